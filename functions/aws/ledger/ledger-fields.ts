import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { AccountStatus } from '../../../shared/service/ports/ledger.ts'
import { numberValue } from '../dynamodb/attributes.ts'
import { TABLES } from '../dynamodb/tables.ts'

/** The TTL attribute of the ledger, in seconds. */
export const LEDGER_EXPIRY = TABLES.ledger.expiry

/** The name of a flag of a mailbox: `proven`, `stopped` or `dead`. */
export type AccountFact = Exclude<keyof AccountStatus, 'rests'>

/** The attribute with the time of the last counted email of a kind that has a minimum interval. */
export const LAST_TAKEN = 'l'

/**
 * The attribute of each flag. An item also has a number for each limit and period, and for each day a set of grants
 * (the keys of the emails that were counted).
 */
export const FACT_ATTRIBUTES = { proven: 'k', stopped: 's', dead: 'b' } as const satisfies Readonly<
  Record<AccountFact, string>
>

/** The attribute with the instant until which nothing is sent to the mailbox, in milliseconds since 1970. */
export const SUSPENDED_UNTIL = 'r'

/** Returns an instant in whole seconds, rounded down. */
export const wholeSecondsValue = (at: Instant): AttributeValue => numberValue(Math.floor(at / SECOND))
