import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync } from 'node:sqlite'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { isSameItem } from '../../functions/codec/game-item.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { CommandMisuse, printLine } from '../command/run-tool.ts'
import { runConcurrently } from '../command/concurrency.ts'
import { type Counts, addCounts } from '../command/walk-notes.ts'
import { type CopiedGame, folderCopy, tableCopy } from '../replay/game-copy.ts'
import { type GameTarget, folderTarget } from '../restore/game-target.ts'
import { type WalkOptions, walk } from '../command/walk.ts'
import { addOrder, ordersInFolder, ordersInTable, putOrder } from './move-orders.ts'
import type { SqliteRow } from './cells.ts'
import {
  type MoveOutcome,
  type MovedTables,
  entriesInFolder,
  entriesInTables,
  insertAll,
  isEmpty,
  markIssued,
  putEntry,
  putNew,
} from './move-entries.ts'

/** The secret of a stage, with the keys that sign all links. */
export type SigningSecret = {
  readonly read: () => Promise<string>
  readonly write: (keys: string) => Promise<void>
}

export type MoveEnds = {
  readonly database: DatabaseSync
  readonly client: DynamoDBClient
  readonly tables: MovedTables & { readonly games: string; readonly orders: string }
  readonly secret: SigningSecret
}

/** How many entries of a page are written at once; each one is a request. */
const AT_ONCE = 10

const putAll = async <T>(items: readonly T[], name: (item: T) => string, put: (item: T) => Promise<MoveOutcome>) => {
  let tally: Counts = {}
  await runConcurrently(items, AT_ONCE, async (item) => {
    const outcome = await put(item)
    if (outcome === 'differing') printLine(`${name(item)}: something else is there already, and stays`)
    tally = addCounts(tally, { [outcome]: 1 })
  })
  return tally
}

/** Returns the options of a walk with a notes file of its own, `FILE.beside` or `FILE.orders`. */
const withOwnNotes = (walking: WalkOptions, of: 'beside' | 'orders'): WalkOptions =>
  walking.resume === undefined ? walking : { ...walking, resume: `${walking.resume}.${of}` }

const totalOf = (others: Counts, games: Counts, orders: Counts): Counts =>
  addCounts(addCounts(others, orders), { ...games, games: (games['moved'] ?? 0) + (games['there'] ?? 0) })

const SEAL = 'seal'

const keysIn = (database: DatabaseSync): string => {
  const keys = database.prepare('SELECT value FROM value WHERE name = ?').get(SEAL)?.['value']
  if (typeof keys !== 'string') throw new CommandMisuse('the folder has no keys: no service has used it yet')
  return keys
}

/**
 * Writes the folder's signing keys to the stage. Links of two services cannot both work, so a stage that has games
 * already is refused.
 */
const keysTo = async ({ database, client, tables, secret }: MoveEnds): Promise<void> => {
  const keys = keysIn(database)
  if ((await secret.read()) === keys) return
  if (!(await isEmpty(client, tables.games)))
    throw new CommandMisuse('the stage has games of its own, whose links would end: move to a new stage')
  await secret.write(keys)
}

const nameOf = (found: CopiedGame): string => found.id

const orderName = ({ id }: SqliteRow): string => `order ${String(id)}`

const putGame = async ({ client, tables }: MoveEnds, found: CopiedGame): Promise<MoveOutcome> => {
  if ('item' in found) return putNew(client, tables.games, gameItemAttributes(found.item))
  printLine(`${found.id}: ${found.fault}`)
  return 'differing'
}

/**
 * Moves everything to AWS: first people, so that the effects of a game that arrives find them; then games; orders last,
 * because those of their games that were created already must exist by then.
 */
export const moveToAws = async (ends: MoveEnds, walking: WalkOptions): Promise<Counts> => {
  const { database, client, tables } = ends
  await keysTo(ends)
  const others = await walk(entriesInFolder(database), 'move to aws', withOwnNotes(walking, 'beside'), (placed) =>
    putAll(
      placed,
      ({ table, row }) => `${table} ${String(row['place'])}`,
      (each) => putEntry(client, tables, each),
    ),
  )
  const games = await walk(folderCopy(database), 'move games to aws', walking, (found) =>
    putAll(found, nameOf, (each) => putGame(ends, each)),
  )
  const orders = await walk(ordersInFolder(database), 'move orders to aws', withOwnNotes(walking, 'orders'), (rows) =>
    putAll(rows, orderName, (row) => putOrder(client, tables.orders, row)),
  )
  return totalOf(others, games, orders)
}

/** Writes the stage's signing keys to the folder. Throws if they are unusable, or the folder has other keys. */
const keysFrom = async ({ database, secret }: MoveEnds): Promise<void> => {
  const keys = await secret.read()
  readSigner(keys)
  database.prepare('INSERT OR IGNORE INTO value (name, value) VALUES (?, ?)').run(SEAL, keys)
  if (keysIn(database) !== keys) throw new CommandMisuse('the folder has keys of its own: name a new folder')
}

const addGame = async (target: GameTarget, found: CopiedGame): Promise<MoveOutcome> => {
  if (!('item' in found)) {
    printLine(`${found.id}: ${found.fault}`)
    return 'differing'
  }
  if (await target.add(found.item)) return 'moved'
  const present = (await target.read([found.id])).get(found.id)?.found
  return present && 'item' in present && isSameItem(present.item, found.item) ? 'there' : 'differing'
}

const talliedOf = (outcome: readonly MoveOutcome[]): Counts =>
  outcome.reduce<Counts>((tally, each) => addCounts(tally, { [each]: 1 }), {})

export const moveFromAws = async (ends: MoveEnds, walking: WalkOptions): Promise<Counts> => {
  const { database, client, tables } = ends
  await keysFrom(ends)
  const others = await walk(
    entriesInTables(client, tables),
    'move from aws',
    withOwnNotes(walking, 'beside'),
    async (placed) => talliedOf(insertAll(database, placed)),
  )
  await markIssued(client, tables.programs, database)
  const target = folderTarget(database)
  const games = await walk(tableCopy(client, tables.games), 'move games from aws', walking, (found) =>
    putAll(found, nameOf, (each) => addGame(target, each)),
  )
  const orders = await walk(
    ordersInTable(client, tables.orders),
    'move orders from aws',
    withOwnNotes(walking, 'orders'),
    (rows) => putAll(rows, orderName, async (row) => addOrder(database, row)),
  )
  return totalOf(others, games, orders)
}
