import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
} from '@aws-sdk/client-dynamodb'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameId, Games, SaveResult, GameRecord } from '../../../shared/service/ports/games.ts'
import {
  readGameItem,
  numberValue,
  textAttribute,
  gameItemAttributes,
  unknownAttributes,
} from '../dynamodb/attributes.ts'
import { type GameItem, TIMER_SHARDS, packNextVersion, isSameItem, unpackGame } from '../../codec/game-item.ts'
import { TABLES } from '../dynamodb/tables.ts'

type Condition = Pick<PutItemCommandInput, 'ConditionExpression' | 'ExpressionAttributeValues'>

/**
 * Returns the condition that version and timer are unchanged. The version alone is not enough, because it stays the
 * same when another timer is set.
 */
const sameTimer = (before: GameRecord): Condition =>
  before.due === undefined
    ? { ConditionExpression: 'v = :v AND attribute_not_exists(d)' }
    : { ConditionExpression: 'v = :v AND d = :d', ExpressionAttributeValues: { ':d': numberValue(before.due / 1000) } }

const conditionOf = (before: GameRecord | undefined, after: GameRecord): Condition => {
  if (!before) return { ConditionExpression: 'attribute_not_exists(p)' }
  const isSameVersion = before.version === after.version
  const { ConditionExpression = 'v = :v', ExpressionAttributeValues } = isSameVersion ? sameTimer(before) : {}
  return {
    ConditionExpression,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':v': numberValue(before.version) },
  }
}

type Image = Readonly<Record<string, AttributeValue>>

/**
 * Attributes that a later release has added to the item of a game, by the game's log as it was read. A put writes the
 * whole item, so it must repeat them.
 */
const addedAttributes = new WeakMap<GameRecord['log'], Image>()

const unpackImage = (image: Image): GameRecord => {
  const stored = unpackGame(readGameItem(image))
  const more = unknownAttributes(image)
  if (more) addedAttributes.set(stored.log, more)
  return stored
}

/**
 * Returns the result of a put whose condition was not met. Usually another writer was first. But if the SDK has retried
 * and finds the same item, its own first attempt was stored; after a single attempt the same item is another writer's.
 */
const lostRace = (item: GameItem, { Item: image, $metadata }: ConditionalCheckFailedException): SaveResult => {
  const stored = image && readGameItem(image)
  if (stored && ($metadata.attempts ?? 1) > 1 && isSameItem(stored, item)) return { saved: true }
  return { saved: false, now: image && unpackImage(image) }
}

const load = async (client: DynamoDBClient, table: string, id: GameId): Promise<GameRecord | undefined> => {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: table, Key: { p: { S: id } }, ConsistentRead: true }),
  )
  return Item && unpackImage(Item)
}

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

const loadAll = async (client: DynamoDBClient, table: string, ids: readonly GameId[]) => {
  const images = await batchReadImages(client, table, [...new Set(ids)], ROUNDS)
  return new Map(images.map((image) => [textAttribute(image, 'p'), unpackImage(image)]))
}

type Save = { readonly id: GameId; readonly before: GameRecord | undefined; readonly after: GameRecord }

const save = async (client: DynamoDBClient, table: string, { id, before, after }: Save): Promise<SaveResult> => {
  const item = packNextVersion(id, before, after)
  const more = before && addedAttributes.get(before.log)
  const put = new PutItemCommand({
    TableName: table,
    Item: { ...more, ...gameItemAttributes(item) },
    ...conditionOf(before, after),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  // The next step of this request starts from `after`, so its put must repeat these attributes, too.
  if (more) addedAttributes.set(after.log, more)
  try {
    await client.send(put)
    return { saved: true }
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return lostRace(item, error)
    throw error
  }
}

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
export const dynamodbGames = (client: DynamoDBClient, table: string): Games => ({
  load: (id) => load(client, table, id),
  loadAll: (ids) => loadAll(client, table, ids),
  save: (id, before, after) => save(client, table, { id, before, after }),
  overdue: (until, limit) => overdue(client, { table, until, limit }),
})
