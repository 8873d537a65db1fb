import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { AccountStatus } from '../../../shared/service/ports/ledger.ts'
import { numberValue } from '../dynamodb/attributes.ts'
import { TABLES } from '../dynamodb/tables.ts'

/** The TTL attribute of the ledger, in seconds. */
export const LEDGER_EXPIRY = TABLES.ledger.expiry

/** What is known of a mailbox, each as a flag. */
export type AccountFact = Exclude<keyof AccountStatus, 'rests'>

/** The attribute with the instant at which the last email was counted that has a minimum interval. */
export const LAST_TAKEN = 'l'

/**
 * The attribute of each fact. An item also has a number for each limit and period, and a set of grants (the keys of
 * emails that were counted) for each day.
 */
export const FACT_ATTRIBUTES = { proven: 'k', stopped: 's', dead: 'b' } as const satisfies Readonly<
  Record<AccountFact, string>
>

/** The attribute with the instant until which nothing is sent to the mailbox, in milliseconds since 1970. */
export const SUSPENDED_UNTIL = 'r'

/** Returns an instant in whole seconds, rounded down. */
export const wholeSecondsValue = (at: Instant): AttributeValue => numberValue(Math.floor(at / SECOND))
