import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { textAttribute } from '../../functions/aws/dynamodb/attributes.ts'
import { transaction } from '../../local/sqlite/database/open-database.ts'
import { AWS_CONCURRENCY } from '../command/concurrency.ts'
import { folderName, tableName } from '../replay/game-copy.ts'
import type { Segments } from '../command/walk.ts'
import type { MovedItem, TableRow, SqliteRow } from './cells.ts'
import { TO_IMAGE, type MovedTable, ROSTER, TO_ROW } from './table-images.ts'

/**
 * What happened to an entry. `there`: an earlier run moved it. `differing`: the target has and keeps another entry with
 * the same key.
 */
export type MoveOutcome = 'moved' | 'there' | 'differing'

/** The name of the expiry attribute, which is ignored when entries are compared. */
const EXPIRY = 'e'

const plain = ({ N, S, B, BOOL, SS }: AttributeValue): unknown =>
  N ?? S ?? BOOL ?? SS?.toSorted() ?? (B && Buffer.from(B).toString('base64'))

const comparable = (image: MovedItem): unknown =>
  Object.fromEntries(Object.entries(image).flatMap(([name, value]) => (name === EXPIRY ? [] : [[name, plain(value)]])))

/** Writes an item unless its key exists. Nothing is overwritten. */
export const putNew = async (client: DynamoDBClient, table: string, image: MovedItem): Promise<MoveOutcome> => {
  const put = new PutItemCommand({
    TableName: table,
    Item: image,
    ConditionExpression: 'attribute_not_exists(p)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  try {
    await client.send(put)
    return 'moved'
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return isDeepStrictEqual(comparable(error.Item ?? {}), comparable(image)) ? 'there' : 'differing'
  }
}

export const isEmpty = async (client: DynamoDBClient, table: string): Promise<boolean> => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, Limit: 1, ConsistentRead: true }))
  return Items.length === 0
}

/** Selects a list for each owner: the keys that were made on the owner's keys page (`issued`) and are not revoked. */
const ROSTERS = `SELECT max(rowid) AS place, owner, group_concat(id, ' ' ORDER BY created) AS ids FROM api_key
  WHERE issued = 1 AND revoked IS NULL GROUP BY owner HAVING max(rowid) > ? ORDER BY place LIMIT ?`

const selectOf = (table: string): string =>
  table === ROSTER ? ROSTERS : `SELECT rowid AS place, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`

/** Returns all entries of the folder except games and orders, with one segment per table. */
export const entriesInFolder = (database: DatabaseSync): Segments<TableRow> => {
  const names = Object.keys(TO_IMAGE)
  const selects = names.map((name) => database.prepare(selectOf(name)))
  return {
    name: async () => folderName(database),
    count: names.length,
    page: async (segment, after, limit) => {
      const rows = selects[segment]?.all(Number(after ?? 0), limit) ?? []
      const items = rows.map((row) => ({ table: names[segment] ?? '', row }))
      return { items, next: rows.length < limit ? undefined : String(rows.at(-1)?.['place']) }
    },
  }
}

export type MovedTables = { readonly [K in MovedTable]: string }

export const putEntry = (
  client: DynamoDBClient,
  tables: MovedTables,
  { table, row }: TableRow,
): Promise<MoveOutcome> => {
  const [kind, write] = TO_IMAGE[table] ?? []
  if (!kind || !write) throw new Error(`the table ${table} is not known here`)
  return putNew(client, tables[kind], write(row))
}

const KINDS: readonly MovedTable[] = ['people', 'ledger', 'programs']

/**
 * The number of segments of each table. All segments of all tables are read at once, and a request fails if it has to
 * wait for a free connection of the SDK for a second.
 */
const SEGMENTS_PER_TABLE = Math.floor(AWS_CONCURRENCY / KINDS.length)

/**
 * Returns the entries in the tables on AWS, read by a parallel scan with the same number of segments for each table.
 */
export const entriesInTables = (client: DynamoDBClient, tables: MovedTables): Segments<TableRow> => ({
  name: () => tableName(client, tables.people),
  count: KINDS.length * SEGMENTS_PER_TABLE,
  page: async (segment, after, limit) => {
    const kind = KINDS[Math.floor(segment / SEGMENTS_PER_TABLE)] ?? 'people'
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: tables[kind],
        Segment: segment % SEGMENTS_PER_TABLE,
        TotalSegments: SEGMENTS_PER_TABLE,
        ConsistentRead: true,
        ...(Number.isFinite(limit) && { Limit: limit }),
        ...(after !== undefined && { ExclusiveStartKey: JSON.parse(after) as MovedItem }),
      }),
    )
    const items = Items.map(TO_ROW[kind]).filter((placed) => placed !== undefined)
    return { items, next: LastEvaluatedKey && JSON.stringify(LastEvaluatedKey) }
  },
})

const INSERTS = new WeakMap<DatabaseSync, Map<string, ReturnType<DatabaseSync['prepare']>>>()

const prepared = (database: DatabaseSync, sql: string): ReturnType<DatabaseSync['prepare']> => {
  const known = INSERTS.get(database) ?? new Map<string, ReturnType<DatabaseSync['prepare']>>()
  INSERTS.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}

/** Inserts a row unless its key exists. Nothing is overwritten. */
export const insertRow = (database: DatabaseSync, { table, row }: TableRow): MoveOutcome => {
  const [columns, values] = [Object.keys(row), Object.values(row) as SQLInputValue[]]
  const all = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  if (prepared(database, all).run(...values).changes === 1) return 'moved'
  const same = `SELECT 1 FROM ${table} WHERE ${columns.map((column) => `${column} IS ?`).join(' AND ')}`
  return prepared(database, same).get(...values) ? 'there' : 'differing'
}

export const insertAll = (database: DatabaseSync, placed: readonly TableRow[]): readonly MoveOutcome[] =>
  transaction(database, () => placed.map((each) => insertRow(database, each)))

/**
 * Marks the folder's keys that were made on their owner's keys page, which the table lists for each owner. Call it when
 * all keys have been moved.
 */
export const markIssued = async (client: DynamoDBClient, table: string, database: DatabaseSync): Promise<void> => {
  const mark = database.prepare('UPDATE api_key SET issued = 1 WHERE id = ?')
  const all = {
    TableName: table,
    FilterExpression: 'begins_with(p, :r)',
    ExpressionAttributeValues: { ':r': { S: 'r#' } },
    ConsistentRead: true,
  }
  for await (const { Items = [] } of paginateScan({ client }, all))
    for (const id of Items.flatMap((image: SqliteRow | MovedItem) => textAttribute(image, 'i').split(' '))) mark.run(id)
}
