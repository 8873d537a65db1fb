import { isIdempotencyKey, randomId } from '../../credentials/ids.ts'
import type { PageVisit } from './page-visit.ts'

/** Characters of [0-9A-Za-z]: 131 random bits, which nobody can guess. */
const KEY_LENGTH = 22

/** Returns an idempotency key for a form: two presses of its button count as one request. */
export const newFormKey = ({ service }: PageVisit): string => randomId(service.chance, KEY_LENGTH)

/** Returns the idempotency key that a form has sent. Undefined for one that no form of ours can have. */
export const readFormKey = (value: string | undefined): string | undefined =>
  value !== undefined && isIdempotencyKey(value) ? value : undefined
