import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { afterAll, describe, expect, test } from 'vitest'
import { readStreamChange } from '../../functions/aws/dynamodb/stream-change.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbChanges } from '../../local/dynamodb/dynamodb-changes.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { memoryKeyValues } from '../../local/memory/memory-key-values.ts'
import { sqliteChanges } from '../../local/sqlite/stores/sqlite-changes.ts'
import type { ChangeFeed } from '../../local/stores/change-feed.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { type DynamodbLocal, startDynamodbLocal } from '../harness/dynamodb-local.ts'
import { describeWithDynamodb, dynamodbSettings } from '../harness/dynamodb.ts'
import { tempFolder } from '../harness/temp.ts'
import { calledOff, GAME, headOf, offer } from './samples.ts'

const folder = await tempFolder('kill')
afterAll(folder.remove)

const ENOUGH = 50

/** Returns the ids that the process reported as saved before `kill -9`. */
const saveUntilKilled = async (path: string): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'save-until-killed.ts'), path])
  const gone = once(child, 'exit')
  let output = ''
  for await (const text of child.stdout) {
    output += String(text)
    if (output.split('\n').length > ENOUGH) child.kill('SIGKILL')
  }
  await gone
  // What follows the last newline was cut off.
  return output.split('\n').slice(0, -1)
}

const idsOf = async (changes: ChangeFeed) =>
  (await changes.next(100_000)).records.map(readStreamChange).map((change) => change?.id ?? '')

describe('SQLite after kill -9', () => {
  test('has every game that was reported as saved, and its change', async () => {
    const ids = await saveUntilKilled(folder.path)
    expect(ids.length).toBeGreaterThanOrEqual(ENOUGH)
    const database = openDatabase(folder.path)
    const changed = await idsOf(sqliteChanges(database, 'stored'))
    expect(changed.slice(0, ids.length)).toEqual(ids)
    for (const id of ids) expect(await sqliteGames(database).load(id)).toStrictEqual(offer())
    database.close()
  })
})

const open = async ({ endpoint }: DynamodbLocal) => {
  const client = new DynamoDBClient(dynamodbSettings(endpoint))
  const stream = await ensureTables(client, {
    games: 'games',
    contacts: 'contacts',
    ledger: 'ledger',
    programs: 'programs',
    orders: 'orders',
  })
  return {
    games: dynamodbGames(client, 'games'),
    streams: new DynamoDBStreamsClient(dynamodbSettings(endpoint)),
    stream,
  }
}

describeWithDynamodb('DynamoDB on disk after kill -9', () => {
  test('continues its stream where it stopped', async () => {
    const values = memoryKeyValues()
    const first = await startDynamodbLocal({ dbPath: folder.path })
    const one = await open(first)
    await one.games.save(GAME, undefined, offer())
    await (await dynamodbChanges(one.streams, one.stream, values).next(10)).done(1)
    await one.games.save(GAME, offer(), calledOff(offer()))
    await first.stop('SIGKILL')

    const second = await startDynamodbLocal({ dbPath: folder.path })
    const two = await open(second)
    const { records } = await dynamodbChanges(two.streams, two.stream, values).next(10)
    expect(records.map(readStreamChange)).toMatchObject([
      { id: GAME, before: headOf(offer()), after: calledOff(offer()) },
    ])
    await second.stop()
  })
})
