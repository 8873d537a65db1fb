import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { dynamodbChanges } from '../../local/dynamodb/dynamodb-changes.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { memoryKeyValues } from '../../local/memory/memory-key-values.ts'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import type { ChangeFeed } from '../../local/stores/change-feed.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { startDynamodbLocal } from '../harness/dynamodb-local.ts'
import { dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Chains, chainsOf, readAll } from '../races/chain.ts'
import type { Ground } from './run.ts'

/** Reads the versions of all games, adding the new ones to those read before: a stream is read only once. */
const chainsFrom = (changes: ChangeFeed): (() => Promise<Chains>) => {
  const records: DynamoDBRecord[] = []
  return async () => {
    records.push(...(await readAll(changes, 0)))
    return chainsOf(records)
  }
}

/**
 * Runs `body` on SQLite in a new folder. The test reads the stream of changes as well. It registers as a reader before
 * the service starts, so that no change is deleted before the test has read it.
 */
export const onSqlite = async <T>(body: (ground: Ground) => Promise<T>): Promise<T> => {
  await using folder = await tempFolder('kill')
  const database = openDatabase(folder.path)
  const chains = chainsFrom(sqliteChanges(database, 'kill test'))
  try {
    return await body({ wish: { folder: folder.path }, chains, lags: false })
  } finally {
    database.close()
  }
}

/** Runs `body` on new tables of the DynamoDB at this endpoint. */
const onTables = async <T>(endpoint: string, body: (ground: Ground) => Promise<T>): Promise<T> => {
  await using folder = await tempFolder('kill')
  const settings = dynamodbSettings(endpoint)
  const [client, streams] = [new DynamoDBClient(settings), new DynamoDBStreamsClient(settings)]
  const tables = {
    games: uniqueTable('games'),
    contacts: uniqueTable('contacts'),
    ledger: uniqueTable('ledger'),
    programs: uniqueTable('programs'),
    orders: uniqueTable('orders'),
  }
  try {
    const stream = await ensureTables(client, tables)
    const env = {
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      GAMES_TABLE: tables.games,
      CONTACTS_TABLE: tables.contacts,
      LEDGER_TABLE: tables.ledger,
      PROGRAMS_TABLE: tables.programs,
      ORDERS_TABLE: tables.orders,
    }
    const wish = { folder: folder.path, args: ['--store', 'dynamodb'], env }
    return await body({ wish, chains: chainsFrom(dynamodbChanges(streams, stream, memoryKeyValues())), lags: true })
  } finally {
    client.destroy()
    streams.destroy()
  }
}

/** Runs `body` on the DynamoDB Local that all tests of a run share. */
export const onSharedDynamodb = async <T>(body: (ground: Ground) => Promise<T>): Promise<T> =>
  onTables(await dynamodbEndpoint(), body)

/** Runs `body` on a separate DynamoDB Local that keeps its data on disk. */
export const onDynamodb = async <T>(body: (ground: Ground) => Promise<T>): Promise<T> => {
  await using disk = await tempFolder('kill-dynamodb')
  const dynamodb = await startDynamodbLocal({ dbPath: disk.path })
  try {
    return await onTables(dynamodb.endpoint, body)
  } finally {
    await dynamodb.stop()
  }
}
