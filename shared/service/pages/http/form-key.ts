import { isLongKey, randomId } from '../../credentials/ids.ts'
import type { Visit } from './page-request.ts'

/** 131 bits, unguessable. */
const KEY_LENGTH = 22

/** Makes two presses of a button one request. */
export const freshKey = ({ service }: Visit): string => randomId(service.chance, KEY_LENGTH)

export const formKey = (value: string | undefined): string | undefined =>
  value !== undefined && isLongKey(value) ? value : undefined
