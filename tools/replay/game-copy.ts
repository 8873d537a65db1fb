import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { realpathSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { type ItemImage, readGameItem } from '../../functions/aws/dynamodb/attributes.ts'
import type { GameItem } from '../../functions/codec/game-item.ts'
import { SELECT_GAME } from '../command/open-game-folder.ts'
import { AWS_CONCURRENCY } from '../command/concurrency.ts'
import type { Segments } from '../command/walk.ts'

/** A game of a copy, or what is wrong with its item. */
export type CopiedGame =
  | { readonly id: string; readonly item: GameItem }
  | { readonly id: string; readonly fault: string }

export const gameFromImage = (image: ItemImage): CopiedGame => {
  const id = (image['p'] as { readonly S?: string } | undefined)?.S ?? '(no id)'
  try {
    return { id, item: readGameItem(image) }
  } catch (error) {
    return { id, fault: `is no game: ${error instanceof Error ? error.message : String(error)}` }
  }
}

type Address = { readonly protocol: string; readonly hostname: string; readonly port?: number }

/**
 * Returns the full name of a table, with the endpoint, which contains the region. It is taken from a request that is
 * built but not sent.
 */
export const tableName = async (client: DynamoDBClient, table: string): Promise<string> => {
  const command = new ScanCommand({ TableName: table })
  let address = ''
  command.middlewareStack.add(
    () =>
      async ({ request }) => {
        const { protocol, hostname, port } = request as Address
        address = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`
        return { response: undefined, output: { $metadata: {} } }
      },
    { step: 'build', priority: 'high' },
  )
  await client.send(command)
  return `${address}/${table}`
}

/**
 * Returns the games of a table, read by a parallel scan with consistent reads. A segment is a range of hashed keys, a
 * page at most one megabyte.
 */
export const tableCopy = (client: DynamoDBClient, table: string): Segments<CopiedGame> => ({
  name: () => tableName(client, table),
  count: AWS_CONCURRENCY,
  page: async (segment, after, limit) => {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        Segment: segment,
        TotalSegments: AWS_CONCURRENCY,
        ConsistentRead: true,
        ...(Number.isFinite(limit) && { Limit: limit }),
        ...(after !== undefined && { ExclusiveStartKey: { p: { S: after } } }),
      }),
    )
    return { items: Items.map(gameFromImage), next: keyIn(LastEvaluatedKey) }
  },
})

const keyIn = (key: Readonly<Record<string, AttributeValue>> | undefined): string | undefined => key?.['p']?.S

/** A row of the table `game`. `e` may be anything, as SQLite accepts any type in a column. */
type Row = Pick<GameItem, 'p' | 'v' | 'n'> & {
  readonly e: unknown
  readonly d: number | null
  readonly s: number | null
}

export const gameFromRow = (row: object): CopiedGame => {
  const { e, d, s, ...rest } = row as Row
  return e instanceof Uint8Array
    ? { id: rest.p, item: { ...rest, e, ...(d !== null && { d }), ...(s !== null && { s }) } }
    : { id: rest.p, fault: 'its log is not bytes' }
}

/**
 * The ids at which the segments of a folder begin. Ids are random characters of [0-9A-Za-z], so the segments are about
 * equal.
 */
const BOUNDS = ['', '8', 'G', 'O', 'W', 'e', 'm', 'u'] as const

/** A text that sorts after every id. */
const END = '\u{10FFFF}'

/** Returns the path of the database file, with symbolic links resolved. */
export const folderName = (database: DatabaseSync): string => realpathSync(database.location() ?? '')

/** Returns the games of a folder, in segments by ranges of ids. */
export const folderCopy = (database: DatabaseSync): Segments<CopiedGame> => {
  const within = (from: string) => database.prepare(`${SELECT_GAME} WHERE p ${from} ? AND p < ? ORDER BY p LIMIT ?`)
  const [first, later] = [within('>='), within('>')]
  return {
    name: async () => folderName(database),
    count: BOUNDS.length,
    page: async (segment, after, limit) => {
      const until = BOUNDS[segment + 1] ?? END
      const [rows, from] = after === undefined ? [first, BOUNDS[segment] ?? ''] : [later, after]
      const items = rows.all(from, until, limit).map(gameFromRow)
      return { items, next: items.length < limit ? undefined : items.at(-1)?.id }
    },
  }
}
