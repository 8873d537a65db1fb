import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import { hourOf } from '../../../shared/webhooks/hourly-slots.ts'
import {
  type WebhookDelivery,
  type Webhook,
  type WebhookStore,
  NO_WEBHOOKS,
  type WebhookTurn,
  deliveryKey,
  claimRefusal,
  turnClaimKey,
  webhookFromStored,
  webhookText,
} from '../../../shared/service/ports/webhooks.ts'
import { expiryValue, numberValue, textAttribute } from '../dynamodb/attributes.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'

type Values = Record<string, AttributeValue>

const keyOf = (owner: string, name: string) => ({ p: { S: `o#${owner}` }, c: { S: name } })

/** The sort key of the item that holds all webhooks of an owner. */
const WEBHOOKS = 'w'

/** The prefix of the sort keys of deliveries. */
const DELIVERIES = 'd#'

/** The prefix of the sort keys of hourly counts. */
const COUNTS = 'n#'

const turnKey = (turn: WebhookTurn) => keyOf(turn.owner, `t#${turnClaimKey(turn)}`)

const deliveryIn = (item: Values): WebhookDelivery =>
  webhookFromStored(JSON.parse(textAttribute(item, 's')) as WebhookDelivery)

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
    conditionMet(client.send(new UpdateItemCommand({ TableName: table, ...change })))
  return { get, update }
}

type ItemAccess = ReturnType<typeof itemAccess>

/** Returns the claims of turns: while one turn of a game is being sent to a webhook, no other is. */
const turnClaims = ({ get, update }: ItemAccess): Pick<WebhookStore, 'claim' | 'release'> => ({
  claim: async (turn, now, until) => {
    const Key = turnKey(turn)
    const isTaken = await update({
      Key,
      UpdateExpression: 'SET u = :u, e = :e',
      ConditionExpression: '(attribute_not_exists(v) OR v < :v) AND (attribute_not_exists(u) OR u <= :now)',
      ExpressionAttributeValues: {
        ':u': numberValue(until),
        ':e': expiryValue(now + WEBHOOK_LIMITS.turnRetention),
        ':v': numberValue(turn.version),
        ':now': numberValue(now),
      },
    })
    if (isTaken) return 'taken'
    return claimRefusal(Number((await get(Key))?.['v']?.N ?? 0), turn)
  },
  release: async (turn, isSent, now) => {
    const [Key, expiry] = [turnKey(turn), { ':e': expiryValue(now + WEBHOOK_LIMITS.turnRetention) }]
    const isRecorded =
      isSent &&
      (await update({
        Key,
        UpdateExpression: 'SET v = :v, e = :e REMOVE u',
        ConditionExpression: 'attribute_not_exists(v) OR v < :v',
        ExpressionAttributeValues: { ...expiry, ':v': numberValue(turn.version) },
      }))
    if (!isRecorded) await update({ Key, UpdateExpression: 'SET e = :e REMOVE u', ExpressionAttributeValues: expiry })
  },
})

/** Returns the webhooks of an owner, in one item with a version. */
const webhookList = ({ get, update }: ItemAccess): Pick<WebhookStore, 'load' | 'save'> => ({
  load: async (owner) => {
    const item = await get(keyOf(owner, WEBHOOKS))
    return item
      ? { version: Number(item['v']?.N), webhooks: JSON.parse(textAttribute(item, 's')) as readonly Webhook[] }
      : NO_WEBHOOKS
  },
  save: (owner, { version }, webhooks) =>
    update({
      Key: keyOf(owner, WEBHOOKS),
      UpdateExpression: 'SET v = :next, s = :s',
      ConditionExpression: version === 0 ? 'attribute_not_exists(v)' : 'v = :v',
      ExpressionAttributeValues: {
        ':next': numberValue(version + 1),
        ':s': { S: JSON.stringify(webhooks) },
        ...(version > 0 && { ':v': numberValue(version) }),
      },
    }),
})

const recentDeliveries = (
  table: string,
  {
    owner,
    webhookId,
    limit,
    now,
  }: { readonly owner: string; readonly webhookId: string; readonly limit: number; readonly now: Instant },
) =>
  new QueryCommand({
    TableName: table,
    KeyConditionExpression: 'p = :p AND begins_with(c, :c)',
    FilterExpression: 'e > :now',
    ExpressionAttributeValues: {
      ':p': { S: `o#${owner}` },
      ':c': { S: `${DELIVERIES}${webhookId}#` },
      ':now': expiryValue(now),
    },
    ScanIndexForward: false,
    Limit: limit,
  })

/** Returns the log of deliveries. A delivery that succeeded is not overwritten. */
const deliveryLog = ({ get, update }: ItemAccess): Pick<WebhookStore, 'record' | 'find'> => ({
  record: async (owner, delivery, until) =>
    void (await update({
      Key: keyOf(owner, DELIVERIES + deliveryKey(delivery.hook, delivery.told)),
      UpdateExpression: 'SET s = :s, a = :a, e = :e',
      ConditionExpression: 'attribute_not_exists(a) OR a <> :done',
      ExpressionAttributeValues: {
        ':s': { S: webhookText(delivery) },
        ':a': { S: delivery.state },
        ':e': expiryValue(until),
        ':done': { S: 'delivered' },
      },
    })),
  find: async (owner, webhookId, event) => {
    const item = await get(keyOf(owner, DELIVERIES + deliveryKey(webhookId, event)))
    return item && deliveryIn(item)
  },
})

/** Returns webhooks in the table of programs, whose TTL attribute is `e`. */
export const dynamodbWebhooks = (client: DynamoDBClient, table: string): WebhookStore => {
  const access = itemAccess(client, table)
  return {
    ...webhookList(access),
    ...deliveryLog(access),
    ...turnClaims(access),
    recent: async (owner, webhookId, limit, now) => {
      const { Items = [] } = await client.send(recentDeliveries(table, { owner, webhookId, limit, now }))
      return Items.map(deliveryIn)
    },
    count: async (owner, now) => {
      const increment = new UpdateItemCommand({
        TableName: table,
        Key: keyOf(owner, `${COUNTS}${hourOf(now)}`),
        UpdateExpression: 'SET e = :e ADD n :one',
        ExpressionAttributeValues: { ':e': expiryValue(now + WEBHOOK_LIMITS.countRetention), ':one': numberValue(1) },
        ReturnValues: 'UPDATED_NEW',
      })
      const { Attributes } = await client.send(increment)
      return Number(Attributes?.['n']?.N)
    },
  }
}
