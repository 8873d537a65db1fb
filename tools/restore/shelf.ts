import { type AttributeValue, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { toAttributes } from '../../functions/aws/attributes.ts'
import { imagesOf } from '../../functions/aws/games.ts'
import { isHeld } from '../../functions/aws/condition-met.ts'
import type { Item } from '../../functions/codec/item.ts'
import { transaction } from '../../local/sqlite/database.ts'
import { imageText } from '../../local/sqlite/image.ts'
import { ROW } from '../folder.ts'
import { type Found, foundIn, foundInRow } from './copy.ts'

/** A game that is stored at the target, damaged or not. */
export type Present = {
  readonly found: Found
  /** The version, or 0 if it is no number. */
  readonly version: number
  /** Replaces the game, which the stream reports. False, without a change, if it is no longer the same to the byte. */
  readonly replace: (item: Item) => Promise<boolean>
}

/** Where games are restored to. Its items are read as they are, damaged ones too. */
export type Shelf = {
  /** Reads at most 100 games with consistent reads. Missing games are left out. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Present>>
  /** Adds a game, which the stream reports. False, without a change, if the game exists. */
  readonly add: (item: Item) => Promise<boolean>
}

type Image = Readonly<Record<string, AttributeValue>>

const NAMES = ['v', 'e', 'n', 'd', 's'] as const

/** A condition that the item still has exactly the attributes that were read. */
const conditionOf = ({ p: _key, ...image }: Image) => {
  const present = Object.entries(image)
  const absent = NAMES.filter((name) => !(name in image))
  const names = [...present.map(([name]) => name), ...absent]
  return {
    ConditionExpression: [
      ...present.map((_, n) => `#${n} = :${n}`),
      ...absent.map((_, n) => `attribute_not_exists(#${present.length + n})`),
      'attribute_exists(p)',
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#${n}`, name])),
    ...(present.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(present.map(([, value], n) => [`:${n}`, value])),
    }),
  }
}

/** Attempts to read unprocessed items: more than a page of the service makes. */
const ROUNDS = 8

const NEW = { ConditionExpression: 'attribute_not_exists(p)' }

export const tableShelf = (client: DynamoDBClient, table: string): Shelf => {
  const put = (item: Item, condition: ReturnType<typeof conditionOf> | typeof NEW): Promise<boolean> =>
    isHeld(client.send(new PutItemCommand({ TableName: table, Item: toAttributes(item), ...condition })))
  const present = (image: Image): Present => ({
    found: foundIn(image),
    version: Number(image['v']?.N) || 0,
    replace: (item) => put(item, conditionOf(image)),
  })
  return {
    read: async (ids) =>
      new Map((await imagesOf(client, table, ids, ROUNDS)).map((image) => [image['p']?.S ?? '', present(image)])),
    add: (item) => put(item, NEW),
  }
}

type Row = Readonly<Record<string, SQLInputValue>> & { readonly p: string }

/** Reads games of a copy in any version of the schema. */
export const folderGames = (database: DatabaseSync) => {
  const find = database.prepare(`${ROW} WHERE p = ?`)
  return (ids: readonly string[]): readonly Row[] =>
    ids.map((id) => find.get(id) as Row | undefined).filter((row) => row !== undefined)
}

export const folderShelf = (database: DatabaseSync): Shelf => {
  const rowsOf = folderGames(database)
  const insert = database.prepare('INSERT OR IGNORE INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)')
  const update = database.prepare(
    'UPDATE game SET v = ?, e = ?, n = ?, d = ?, s = ? WHERE p = ? AND v IS ? AND e IS ? AND n IS ? AND d IS ? AND s IS ?',
  )
  const insertChange = database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)')
  const written = ({ p, v, e, n, ...alarm }: Item, replaced: Row | undefined): boolean => {
    const [d, s] = [alarm.d ?? null, alarm.s ?? null]
    const { changes } = replaced
      ? update.run(v, e, n, d, s, p, ...NAMES.map((name) => replaced[name] ?? null))
      : insert.run(p, v, e, n, d, s)
    return changes === 1
  }
  const put = async (item: Item, replaced: Row | undefined): Promise<boolean> =>
    transaction(database, () => {
      const isWritten = written(item, replaced)
      // The next start of the service processes the change, even if this process ends here.
      if (isWritten) insertChange.run(Date.now(), imageText(toAttributes(item)))
      return isWritten
    })
  const present = (row: Row): Present => ({
    found: foundInRow(row),
    version: Number(row['v']) || 0,
    replace: (item) => put(item, row),
  })
  return {
    read: async (ids) => new Map(rowsOf(ids).map((row) => [row.p, present(row)])),
    add: (item) => put(item, undefined),
  }
}
