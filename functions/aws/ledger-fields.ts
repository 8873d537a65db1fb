import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import type { Standing } from '../../shared/service/ports/ports.ts'
import { number } from './attributes.ts'
import { TABLES } from '../codec/tables.ts'

/** In seconds; DynamoDB deletes from then on. */
export const EXPIRY = TABLES.ledger.expiry

export type Fact = Exclude<keyof Standing, 'rests'>

/** When the last was taken that kept a distance. */
export const LAST = 'l'

/** Beside these: a number for each slot of a limit, a set for each day's grants. */
export const FACTS = { proven: 'k', stopped: 's', dead: 'b' } as const satisfies Readonly<Record<Fact, string>>

/** In milliseconds. */
export const RESTS = 'r'

export const seconds = (at: Instant): AttributeValue => number(Math.floor(at / SECOND))
