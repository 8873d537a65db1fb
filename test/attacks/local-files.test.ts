import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { tempFolder } from '../harness/temp.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** Returns the permissions (modes) of a folder and of every file that a running service has in it. */
const modesIn = (folder: string) => {
  const lock = lockFolder(folder)
  const database = openDatabase(folder)
  sqliteKeyValues(database).set('seal', 'the key of every link')
  const files = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))
  database.close()
  lock.release()
  return { folder: modeOf(folder), files }
}

const CLOSED = {
  'crownhead.db': '600',
  'crownhead.db-shm': '600',
  'crownhead.db-wal': '600',
  'lock.db': '600',
  'lock.db-journal': '600',
}

test('another user of the machine can open neither the folder nor a file in it', async () => {
  await using temp = await tempFolder('modes')
  expect(modesIn(join(temp.path, 'new', 'data'))).toEqual({ folder: '700', files: CLOSED })
})

test('a folder and files that an earlier release left open are closed', async () => {
  await using temp = await tempFolder('modes')
  const folder = join(temp.path, 'data')
  modesIn(folder)
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  expect(modesIn(folder)).toEqual({ folder: '700', files: CLOSED })
})

test('a folder with other files in it stays as it is, but our files in it are closed', async () => {
  await using temp = await tempFolder('modes')
  const folder = join(temp.path, 'home')
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'letter.txt'), '', { mode: 0o644 })
  const { files, ...modes } = modesIn(folder)
  expect(modes).toEqual({ folder: '755' })
  expect(files).toEqual({ ...CLOSED, 'letter.txt': '644' })
})
