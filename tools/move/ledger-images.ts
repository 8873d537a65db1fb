import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { numberValue } from '../../functions/aws/dynamodb/attributes.ts'
import { plannedDigestAttributes, plannedDigestInItem } from '../../functions/aws/ledger/planned-digests.ts'
import {
  LEDGER_EXPIRY,
  FACT_ATTRIBUTES,
  LAST_TAKEN,
  SUSPENDED_UNTIL,
} from '../../functions/aws/ledger/ledger-fields.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import { type LedgerAccount, NEW_ACCOUNT } from '../../shared/service/limits/ledger-account.ts'

type Image = Readonly<Record<string, AttributeValue>>

type Fact = keyof typeof FACT_ATTRIBUTES

const NAMES = Object.keys(FACT_ATTRIBUTES) as readonly Fact[]

/**
 * The value of the attributes for `proven`, `stopped` and `dead`. Only their presence counts: SQLite does not store
 * when they were set.
 */
const SET = numberValue(1)

/** Returns the DynamoDB attributes of a ledger account, without its key. */
export const ledgerAttributes = (account: LedgerAccount): Image => {
  const { counts, grants, expires, rests, last, due, proven: _p, stopped: _s, dead: _d, ...more } = account
  // A field that is added to `LedgerAccount` does not compile here until it is handled above.
  more satisfies Readonly<Record<string, never>>
  return {
    ...Object.fromEntries(NAMES.filter((fact) => account[fact]).map((fact) => [FACT_ATTRIBUTES[fact], SET])),
    ...(rests !== undefined && { [SUSPENDED_UNTIL]: numberValue(rests) }),
    ...(last !== undefined && { [LAST_TAKEN]: numberValue(last) }),
    ...(due !== undefined && plannedDigestAttributes(due)),
    ...(expires !== undefined && { [LEDGER_EXPIRY]: numberValue(Math.floor(expires / SECOND)) }),
    ...Object.fromEntries(Object.entries(counts).map(([slot, count]) => [slot, numberValue(count)])),
    ...Object.fromEntries(
      Object.entries(grants).flatMap(([slot, keys]) => (keys.length > 0 ? [[slot, { SS: [...keys] }]] : [])),
    ),
  }
}

const FIXED: ReadonlySet<string> = new Set([
  'p',
  LEDGER_EXPIRY,
  SUSPENDED_UNTIL,
  LAST_TAKEN,
  ...Object.keys(plannedDigestAttributes(0)),
  ...Object.values(FACT_ATTRIBUTES),
])

/**
 * Returns the ledger account in an item. Each attribute that is not in `FIXED` is a count, or the set of a day's
 * grants: the keys of what was counted, so that it is not counted again.
 */
export const accountFromImage = (image: Image): LedgerAccount => {
  const slots = Object.entries(image).filter(([name]) => !FIXED.has(name))
  const [rests, last, expires] = [SUSPENDED_UNTIL, LAST_TAKEN, LEDGER_EXPIRY].map((name) => image[name]?.N)
  return {
    ...NEW_ACCOUNT,
    ...Object.fromEntries(NAMES.map((fact) => [fact, image[FACT_ATTRIBUTES[fact]] !== undefined])),
    counts: Object.fromEntries(slots.flatMap(([name, { N }]) => (N === undefined ? [] : [[name, Number(N)]]))),
    grants: Object.fromEntries(slots.flatMap(([name, { SS }]) => (SS ? [[name, SS.toSorted()]] : []))),
    ...(expires !== undefined && { expires: Number(expires) * SECOND }),
    ...(rests !== undefined && { rests: Number(rests) }),
    ...(last !== undefined && { last: Number(last) }),
    ...plannedDigestInItem(image),
  }
}
