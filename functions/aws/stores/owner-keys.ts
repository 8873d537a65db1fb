import { type DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { ApiKey, OwnerKeys } from '../../../shared/service/ports/api-keys.ts'
import { isActiveKey } from '../../../shared/service/credentials/verify-api-key.ts'
import { optimisticUpdate } from '../../../shared/service/runtime/optimistic-update.ts'
import { apiKeyItem, apiKeyReader, apiKeyRevoker } from './api-keys.ts'
import { conditionMet } from '../dynamodb/condition-met.ts'

/**
 * Returns the key of the item that lists an owner's API keys. A revoked key stays in the list until the next key is
 * issued. The item has a partition of its own, apart from what the owner's programs have.
 */
const keyListKey = (owner: string) => ({ p: { S: `r#${owner}` }, c: { S: '-' } })

const IF_ABSENT = 'attribute_not_exists(p)'

/** How often a change of the list is attempted, because others may change it at the same time. */
const ATTEMPTS = 5

const putIfAbsent = (client: DynamoDBClient, table: string, key: ApiKey): Promise<boolean> =>
  conditionMet(
    client.send(new PutItemCommand({ TableName: table, Item: apiKeyItem(key), ConditionExpression: IF_ABSENT })),
  )

/**
 * Returns the store of owners' API keys. An owner gets at most `most` valid keys. A key is stored before it is listed.
 * If it does not get into the list, its secret was never shown to anyone.
 */
export const dynamodbOwnerKeys = (client: DynamoDBClient, table: string): OwnerKeys => {
  const load = apiKeyReader(client, table)
  const revoke = apiKeyRevoker(client, table)

  const keyListOf = async (owner: string) => {
    const get = { TableName: table, Key: keyListKey(owner), ConsistentRead: true }
    const { Item } = await client.send(new GetItemCommand(get))
    const ids = Item?.['i']?.S
    const found = await Promise.all((ids ?? '').split(' ').flatMap((id) => (id === '' ? [] : [load(id)])))
    return { ids, keys: found.filter(isActiveKey) }
  }

  const enter = ({ owner, id }: ApiKey, { ids, keys }: Awaited<ReturnType<typeof keyListOf>>): Promise<boolean> => {
    const update = {
      TableName: table,
      Key: keyListKey(owner),
      UpdateExpression: 'SET i = :i',
      ConditionExpression: ids === undefined ? IF_ABSENT : 'i = :was',
      ExpressionAttributeValues: {
        ':i': { S: [...keys.map((key) => key.id), id].join(' ') },
        ...(ids !== undefined && { ':was': { S: ids } }),
      },
    }
    return conditionMet(client.send(new UpdateItemCommand(update)))
  }

  return {
    issued: async (owner) => (await keyListOf(owner)).keys.toSorted((a, b) => a.created - b.created),
    issue: async (key, most) => {
      let list = await keyListOf(key.owner)
      if (list.keys.length < most && !(await putIfAbsent(client, table, key))) return 'again'
      const issued = await optimisticUpdate(ATTEMPTS, async () => {
        if (list.keys.length >= most) return 'full'
        if (await enter(key, list)) return 'issued'
        list = await keyListOf(key.owner)
        return undefined
      })
      return issued ?? 'full'
    },
    revoke,
  }
}
