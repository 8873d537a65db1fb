import { type AttributeValue, BatchGetItemCommand, type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameId, Games } from '../../../shared/service/ports/games.ts'
import { numberValue, textAttribute } from '../dynamodb/attributes.ts'
import { GAME_PACKING, TIMER_SHARDS } from '../../codec/game-item.ts'
import { TABLES } from '../dynamodb/tables.ts'
import { versionedItems } from './versioned-items.ts'

/**
 * Returns the items of at most 100 games; missing ones are left out. DynamoDB returns as many as its throughput allows,
 * and the keys of the rest, which are read in further rounds with increasing pauses. Throws if keys are left after
 * `rounds`.
 */
export const batchReadImages = async (
  client: DynamoDBClient,
  table: string,
  ids: readonly GameId[],
  rounds: number,
): Promise<readonly Readonly<Record<string, AttributeValue>>[]> => {
  const images: Record<string, AttributeValue>[] = []
  let keys: Record<string, AttributeValue>[] = ids.map((id) => ({ p: { S: id } }))
  for (let round = 0; keys.length > 0; round++) {
    if (round === rounds) throw new Error(`${keys.length} games were not read in ${rounds} rounds`)
    if (round > 0) await pause(20 * 2 ** round)
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
    )
    images.push(...(Responses?.[table] ?? []))
    keys = UnprocessedKeys?.[table]?.Keys ?? []
  }
  return images
}

const ROUNDS = 5

type OverdueQuery = { readonly table: string; readonly until: Instant; readonly limit: number }
type DueGame = { readonly id: GameId; readonly due: number }

const overdueIn = async (client: DynamoDBClient, query: OverdueQuery, shard: number): Promise<readonly DueGame[]> => {
  const command = new QueryCommand({
    TableName: query.table,
    IndexName: TABLES.games.index.name,
    KeyConditionExpression: 's = :s AND d <= :d',
    ExpressionAttributeValues: { ':s': numberValue(shard), ':d': numberValue(Math.floor(query.until / 1000)) },
    Limit: query.limit,
  })
  const { Items = [] } = await client.send(command)
  return Items.map((image) => ({ id: textAttribute(image, 'p'), due: Number(image['d']?.N) }))
}

const overdue = async (client: DynamoDBClient, query: OverdueQuery): Promise<readonly GameId[]> => {
  const shards = Array.from({ length: TIMER_SHARDS }, (_, shard) => overdueIn(client, query, shard))
  const due = (await Promise.all(shards)).flat().toSorted((a, b) => a.due - b.due)
  return due.slice(0, query.limit).map(({ id }) => id)
}

/** Returns the store of games. If `save` throws, the write may have happened all the same. */
export const dynamodbGames = (client: DynamoDBClient, table: string): Games => {
  const { load, save, unpackImage } = versionedItems(client, table, GAME_PACKING)
  return {
    load,
    loadAll: async (ids) => {
      const images = await batchReadImages(client, table, [...new Set(ids)], ROUNDS)
      return new Map(images.map((image) => [textAttribute(image, 'p'), unpackImage(image)]))
    },
    save,
    overdue: (until, limit) => overdue(client, { table, until, limit }),
  }
}
