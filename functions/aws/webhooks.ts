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

const SHELF = 'w'

const DELIVERIES = 'd#'

const COUNTS = 'n#'

const turnKey = (turn: Turn) => keyOf(turn.owner, `t#${turnName(turn)}`)

const deliveryIn = (item: Values): Delivery => JSON.parse(textAt(item, 's')) as Delivery

type Update = {
  readonly Key: Values
  readonly UpdateExpression: string
  readonly ConditionExpression?: string
  readonly ExpressionAttributeValues: Values
}

const tellingOf = (client: DynamoDBClient, table: string) => {
  const get = async (key: Values): Promise<Values | undefined> => {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true }))
    return Item
  }
  const update = (change: Update): Promise<boolean> =>
    isHeld(client.send(new UpdateItemCommand({ TableName: table, ...change })))
  return { get, update }
}

type Telling = ReturnType<typeof tellingOf>

const turnsOf = ({ get, update }: Telling): Pick<Hooks, 'claim' | 'release'> => ({
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
  release: async (turn, isTold, now) => {
    const [Key, kept] = [turnKey(turn), { ':e': leavesAt(now + HOOKS.turns) }]
    const isLater =
      isTold &&
      (await update({
        Key,
        UpdateExpression: 'SET v = :v, e = :e REMOVE u',
        ConditionExpression: 'attribute_not_exists(v) OR v < :v',
        ExpressionAttributeValues: { ...kept, ':v': number(turn.version) },
      }))
    if (!isLater) await update({ Key, UpdateExpression: 'SET e = :e REMOVE u', ExpressionAttributeValues: kept })
  },
})

const shelfOf = ({ get, update }: Telling): Pick<Hooks, 'load' | 'save'> => ({
  load: async (owner) => {
    const item = await get(keyOf(owner, SHELF))
    return item ? { version: Number(item['v']?.N), hooks: JSON.parse(textAt(item, 's')) as readonly Hook[] } : NO_HOOKS
  },
  save: (owner, { version }, hooks) =>
    update({
      Key: keyOf(owner, SHELF),
      UpdateExpression: 'SET v = :next, s = :s',
      ConditionExpression: version === 0 ? 'attribute_not_exists(v)' : 'v = :v',
      ExpressionAttributeValues: {
        ':next': number(version + 1),
        ':s': { S: JSON.stringify(hooks) },
        ...(version > 0 && { ':v': number(version) }),
      },
    }),
})

const recentIn = (
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

const deliveriesOf = ({ get, update }: Telling): Pick<Hooks, 'record' | 'find'> => ({
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
  find: async (owner, hook, told) => {
    const item = await get(keyOf(owner, DELIVERIES + deliveryName(hook, told)))
    return item && deliveryIn(item)
  },
})

/** In the table of programs, which deletes by `e`. */
export const dynamodbHooks = (client: DynamoDBClient, table: string): Hooks => {
  const telling = tellingOf(client, table)
  return {
    ...shelfOf(telling),
    ...deliveriesOf(telling),
    ...turnsOf(telling),
    recent: async (owner, hook, limit, now) => {
      const { Items = [] } = await client.send(recentIn(table, { owner, hook, limit, now }))
      return Items.map(deliveryIn)
    },
    count: async (owner, now) => {
      const counting = new UpdateItemCommand({
        TableName: table,
        Key: keyOf(owner, `${COUNTS}${hourOf(now)}`),
        UpdateExpression: 'SET e = :e ADD n :one',
        ExpressionAttributeValues: { ':e': leavesAt(now + HOOKS.counted), ':one': number(1) },
        ReturnValues: 'UPDATED_NEW',
      })
      const { Attributes } = await client.send(counting)
      return Number(Attributes?.['n']?.N)
    },
  }
}
