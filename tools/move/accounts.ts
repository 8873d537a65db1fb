import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { number } from '../../functions/aws/attributes.ts'
import { dueImage, dueIn } from '../../functions/aws/digests.ts'
import { EXPIRY, FACTS, LAST, RESTS } from '../../functions/aws/ledger-fields.ts'
import { SECOND } from '../../shared/game/words.ts'
import { type Account, NEW_ACCOUNT } from '../../shared/service/limits/ledger.ts'

type Image = Readonly<Record<string, AttributeValue>>

type Fact = keyof typeof FACTS

const NAMES = Object.keys(FACTS) as readonly Fact[]

/** The value of a fact that is set. Only its presence counts, as SQLite does not store since when it is set. */
const SET = number(1)

/** The DynamoDB attributes of a ledger account, without its key. */
export const accountImage = (account: Account): Image => {
  const { counts, grants, expires, rests, last, due, proven: _p, stopped: _s, dead: _d, ...more } = account
  // A field that is added to `Account` does not compile here until it is handled above.
  more satisfies Readonly<Record<string, never>>
  return {
    ...Object.fromEntries(NAMES.filter((fact) => account[fact]).map((fact) => [FACTS[fact], SET])),
    ...(rests !== undefined && { [RESTS]: number(rests) }),
    ...(last !== undefined && { [LAST]: number(last) }),
    ...(due !== undefined && dueImage(due)),
    ...(expires !== undefined && { [EXPIRY]: number(Math.floor(expires / SECOND)) }),
    ...Object.fromEntries(Object.entries(counts).map(([slot, count]) => [slot, number(count)])),
    ...Object.fromEntries(
      Object.entries(grants).flatMap(([slot, keys]) => (keys.length > 0 ? [[slot, { SS: [...keys] }]] : [])),
    ),
  }
}

const FIXED: ReadonlySet<string> = new Set([
  'p',
  EXPIRY,
  RESTS,
  LAST,
  ...Object.keys(dueImage(0)),
  ...Object.values(FACTS),
])

/**
 * The ledger account in an item. Every attribute without a fixed name is a slot: a count, or the keys sent in a day.
 */
export const accountIn = (image: Image): Account => {
  const slots = Object.entries(image).filter(([name]) => !FIXED.has(name))
  const [rests, last, expires] = [RESTS, LAST, EXPIRY].map((name) => image[name]?.N)
  return {
    ...NEW_ACCOUNT,
    ...Object.fromEntries(NAMES.map((fact) => [fact, image[FACTS[fact]] !== undefined])),
    counts: Object.fromEntries(slots.flatMap(([name, { N }]) => (N === undefined ? [] : [[name, Number(N)]]))),
    grants: Object.fromEntries(slots.flatMap(([name, { SS }]) => (SS ? [[name, SS.toSorted()]] : []))),
    ...(expires !== undefined && { expires: Number(expires) * SECOND }),
    ...(rests !== undefined && { rests: Number(rests) }),
    ...(last !== undefined && { last: Number(last) }),
    ...dueIn(image),
  }
}
