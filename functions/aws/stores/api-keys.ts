import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { ApiKey, ApiKeys, ApiKeyReader } from '../../../shared/service/ports/api-keys.ts'
import { parseScopes } from '../../../shared/service/credentials/verify-api-key.ts'
import { numberValue, textAttribute } from '../dynamodb/attributes.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'
import { sha256Base64url } from '../keys/sha256-base64url.ts'

type Image = Readonly<Record<string, AttributeValue>>

const PREFIX = 'k#'

/** The sort key is constant: a key is a single item. */
const keyOf = (id: string) => ({ p: { S: PREFIX + id }, c: { S: '-' } })

/** Returns the item of a key. Its scopes are one text, because a set of DynamoDB cannot be empty. */
export const apiKeyItem = ({
  id,
  owner,
  name,
  scopes,
  hash,
  created,
  used,
  revoked,
}: ApiKey): Record<string, AttributeValue> => ({
  ...keyOf(id),
  w: { S: owner },
  n: { S: name },
  s: { S: scopes.join(' ') },
  h: { S: hash },
  a: numberValue(created),
  ...(used !== undefined && { u: numberValue(used) }),
  ...(revoked !== undefined && { r: numberValue(revoked) }),
})

const idIn = (image: Image): string => textAttribute(image, 'p').slice(PREFIX.length)

/** Returns the key in an item. Items from before keys had owners are owned by their own id. */
export const apiKeyInItem = (image: Image): ApiKey => ({
  id: idIn(image),
  owner: image['w']?.S ?? idIn(image),
  name: textAttribute(image, 'n'),
  scopes: parseScopes(textAttribute(image, 's')),
  hash: textAttribute(image, 'h'),
  created: Number(image['a']?.N),
  ...(image['u']?.N !== undefined && { used: Number(image['u'].N) }),
  ...(image['r']?.N !== undefined && { revoked: Number(image['r'].N) }),
})

const scanOfKeys = (table: string) => ({
  TableName: table,
  FilterExpression: 'begins_with(p, :k)',
  ExpressionAttributeValues: { ':k': { S: PREFIX } },
  ConsistentRead: true,
})

type Update = { readonly UpdateExpression: string; readonly ConditionExpression: string }

const conditionalUpdate = (
  client: DynamoDBClient,
  table: string,
  id: string,
  at: Instant,
  update: Update,
): Promise<boolean> => {
  const values = { ExpressionAttributeValues: { ':at': numberValue(at) } }
  return conditionMet(client.send(new UpdateItemCommand({ TableName: table, Key: keyOf(id), ...update, ...values })))
}

const SET_USED: Update = {
  UpdateExpression: 'SET u = :at',
  ConditionExpression: 'attribute_exists(p) AND (attribute_not_exists(u) OR u < :at)',
}
const SET_REVOKED: Update = {
  UpdateExpression: 'SET r = if_not_exists(r, :at)',
  ConditionExpression: 'attribute_exists(p)',
}

/** Returns the function that reads one key with strong consistency. */
export const apiKeyReader =
  (client: DynamoDBClient, table: string): ApiKeyReader['load'] =>
  async (id) => {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: keyOf(id), ConsistentRead: true }))
    return Item && apiKeyInItem(Item)
  }

/** Returns the function that revokes a key. A key that is already revoked keeps the time of its first revocation. */
export const apiKeyRevoker =
  (client: DynamoDBClient, table: string): ApiKeys['revoke'] =>
  (id, at) =>
    conditionalUpdate(client, table, id, at, SET_REVOKED)

/** Returns what the API needs in order to check the keys of requests. */
export const dynamodbKeyRing = (client: DynamoDBClient, table: string): ApiKeyReader => ({
  load: apiKeyReader(client, table),
  use: async (id, at) => void (await conditionalUpdate(client, table, id, at, SET_USED)),
  digest: sha256Base64url,
})

/** Returns all keys, in a table without a stream: for the operator's tools. */
export const dynamodbApiKeys = (client: DynamoDBClient, table: string): ApiKeys => ({
  ...dynamodbKeyRing(client, table),
  add: (key) => {
    const put = { Item: apiKeyItem(key), ConditionExpression: 'attribute_not_exists(p)' }
    return conditionMet(client.send(new PutItemCommand({ TableName: table, ...put })))
  },
  revoke: apiKeyRevoker(client, table),
  list: async () => {
    const keys: ApiKey[] = []
    for await (const { Items = [] } of paginateScan({ client }, scanOfKeys(table)))
      keys.push(...Items.map(apiKeyInItem))
    return keys.toSorted((a, b) => a.created - b.created)
  },
})
