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

/** A stored game, damaged or not. */
export type Present = {
  readonly found: Found
  /** 0 if it is no number. */
  readonly version: number
  /** False, without a change, if it is no longer the same to the byte. Told to the stream. */
  readonly replace: (item: Item) => Promise<boolean>
}

/** Where games come back to: items as they are, damaged ones too. */
export type Shelf = {
  /** Strong reads of at most 100 games; missing ones left out. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Present>>
  /** False, without a change, if the game is there. Told to the stream. */
  readonly add: (item: Item) => Promise<boolean>
}

type Image = Readonly<Record<string, AttributeValue>>

const NAMES = ['v', 'e', 'n', 'd', 's'] as const

/** Each attribute that was read, and none of ours besides. */
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

/** More patient than a page. */
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

/** Of a copy in any schema. */
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
  const note = database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)')
  const written = ({ p, v, e, n, ...alarm }: Item, over: Row | undefined): boolean => {
    const [d, s] = [alarm.d ?? null, alarm.s ?? null]
    const { changes } = over
      ? update.run(v, e, n, d, s, p, ...NAMES.map((name) => over[name] ?? null))
      : insert.run(p, v, e, n, d, s)
    return changes === 1
  }
  const put = async (item: Item, over: Row | undefined): Promise<boolean> =>
    transaction(database, () => {
      const isWritten = written(item, over)
      // The next start of the service carries it out, even if this process ends here.
      if (isWritten) note.run(Date.now(), imageText(toAttributes(item)))
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
