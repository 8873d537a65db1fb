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
import { dynamodbSettings } from '../harness/dynamodb.ts'
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
 * Runs on SQLite in a new folder. The stream's second reader is registered before the service starts, so that nothing
 * it has not read is trimmed.
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

/** Runs on a separate DynamoDB Local on disk, which outlives the services. */
export const onDynamodb = async <T>(body: (ground: Ground) => Promise<T>): Promise<T> => {
  await using folder = await tempFolder('kill')
  await using disk = await tempFolder('kill-dynamodb')
  const dynamodb = await startDynamodbLocal({ dbPath: disk.path })
  const settings = dynamodbSettings(dynamodb.endpoint)
  const [client, streams] = [new DynamoDBClient(settings), new DynamoDBStreamsClient(settings)]
  try {
    const stream = await ensureTables(client, {
      games: 'games',
      contacts: 'contacts',
      ledger: 'ledger',
      programs: 'programs',
      orders: 'orders',
    })
    const env = {
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
      GAMES_TABLE: 'games',
      CONTACTS_TABLE: 'contacts',
      LEDGER_TABLE: 'ledger',
      PROGRAMS_TABLE: 'programs',
      ORDERS_TABLE: 'orders',
    }
    const wish = { folder: folder.path, args: ['--store', 'dynamodb'], env }
    return await body({ wish, chains: chainsFrom(dynamodbChanges(streams, stream, memoryKeyValues())), lags: true })
  } finally {
    client.destroy()
    streams.destroy()
    await dynamodb.stop()
  }
}
