import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb'
import type { SaveResult } from '../../../shared/service/ports/games.ts'
import { type GameItem, type Packing, type VersionedRecord, isSameItem } from '../../codec/game-item.ts'
import { gameItemAttributes, numberValue, readGameItem, unknownAttributes } from '../dynamodb/attributes.ts'

type Condition = Pick<PutItemCommandInput, 'ConditionExpression' | 'ExpressionAttributeValues'>

/**
 * Returns the condition that version and timer are unchanged. The version alone is not enough, because it stays the
 * same when another timer is set.
 */
const sameTimer = (before: VersionedRecord): Condition =>
  before.due === undefined
    ? { ConditionExpression: 'v = :v AND attribute_not_exists(d)' }
    : { ConditionExpression: 'v = :v AND d = :d', ExpressionAttributeValues: { ':d': numberValue(before.due / 1000) } }

const conditionOf = (before: VersionedRecord | undefined, after: VersionedRecord): Condition => {
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
 * Attributes that a later release has added to an item, by the log as it was read. A put writes the whole item, so it
 * must repeat them.
 */
const addedAttributes = new WeakMap<VersionedRecord['log'], Image>()

/** Reads and writes the records of one packing, in the table of games. */
export type VersionedItems<Stored> = {
  readonly unpackImage: (image: Image) => Stored
  readonly load: (key: string) => Promise<Stored | undefined>
  readonly save: (key: string, before: Stored | undefined, after: Stored) => Promise<SaveResult<Stored>>
}

type Reader<Stored> = (image: Image) => Stored

const readerOf =
  <Stored extends VersionedRecord>({ unpack }: Packing<Stored>): Reader<Stored> =>
  (image) => {
    const stored = unpack(readGameItem(image))
    const more = unknownAttributes(image)
    if (more) addedAttributes.set(stored.log, more)
    return stored
  }

/**
 * Returns the result of a put whose condition was not met. Usually another writer was first. But if the SDK has retried
 * and finds the same item, its own first attempt was stored; after a single attempt the same item is another writer's.
 */
const lostRace = <Stored>(
  read: Reader<Stored>,
  item: GameItem,
  { Item: image, $metadata }: ConditionalCheckFailedException,
): SaveResult<Stored> => {
  const stored = image && readGameItem(image)
  if (stored && ($metadata.attempts ?? 1) > 1 && isSameItem(stored, item)) return { saved: true }
  return { saved: false, now: image && read(image) }
}

/** Returns the items of a table. If `save` throws, the write may have happened all the same. */
export const versionedItems = <Stored extends VersionedRecord>(
  client: DynamoDBClient,
  table: string,
  packing: Packing<Stored>,
): VersionedItems<Stored> => {
  const unpackImage = readerOf(packing)
  const save = async (key: string, before: Stored | undefined, after: Stored): Promise<SaveResult<Stored>> => {
    const item = packing.pack(key, before, after)
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
      if (error instanceof ConditionalCheckFailedException) return lostRace(unpackImage, item, error)
      throw error
    }
  }
  const load = async (key: string): Promise<Stored | undefined> => {
    const get = new GetItemCommand({ TableName: table, Key: { p: { S: key } }, ConsistentRead: true })
    const { Item } = await client.send(get)
    return Item && unpackImage(Item)
  }
  return { unpackImage, load, save }
}
