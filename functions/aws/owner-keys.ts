import { type DynamoDBClient, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { type ApiKey, type KeyDesk, isLiving } from '../../shared/service/credentials/api-keys.ts'
import { imageOf, keyReader, keyRevoker } from './api-keys.ts'
import { isHeld } from './condition-met.ts'

/** A list of the owner's living keys, at most. Its partition is apart from what the owner has. */
const rosterOf = (owner: string) => ({ p: { S: `r#${owner}` }, c: { S: '-' } })

const PUT = 'attribute_not_exists(p)'

/** As others may change it between. */
const TRIES = 5

/** A key is put before it is on the list. Of one that does not get there nobody knows the secret. */
export const dynamodbKeyDesk = (client: DynamoDBClient, table: string): KeyDesk => {
  const load = keyReader(client, table)
  const revoke = keyRevoker(client, table)

  const rosterAt = async (owner: string) => {
    const asked = { TableName: table, Key: rosterOf(owner), ConsistentRead: true }
    const { Item } = await client.send(new GetItemCommand(asked))
    const ids = Item?.['i']?.S
    const found = await Promise.all((ids ?? '').split(' ').flatMap((id) => (id === '' ? [] : [load(id)])))
    return { ids, keys: found.filter(isLiving) }
  }

  const enter = ({ owner, id }: ApiKey, { ids, keys }: Awaited<ReturnType<typeof rosterAt>>): Promise<boolean> => {
    const update = {
      TableName: table,
      Key: rosterOf(owner),
      UpdateExpression: 'SET i = :i',
      ConditionExpression: ids === undefined ? PUT : 'i = :was',
      ExpressionAttributeValues: {
        ':i': { S: [...keys.map((key) => key.id), id].join(' ') },
        ...(ids !== undefined && { ':was': { S: ids } }),
      },
    }
    return isHeld(client.send(new UpdateItemCommand(update)))
  }

  const put = (key: ApiKey): Promise<boolean> =>
    isHeld(client.send(new PutItemCommand({ TableName: table, Item: imageOf(key), ConditionExpression: PUT })))

  return {
    issued: async (owner) => (await rosterAt(owner)).keys.toSorted((a, b) => a.created - b.created),
    issue: async (key, most) => {
      let roster = await rosterAt(key.owner)
      if (roster.keys.length < most && !(await put(key))) return 'again'
      for (let left = TRIES; left > 0 && roster.keys.length < most; left -= 1) {
        if (await enter(key, roster)) return 'issued'
        roster = await rosterAt(key.owner)
      }
      return 'full'
    },
    revoke,
  }
}
