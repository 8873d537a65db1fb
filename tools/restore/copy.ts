import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { type Image, fromAttributes } from '../../functions/aws/attributes.ts'
import type { Item } from '../../functions/packed/item.ts'
import { GAMES, openToRead } from '../folder.ts'

export type Found = { readonly id: string; readonly item: Item } | { readonly id: string; readonly fault: string }

const foundIn = (image: Image): Found => {
  const id = (image['p'] as { readonly S?: string } | undefined)?.S ?? '(no id)'
  try {
    return { id, item: fromAttributes(image) }
  } catch (error) {
    return { id, fault: `is no game: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** A megabyte at a time. */
export async function* tableCopy(client: DynamoDBClient, table: string): AsyncGenerator<Found> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true }))
    for (const image of Items) yield foundIn(image)
}

/** SQLite accepts any type in a column. */
type Row = Pick<Item, 'p' | 'v' | 'n'> & {
  readonly e: unknown
  readonly d: number | null
  readonly s: number | null
}

const foundInRow = ({ e, d, s, ...rest }: Row): Found =>
  e instanceof Uint8Array
    ? { id: rest.p, item: { ...rest, e, ...(d !== null && { d }), ...(s !== null && { s }) } }
    : { id: rest.p, fault: 'its log is not bytes' }

/** Throws if there is no database; never creates one. */
export async function* folderCopy(folder: string): AsyncGenerator<Found> {
  const database = openToRead(folder)
  try {
    for (const row of database.prepare(GAMES).iterate()) yield foundInRow(row as unknown as Row)
  } finally {
    database.close()
  }
}

export async function* idsOf(copy: AsyncIterable<Found>): AsyncGenerator<string> {
  for await (const { id } of copy) yield id
}
