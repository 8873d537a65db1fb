import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import {
  type TakeRequest,
  grantSlots,
  expiryAfterResuming,
  slotOf,
} from '../../../shared/service/limits/ledger-account.ts'
import type { Ledger, AccountStatus, TakeResult } from '../../../shared/service/ports/ledger.ts'
import { numberValue } from '../dynamodb/attributes.ts'
import { readPlannedDigest, planDigestUpdate, plannedDigestsQuery, unplanDigestUpdate } from './planned-digests.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import {
  LEDGER_EXPIRY,
  FACT_ATTRIBUTES,
  type AccountFact,
  LAST_TAKEN,
  SUSPENDED_UNTIL,
  wholeSecondsValue,
} from './ledger-fields.ts'
import { takeUpdate } from './ledger-take.ts'

type Image = Readonly<Record<string, AttributeValue>>

const countsIn = (image: Image, { limits, now }: TakeRequest): readonly number[] =>
  limits.map((limit) => Number(image[slotOf(limit, now)]?.N ?? 0))

const isIn = (image: Image, slot: string, { grant }: TakeRequest): boolean =>
  grant !== undefined && image[slot]?.SS?.includes(grant) === true

const isTooSoon = (image: Image, { notAfter = Number.POSITIVE_INFINITY }: TakeRequest): boolean =>
  Number(image[LAST_TAKEN]?.N ?? 0) > notAfter

/**
 * Returns why `take` refused. `late`: the grant (the key of what is counted) was counted the day before, but not yet in
 * the limits of today.
 */
const refusalIn = (image: Image, taking: TakeRequest, isLate: boolean): TakeResult['kind'] | 'late' => {
  const [today, yesterday] = grantSlots(taking.now)
  if (image[FACT_ATTRIBUTES.stopped]) return 'stopped'
  if (image[FACT_ATTRIBUTES.dead] || Number(image[SUSPENDED_UNTIL]?.N ?? 0) > taking.now) return 'dead'
  if (isIn(image, today, taking)) return 'again'
  if (!isLate && isIn(image, yesterday, taking)) return 'late'
  return isTooSoon(image, taking) ? 'too-soon' : 'spent'
}

/**
 * Returns the update that sets or removes flags of a mailbox. An opt-out removes the TTL of the item; when the opt-out
 * is withdrawn, the item gets a TTL again.
 */
const noteOf = (facts: Partial<AccountStatus>, now: Instant) => {
  const named = Object.entries(FACT_ATTRIBUTES).filter(([fact]) => facts[fact as AccountFact] !== undefined)
  const isSet = ([fact]: readonly [string, string]): boolean => facts[fact as AccountFact] === true
  const set = [
    ...named.filter(isSet).map(([, name]) => `${name} = :now`),
    ...(facts.stopped === false ? [`${LEDGER_EXPIRY} = :until`] : []),
    ...(facts.rests === undefined ? [] : [`${SUSPENDED_UNTIL} = :rests`]),
  ]
  const removed = [
    ...named.filter((row) => !isSet(row)).map(([, name]) => name),
    ...(facts.stopped ? [LEDGER_EXPIRY] : []),
  ]
  return {
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    ...(set.length > 0 && {
      ExpressionAttributeValues: {
        ...(named.some(isSet) && { ':now': numberValue(now) }),
        ...(facts.stopped === false && { ':until': wholeSecondsValue(expiryAfterResuming(now)) }),
        ...(facts.rests !== undefined && { ':rests': numberValue(facts.rests) }),
      },
    }),
  }
}

type Update = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>

/** Returns the ledger, in a table without a stream. `take` is a single conditional write. */
export const dynamodbLedger = (client: DynamoDBClient, table: string): Ledger => {
  const at = (account: string) => ({ TableName: table, Key: { p: { S: account } } })
  const read = async (account: string): Promise<Image> => {
    const { Item = {} } = await client.send(new GetItemCommand({ ...at(account), ConsistentRead: true }))
    return Item
  }
  const update = (account: string, change: Update) => client.send(new UpdateItemCommand({ ...at(account), ...change }))
  const take = async (account: string, taking: TakeRequest, isLate = false): Promise<TakeResult> => {
    const returned = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const
    try {
      const { Attributes = {} } = await update(account, { ...takeUpdate(taking, isLate), ...returned })
      return { kind: 'taken', counts: countsIn(Attributes, taking) }
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
      const image = error.Item ?? {}
      const kind = refusalIn(image, taking, isLate)
      if (kind === 'late') return take(account, taking, true)
      return { kind, counts: countsIn(image, taking) }
    }
  }
  return {
    take: (account, grant, now, limits, notAfter) => take(account, { grant, now, limits, notAfter }),
    readStatus: async (account) => {
      const item = await read(account)
      const has = (fact: AccountFact): boolean => item[FACT_ATTRIBUTES[fact]] !== undefined
      const rests = item[SUSPENDED_UNTIL]?.N
      return {
        proven: has('proven'),
        stopped: has('stopped'),
        dead: has('dead'),
        ...(rests !== undefined && { rests: Number(rests) }),
      }
    },
    counts: async (account, now, limits) => countsIn(await read(account), { grant: undefined, now, limits }),
    noteStatus: async (account, facts, now) => void (await update(account, noteOf(facts, now))),
    planDigest: async (account, due) => void (await conditionMet(update(account, planDigestUpdate(due)))),
    unplanDigest: async (account, due) => void (await conditionMet(update(account, unplanDigestUpdate(due)))),
    dueDigests: async (until, limit) => {
      const { Items = [] } = await client.send(plannedDigestsQuery(table, until, limit))
      return Items.map(readPlannedDigest)
    },
  }
}
