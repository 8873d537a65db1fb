import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../shared/game/words.ts'
import { HOOKS } from '../../shared/hooks/bounds.ts'
import { hourOf } from '../../shared/hooks/hourly.ts'
import {
  type Delivery,
  type Hook,
  type Hooks,
  NO_HOOKS,
  type Turn,
  deliveryName,
  refusedClaim,
  turnName,
} from '../../shared/service/ports/webhooks.ts'
import { leavesAt, number, textAt } from './attributes.ts'
import { isHeld } from './condition-met.ts'

type Values = Record<string, AttributeValue>

const keyOf = (owner: string, name: string) => ({ p: { S: `o#${owner}` }, c: { S: name } })

/** The sort key of the item that holds all webhooks of an owner. */
const WEBHOOKS = 'w'

/** The prefix of the sort keys of deliveries. */
const DELIVERIES = 'd#'

/** The prefix of the sort keys of hourly counts. */
const COUNTS = 'n#'

const turnKey = (turn: Turn) => keyOf(turn.owner, `t#${turnName(turn)}`)

const deliveryIn = (item: Values): Delivery => JSON.parse(textAt(item, 's')) as Delivery

type Update = {
  readonly Key: Values
  readonly UpdateExpression: string
  readonly ConditionExpression?: string
  readonly ExpressionAttributeValues: Values
}

const itemAccess = (client: DynamoDBClient, table: string) => {
  const get = async (key: Values): Promise<Values | undefined> => {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true }))
    return Item
  }
  const update = (change: Update): Promise<boolean> =>
    isHeld(client.send(new UpdateItemCommand({ TableName: table, ...change })))
  return { get, update }
}

type ItemAccess = ReturnType<typeof itemAccess>

/** Claims of turns, so that the turns of a game reach a webhook one after the other. */
const turnClaims = ({ get, update }: ItemAccess): Pick<Hooks, 'claim' | 'release'> => ({
  claim: async (turn, now, until) => {
    const Key = turnKey(turn)
    const isTaken = await update({
      Key,
      UpdateExpression: 'SET u = :u, e = :e',
      ConditionExpression: '(attribute_not_exists(v) OR v < :v) AND (attribute_not_exists(u) OR u <= :now)',
      ExpressionAttributeValues: {
        ':u': number(until),
        ':e': leavesAt(now + HOOKS.turns),
        ':v': number(turn.version),
        ':now': number(now),
      },
    })
    if (isTaken) return 'taken'
    return refusedClaim(Number((await get(Key))?.['v']?.N ?? 0), turn)
  },
  release: async (turn, isSent, now) => {
    const [Key, expiry] = [turnKey(turn), { ':e': leavesAt(now + HOOKS.turns) }]
    const isRecorded =
      isSent &&
      (await update({
        Key,
        UpdateExpression: 'SET v = :v, e = :e REMOVE u',
        ConditionExpression: 'attribute_not_exists(v) OR v < :v',
        ExpressionAttributeValues: { ...expiry, ':v': number(turn.version) },
      }))
    if (!isRecorded) await update({ Key, UpdateExpression: 'SET e = :e REMOVE u', ExpressionAttributeValues: expiry })
  },
})

/** The webhooks of an owner, in one item with a version. */
const webhookList = ({ get, update }: ItemAccess): Pick<Hooks, 'load' | 'save'> => ({
  load: async (owner) => {
    const item = await get(keyOf(owner, WEBHOOKS))
    return item ? { version: Number(item['v']?.N), hooks: JSON.parse(textAt(item, 's')) as readonly Hook[] } : NO_HOOKS
  },
  save: (owner, { version }, hooks) =>
    update({
      Key: keyOf(owner, WEBHOOKS),
      UpdateExpression: 'SET v = :next, s = :s',
      ConditionExpression: version === 0 ? 'attribute_not_exists(v)' : 'v = :v',
      ExpressionAttributeValues: {
        ':next': number(version + 1),
        ':s': { S: JSON.stringify(hooks) },
        ...(version > 0 && { ':v': number(version) }),
      },
    }),
})

const recentDeliveries = (
  table: string,
  {
    owner,
    hook,
    limit,
    now,
  }: { readonly owner: string; readonly hook: string; readonly limit: number; readonly now: Instant },
) =>
  new QueryCommand({
    TableName: table,
    KeyConditionExpression: 'p = :p AND begins_with(c, :c)',
    FilterExpression: 'e > :now',
    ExpressionAttributeValues: {
      ':p': { S: `o#${owner}` },
      ':c': { S: `${DELIVERIES}${hook}#` },
      ':now': leavesAt(now),
    },
    ScanIndexForward: false,
    Limit: limit,
  })

/** The log of deliveries. What was delivered is not overwritten. */
const deliveryLog = ({ get, update }: ItemAccess): Pick<Hooks, 'record' | 'find'> => ({
  record: async (owner, delivery, until) =>
    void (await update({
      Key: keyOf(owner, DELIVERIES + deliveryName(delivery.hook, delivery.told)),
      UpdateExpression: 'SET s = :s, a = :a, e = :e',
      ConditionExpression: 'attribute_not_exists(a) OR a <> :done',
      ExpressionAttributeValues: {
        ':s': { S: JSON.stringify(delivery) },
        ':a': { S: delivery.state },
        ':e': leavesAt(until),
        ':done': { S: 'delivered' },
      },
    })),
  find: async (owner, hook, event) => {
    const item = await get(keyOf(owner, DELIVERIES + deliveryName(hook, event)))
    return item && deliveryIn(item)
  },
})

/** Webhooks in the table of programs, whose TTL attribute is `e`. */
export const dynamodbHooks = (client: DynamoDBClient, table: string): Hooks => {
  const access = itemAccess(client, table)
  return {
    ...webhookList(access),
    ...deliveryLog(access),
    ...turnClaims(access),
    recent: async (owner, hook, limit, now) => {
      const { Items = [] } = await client.send(recentDeliveries(table, { owner, hook, limit, now }))
      return Items.map(deliveryIn)
    },
    count: async (owner, now) => {
      const increment = new UpdateItemCommand({
        TableName: table,
        Key: keyOf(owner, `${COUNTS}${hourOf(now)}`),
        UpdateExpression: 'SET e = :e ADD n :one',
        ExpressionAttributeValues: { ':e': leavesAt(now + HOOKS.counted), ':one': number(1) },
        ReturnValues: 'UPDATED_NEW',
      })
      const { Attributes } = await client.send(increment)
      return Number(Attributes?.['n']?.N)
    },
  }
}
