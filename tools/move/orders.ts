import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync } from 'node:sqlite'
import { leavesAt, number, textAt } from '../../functions/aws/attributes.ts'
import { transaction } from '../../local/sqlite/database.ts'
import { imageText } from '../../local/sqlite/image.ts'
import { SECOND } from '../../shared/game/words.ts'
import { type Order, orderIn, orderKey } from '../../shared/service/ports/orders.ts'
import { folderName, tableName } from '../restore/copy.ts'
import type { Segments } from '../walk.ts'
import type { Image, Row } from './cells.ts'
import { type Came, insertRow, putNew } from './shelves.ts'

/** The DynamoDB item of an order, from its SQLite row. */
const imageOf = ({ id, made, sheet, expires }: Row): Image => ({
  p: { S: orderKey(String(id)) },
  m: number(Number(made)),
  x: { S: String(sheet) },
  e: leavesAt(Number(expires)),
})

const rowOf = (image: Image): Row => ({
  id: orderIn(textAt(image, 'p')) ?? '',
  made: Number(image['m']?.N),
  sheet: textAt(image, 'x'),
  expires: Number(image['e']?.N) * SECOND,
})

export const ordersInFolder = (database: DatabaseSync): Segments<Row> => {
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

export const ordersInTable = (client: DynamoDBClient, table: string): Segments<Row> => ({
  name: () => tableName(client, table),
  count: 1,
  page: async (_segment, after, limit) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        ...(Number.isFinite(limit) && { Limit: limit }),
        ...(after !== undefined && { ExclusiveStartKey: JSON.parse(after) as Image }),
      }),
    )
    return { items: Items.map(rowOf), next: LastEvaluatedKey && JSON.stringify(LastEvaluatedKey) }
  },
})

/** Writes an order to AWS, where the function Stored then creates the games that are still missing. */
export const putOrder = (client: DynamoDBClient, table: string, row: Row): Promise<Came> =>
  putNew(client, table, imageOf(row))

/** Writes an order to the folder, with a change that the service finds when it starts. */
export const addOrder = (database: DatabaseSync, row: Row): Came =>
  transaction(database, () => {
    const outcome = insertRow(database, { table: 'game_order', row })
    const { people } = JSON.parse(String(row['sheet'])) as Order
    if (outcome === 'moved' && people) {
      const insertChange = database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)')
      insertChange.run(Date.now(), imageText({ p: { S: orderKey(String(row['id'])) } }))
    }
    return outcome
  })
