import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync } from 'node:sqlite'
import { expiryValue, numberValue, textAttribute } from '../../functions/aws/dynamodb/attributes.ts'
import { transaction } from '../../local/sqlite/database/open-database.ts'
import { imageText } from '../../local/stores/stream-image.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import { type BulkOrder, orderIdIn, orderKey } from '../../shared/service/ports/orders.ts'
import { folderName, tableName } from '../replay/game-copy.ts'
import type { Segments } from '../command/walk.ts'
import type { MovedItem, SqliteRow } from './cells.ts'
import { type MoveOutcome, insertRow, putNew } from './move-entries.ts'

/** Returns the DynamoDB item of an order, from its SQLite row. */
const imageOf = ({ id, made, sheet, expires }: SqliteRow): MovedItem => ({
  p: { S: orderKey(String(id)) },
  m: numberValue(Number(made)),
  x: { S: String(sheet) },
  e: expiryValue(Number(expires)),
})

const rowOf = (image: MovedItem): SqliteRow => ({
  id: orderIdIn(textAttribute(image, 'p')) ?? '',
  made: Number(image['m']?.N),
  sheet: textAttribute(image, 'x'),
  expires: Number(image['e']?.N) * SECOND,
})

export const ordersInFolder = (database: DatabaseSync): Segments<SqliteRow> => {
  const select = database.prepare('SELECT rowid AS place, * FROM game_order WHERE rowid > ? ORDER BY rowid LIMIT ?')
  return {
    name: async () => folderName(database),
    count: 1,
    page: async (_segment, after, limit) => {
      const items = select.all(Number(after ?? 0), limit)
      return { items, next: items.length < limit ? undefined : String(items.at(-1)?.['place']) }
    },
  }
}

export const ordersInTable = (client: DynamoDBClient, table: string): Segments<SqliteRow> => ({
  name: () => tableName(client, table),
  count: 1,
  page: async (_segment, after, limit) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        ...(Number.isFinite(limit) && { Limit: limit }),
        ...(after !== undefined && { ExclusiveStartKey: JSON.parse(after) as MovedItem }),
      }),
    )
    return { items: Items.map(rowOf), next: LastEvaluatedKey && JSON.stringify(LastEvaluatedKey) }
  },
})

/** Writes an order to AWS, where the function Stored then creates the games that are still missing. */
export const putOrder = (client: DynamoDBClient, table: string, row: SqliteRow): Promise<MoveOutcome> =>
  putNew(client, table, imageOf(row))

/** Writes an order to the folder, with a change that the service finds when it starts. */
export const addOrder = (database: DatabaseSync, row: SqliteRow): MoveOutcome =>
  transaction(database, () => {
    const outcome = insertRow(database, { table: 'game_order', row })
    const { people } = JSON.parse(String(row['sheet'])) as BulkOrder
    if (outcome === 'moved' && people) {
      const insertChange = database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)')
      insertChange.run(Date.now(), imageText({ p: { S: orderKey(String(row['id'])) } }))
    }
    return outcome
  })
