import { type AttributeValue, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { batchReadImages } from '../../functions/aws/stores/games.ts'
import { conditionMet } from '../../functions/aws/dynamodb/condition-met.ts'
import type { GameItem } from '../../functions/codec/game-item.ts'
import { transaction } from '../../local/sqlite/database/open-database.ts'
import { imageText } from '../../local/stores/stream-image.ts'
import { SELECT_GAME } from '../command/open-game-folder.ts'
import { type CopiedGame, gameFromImage, gameFromRow } from '../replay/game-copy.ts'

/** A game that is stored at the target, damaged or not. */
export type PresentGame = {
  readonly found: CopiedGame
  /** The version, or 0 if it is no number. */
  readonly version: number
  /**
   * Replaces the game; the stream reports the change. Resolves with false, without a change, if the stored item is no
   * longer byte for byte the one that was read.
   */
  readonly replace: (item: GameItem) => Promise<boolean>
}

/** The store to which games are restored. Its items are read as they are, damaged ones too. */
export type GameTarget = {
  /** Reads at most 100 games with consistent reads. Missing games are left out. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, PresentGame>>
  /** Adds a game; the stream reports the change. Resolves with false, without a change, if the game exists. */
  readonly add: (item: GameItem) => Promise<boolean>
}

type Image = Readonly<Record<string, AttributeValue>>

const NAMES = ['v', 'e', 'n', 'd', 's'] as const

/** Returns a condition for the write: the item must still have exactly the attributes that were read. */
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

/** The most rounds of requests for the items that DynamoDB left unprocessed. The service itself makes fewer. */
const ROUNDS = 8

const NEW = { ConditionExpression: 'attribute_not_exists(p)' }

export const tableTarget = (client: DynamoDBClient, table: string): GameTarget => {
  const put = (item: GameItem, condition: ReturnType<typeof conditionOf> | typeof NEW): Promise<boolean> =>
    conditionMet(client.send(new PutItemCommand({ TableName: table, Item: gameItemAttributes(item), ...condition })))
  const present = (image: Image): PresentGame => ({
    found: gameFromImage(image),
    version: Number(image['v']?.N) || 0,
    replace: (item) => put(item, conditionOf(image)),
  })
  return {
    read: async (ids) =>
      new Map(
        (await batchReadImages(client, table, ids, ROUNDS)).map((image) => [image['p']?.S ?? '', present(image)]),
      ),
    add: (item) => put(item, NEW),
  }
}

type Row = Readonly<Record<string, SQLInputValue>> & { readonly p: string }

/** Reads games of a copy in any version of the schema. */
export const folderGames = (database: DatabaseSync) => {
  const find = database.prepare(`${SELECT_GAME} WHERE p = ?`)
  return (ids: readonly string[]): readonly Row[] =>
    ids.map((id) => find.get(id) as Row | undefined).filter((row) => row !== undefined)
}

export const folderTarget = (database: DatabaseSync): GameTarget => {
  const rowsOf = folderGames(database)
  const insert = database.prepare('INSERT OR IGNORE INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)')
  const update = database.prepare(
    'UPDATE game SET v = ?, e = ?, n = ?, d = ?, s = ? WHERE p = ? AND v IS ? AND e IS ? AND n IS ? AND d IS ? AND s IS ?',
  )
  const insertChange = database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)')
  const written = ({ p, v, e, n, ...alarm }: GameItem, replaced: Row | undefined): boolean => {
    const [d, s] = [alarm.d ?? null, alarm.s ?? null]
    const { changes } = replaced
      ? update.run(v, e, n, d, s, p, ...NAMES.map((name) => replaced[name] ?? null))
      : insert.run(p, v, e, n, d, s)
    return changes === 1
  }
  const put = async (item: GameItem, replaced: Row | undefined): Promise<boolean> =>
    transaction(database, () => {
      const isWritten = written(item, replaced)
      // The next start of the service processes the change, even if this process ends here.
      if (isWritten) insertChange.run(Date.now(), imageText(gameItemAttributes(item)))
      return isWritten
    })
  const present = (row: Row): PresentGame => ({
    found: gameFromRow(row),
    version: Number(row['v']) || 0,
    replace: (item) => put(item, row),
  })
  return {
    read: async (ids) => new Map(rowsOf(ids).map((row) => [row.p, present(row)])),
    add: (item) => put(item, undefined),
  }
}
