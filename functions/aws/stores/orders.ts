import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { ORDER_LIMITS } from '../../../shared/game/limits/order-limits.ts'
import {
  type BulkOrder,
  type OrderStore,
  orderKey,
  orderText,
  readOrderText,
  withoutPeople,
} from '../../../shared/service/ports/orders.ts'
import { expiryValue, numberValue, textAttribute } from '../dynamodb/attributes.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'

const keyOf = (id: string) => ({ p: { S: orderKey(id) } })

/**
 * Returns the item of an order. `m` is the number of games created so far. `x` is the whole order as JSON; it is
 * written again only once, when the order is finished and its people are removed. `e` is the TTL in seconds.
 */
const itemOf = (order: BulkOrder): Record<string, AttributeValue> => ({
  ...keyOf(order.id),
  m: numberValue(order.made),
  x: { S: orderText(order) },
  e: expiryValue(order.placed + ORDER_LIMITS.retention),
})

const orderOf = (image: Readonly<Record<string, AttributeValue>>): BulkOrder => ({
  ...readOrderText(textAttribute(image, 'x')),
  made: Number(image['m']?.N),
})

/** Returns the store of orders. The stream of its table has only keys, so it contains no addresses. */
export const dynamodbOrders = (client: DynamoDBClient, table: string): OrderStore => ({
  place: (order) => {
    const put = { TableName: table, Item: itemOf(order), ConditionExpression: 'attribute_not_exists(p)' }
    return conditionMet(client.send(new PutItemCommand(put)))
  },
  load: async (id) => {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: keyOf(id), ConsistentRead: true }))
    return Item && orderOf(Item)
  },
  advance: async (id, made) => {
    const update = {
      TableName: table,
      Key: keyOf(id),
      UpdateExpression: 'SET m = :m',
      ConditionExpression: 'm < :m',
      ExpressionAttributeValues: { ':m': numberValue(made) },
    }
    await conditionMet(client.send(new UpdateItemCommand(update)))
  },
  finish: async (order) => {
    const { m, x } = itemOf(withoutPeople(order))
    const update = {
      TableName: table,
      Key: keyOf(order.id),
      UpdateExpression: 'SET m = :m, x = :x',
      ConditionExpression: 'attribute_exists(p)',
      ExpressionAttributeValues: { ...(m && { ':m': m }), ...(x && { ':x': x }) },
    }
    await conditionMet(client.send(new UpdateItemCommand(update)))
  },
})
