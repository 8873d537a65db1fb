import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import type { Standing } from '../../shared/service/ports/ledger.ts'
import { number } from './attributes.ts'
import { TABLES } from '../codec/tables.ts'

/** The TTL attribute of the ledger, in seconds. */
export const EXPIRY = TABLES.ledger.expiry

/** What is known of a mailbox, each as a flag. */
export type Fact = Exclude<keyof Standing, 'rests'>

/** When the last email was counted for which a minimum interval applies. */
export const LAST = 'l'

/**
 * The attribute of each fact. An item also has a number for each limit and period, and a set of grants (the keys of
 * emails that were counted) for each day.
 */
export const FACTS = { proven: 'k', stopped: 's', dead: 'b' } as const satisfies Readonly<Record<Fact, string>>

/** Until when nothing is sent to the mailbox, in milliseconds since 1970. */
export const RESTS = 'r'

/** An instant in whole seconds, rounded down. */
export const seconds = (at: Instant): AttributeValue => number(Math.floor(at / SECOND))
