import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync } from 'node:sqlite'
import { toAttributes } from '../../functions/aws/attributes.ts'
import { sameItem } from '../../functions/codec/item.ts'
import { sealFrom } from '../../functions/aws/signer.ts'
import { Misuse, say } from '../command.ts'
import { eachInLanes } from '../lanes.ts'
import { type Tally, sumOf } from '../notes.ts'
import { type Found, folderCopy, tableCopy } from '../restore/copy.ts'
import { type Shelf, folderShelf } from '../restore/shelf.ts'
import { type Walking, walk } from '../walk.ts'
import { addOrder, ordersInFolder, ordersInTable, putOrder } from './orders.ts'
import type { Row } from './cells.ts'
import {
  type Came,
  type Tables,
  besideInFolder,
  besideInTables,
  insertAll,
  isEmpty,
  markIssued,
  putBeside,
  putNew,
} from './shelves.ts'

/** The secret with the keys that sign all links. */
export type Secret = {
  readonly read: () => Promise<string>
  readonly write: (keys: string) => Promise<void>
}

export type Ends = {
  readonly database: DatabaseSync
  readonly client: DynamoDBClient
  readonly tables: Tables & { readonly games: string; readonly orders: string }
  readonly secret: Secret
}

/** How many entries of a page are written at once; each one is a request. */
const AT_ONCE = 10

const putAll = async <T>(items: readonly T[], name: (item: T) => string, put: (item: T) => Promise<Came>) => {
  let tally: Tally = {}
  await eachInLanes(items, AT_ONCE, async (item) => {
    const outcome = await put(item)
    if (outcome === 'differing') say(`${name(item)}: something else is there already, and stays`)
    tally = sumOf(tally, { [outcome]: 1 })
  })
  return tally
}

/** The same walk with its own notes file, `FILE.beside` or `FILE.orders`. */
const withOwnNotes = (walking: Walking, of: 'beside' | 'orders'): Walking =>
  walking.resume === undefined ? walking : { ...walking, resume: `${walking.resume}.${of}` }

const totalOf = (others: Tally, games: Tally, orders: Tally): Tally =>
  sumOf(sumOf(others, orders), { ...games, games: (games['moved'] ?? 0) + (games['there'] ?? 0) })

const SEAL = 'seal'

const keysIn = (database: DatabaseSync): string => {
  const keys = database.prepare('SELECT value FROM value WHERE name = ?').get(SEAL)?.['value']
  if (typeof keys !== 'string') throw new Misuse('the folder has no keys: no service has used it yet')
  return keys
}

/**
 * Writes the signing keys to the stage. Links of two services cannot both work, so a stage with games of its own is
 * refused.
 */
const keysTo = async ({ database, client, tables, secret }: Ends): Promise<void> => {
  const keys = keysIn(database)
  if ((await secret.read()) === keys) return
  if (!(await isEmpty(client, tables.games)))
    throw new Misuse('the stage has games of its own, whose links would end: move to a new stage')
  await secret.write(keys)
}

const nameOf = (found: Found): string => found.id

const orderName = ({ id }: Row): string => `order ${String(id)}`

const putGame = async ({ client, tables }: Ends, found: Found): Promise<Came> => {
  if ('item' in found) return putNew(client, tables.games, toAttributes(found.item))
  say(`${found.id}: ${found.fault}`)
  return 'differing'
}

/**
 * Moves everything to AWS: people before games, so that effects of a game's arrival find them; orders last, so that
 * games already created from them exist.
 */
export const moveToAws = async (ends: Ends, walking: Walking): Promise<Tally> => {
  const { database, client, tables } = ends
  await keysTo(ends)
  const others = await walk(besideInFolder(database), 'move to aws', withOwnNotes(walking, 'beside'), (placed) =>
    putAll(
      placed,
      ({ table, row }) => `${table} ${String(row['place'])}`,
      (each) => putBeside(client, tables, each),
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
const keysFrom = async ({ database, secret }: Ends): Promise<void> => {
  const keys = await secret.read()
  sealFrom(keys)
  database.prepare('INSERT OR IGNORE INTO value (name, value) VALUES (?, ?)').run(SEAL, keys)
  if (keysIn(database) !== keys) throw new Misuse('the folder has keys of its own: name a new folder')
}

const addGame = async (target: Shelf, found: Found): Promise<Came> => {
  if (!('item' in found)) {
    say(`${found.id}: ${found.fault}`)
    return 'differing'
  }
  if (await target.add(found.item)) return 'moved'
  const present = (await target.read([found.id])).get(found.id)?.found
  return present && 'item' in present && sameItem(present.item, found.item) ? 'there' : 'differing'
}

const talliedOf = (outcome: readonly Came[]): Tally =>
  outcome.reduce<Tally>((tally, each) => sumOf(tally, { [each]: 1 }), {})

export const moveFromAws = async (ends: Ends, walking: Walking): Promise<Tally> => {
  const { database, client, tables } = ends
  await keysFrom(ends)
  const others = await walk(
    besideInTables(client, tables),
    'move from aws',
    withOwnNotes(walking, 'beside'),
    async (placed) => talliedOf(insertAll(database, placed)),
  )
  await markIssued(client, tables.programs, database)
  const target = folderShelf(database)
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
