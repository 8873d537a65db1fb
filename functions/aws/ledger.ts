import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import { type Taking, grantSlots, resumedUntil, slotOf } from '../../shared/service/limits/ledger.ts'
import type { Ledger, Standing, Taken } from '../../shared/service/ports/ledger.ts'
import { number } from './attributes.ts'
import { dueOf, planOf, plannedQuery, unplanOf } from './digests.ts'
import { isHeld } from './condition-met.ts'
import { EXPIRY, FACTS, type Fact, LAST, RESTS, seconds } from './ledger-fields.ts'
import { takeOf } from './ledger-take.ts'

type Image = Readonly<Record<string, AttributeValue>>

const countsIn = (image: Image, { limits, now }: Taking): readonly number[] =>
  limits.map((limit) => Number(image[slotOf(limit, now)]?.N ?? 0))

const isIn = (image: Image, slot: string, { grant }: Taking): boolean =>
  grant !== undefined && image[slot]?.SS?.includes(grant) === true

const isTooSoon = (image: Image, { notAfter = Number.POSITIVE_INFINITY }: Taking): boolean =>
  Number(image[LAST]?.N ?? 0) > notAfter

/**
 * Why a take was refused. `late`: the grant was counted the day before, and is not yet counted in this day's limits.
 */
const refusalIn = (image: Image, taking: Taking, isLate: boolean): Taken['kind'] | 'late' => {
  const [today, yesterday] = grantSlots(taking.now)
  if (image[FACTS.stopped]) return 'stopped'
  if (image[FACTS.dead] || Number(image[RESTS]?.N ?? 0) > taking.now) return 'dead'
  if (isIn(image, today, taking)) return 'again'
  if (!isLate && isIn(image, yesterday, taking)) return 'late'
  return isTooSoon(image, taking) ? 'too-soon' : 'spent'
}

/**
 * The update that sets or removes facts of a mailbox. An opt-out loses its TTL, and gets one again when it is
 * withdrawn.
 */
const noteOf = (facts: Partial<Standing>, now: Instant) => {
  const named = Object.entries(FACTS).filter(([fact]) => facts[fact as Fact] !== undefined)
  const isSet = ([fact]: readonly [string, string]): boolean => facts[fact as Fact] === true
  const set = [
    ...named.filter(isSet).map(([, name]) => `${name} = :now`),
    ...(facts.stopped === false ? [`${EXPIRY} = :until`] : []),
    ...(facts.rests === undefined ? [] : [`${RESTS} = :rests`]),
  ]
  const removed = [...named.filter((row) => !isSet(row)).map(([, name]) => name), ...(facts.stopped ? [EXPIRY] : [])]
  return {
    UpdateExpression: [
      ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    ...(set.length > 0 && {
      ExpressionAttributeValues: {
        ...(named.some(isSet) && { ':now': number(now) }),
        ...(facts.stopped === false && { ':until': seconds(resumedUntil(now)) }),
        ...(facts.rests !== undefined && { ':rests': number(facts.rests) }),
      },
    }),
  }
}

type Update = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>

/** The ledger, in a table without a stream. A take is a single conditional write. */
export const dynamodbLedger = (client: DynamoDBClient, table: string): Ledger => {
  const at = (account: string) => ({ TableName: table, Key: { p: { S: account } } })
  const read = async (account: string): Promise<Image> => {
    const { Item = {} } = await client.send(new GetItemCommand({ ...at(account), ConsistentRead: true }))
    return Item
  }
  const update = (account: string, change: Update) => client.send(new UpdateItemCommand({ ...at(account), ...change }))
  const take = async (account: string, taking: Taking, isLate = false): Promise<Taken> => {
    const returned = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const
    try {
      const { Attributes = {} } = await update(account, { ...takeOf(taking, isLate), ...returned })
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
    look: async (account) => {
      const item = await read(account)
      const has = (fact: Fact): boolean => item[FACTS[fact]] !== undefined
      const rests = item[RESTS]?.N
      return {
        proven: has('proven'),
        stopped: has('stopped'),
        dead: has('dead'),
        ...(rests !== undefined && { rests: Number(rests) }),
      }
    },
    counts: async (account, now, limits) => countsIn(await read(account), { grant: undefined, now, limits }),
    note: async (account, facts, now) => void (await update(account, noteOf(facts, now))),
    plan: async (account, due) => void (await isHeld(update(account, planOf(due)))),
    unplan: async (account, due) => void (await isHeld(update(account, unplanOf(due)))),
    planned: async (until, limit) => {
      const { Items = [] } = await client.send(plannedQuery(table, until, limit))
      return Items.map(dueOf)
    },
  }
}
