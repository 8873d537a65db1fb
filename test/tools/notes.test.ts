import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database.ts'
import { sqliteGames } from '../../local/sqlite/games.ts'
import { tableCopy } from '../../tools/restore/copy.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

/** Games in two ranges of ids. */
const folderOf = async (path: string, ids: readonly string[]): Promise<void> => {
  const database = openDatabase(path)
  const games = sqliteGames(database)
  for (const [n, id] of ids.entries()) await games.save(id, undefined, randomGame(id, n + 1, 6))
  database.close()
}

/** Until it has noted something. */
const killed = async (tool: string, args: readonly string[], notes: string): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../tools/${tool}.ts`), ...args])
  const closed = new Promise((resolve) => child.on('close', resolve))
  while (!existsSync(notes) && child.exitCode === null) await pause(10)
  child.kill('SIGKILL')
  await closed
}

test('restore goes on only to the place where it began, however that is called', async () => {
  await using folder = await tempFolder('notes')
  const [from, first, other, alias] = ['from', 'first', 'other', 'alias'].map((name) => join(folder.path, name))
  const notes = join(folder.path, 'notes')
  await folderOf(from ?? '', [idOf(1), 'ugame0000002', 'zgame0000003'])
  for (const to of [first, other]) await folderOf(to ?? '', [])
  await symlink(first ?? '', alias ?? '')
  const args = (to = '') => ['--from-data', from ?? '', '--to-data', to, '--resume', notes]
  await killed('restore', [...args(first), '--rate', '4'], notes)
  const wrong = await started('restore', args(other))
  expect([wrong.code, wrong.out]).toEqual([2, ''])
  expect(wrong.error).toContain(`the notes of another walk: restore --to ${first}/crownhead.db of ${from}/crownhead.db`)
  const right = await started('restore', args(alias))
  expect([right.code, right.out]).toEqual([0, expect.stringContaining('3 lost and 0 damaged games are back')])
}, 30_000)

test('restore of named games takes no notes', async () => {
  const args = ['--from-data', 'a', '--to-data', 'b', '--game', idOf(1), '--resume', 'notes']
  const { code, error } = await started('restore', args)
  expect([code, error]).toEqual([2, expect.stringContaining('--resume goes with all games, not with --game')])
})

test.each([
  [{ region: 'eu-west-1' }, 'https://dynamodb.eu-west-1.amazonaws.com/games'],
  [{ region: 'us-east-1' }, 'https://dynamodb.us-east-1.amazonaws.com/games'],
  [{ region: 'local', endpoint: 'http://127.0.0.1:8000' }, 'http://127.0.0.1:8000/games'],
  [{ region: 'local', endpoint: 'http://127.0.0.1:8001' }, 'http://127.0.0.1:8001/games'],
])('a table of %j is called %s', async (place, name) => {
  const client = new DynamoDBClient({ ...place, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })
  expect(await tableCopy(client, 'games').name()).toBe(name)
  client.destroy()
})
