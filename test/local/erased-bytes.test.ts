import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { truncateLog, truncateLogEvery } from '../../local/sqlite/database/truncate-log.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { tempFolder } from '../harness/temp.ts'

const EMAIL = 'erna@visser.example'

let folder: Awaited<ReturnType<typeof tempFolder>>
beforeEach(async () => {
  folder = await tempFolder('erased')
})
afterEach(() => folder.remove())

/** Returns the files of the folder that have these bytes anywhere, deleted rows included. */
const filesWith = (text: string): readonly string[] =>
  readdirSync(folder.path).filter((name) => readFileSync(join(folder.path, name)).includes(text))

const logSize = (): number => {
  const path = join(folder.path, 'crownhead.db-wal')
  return existsSync(path) ? statSync(path).size : 0
}

/** Stores an address, so that it is in the database file, and erases it. */
const storeAndErase = async (database: ReturnType<typeof openDatabase>): Promise<void> => {
  const contacts = sqliteContacts(database)
  for (let seat = 0; seat < 40; seat += 1) await contacts.add(`game${seat}`, 'ada', { email: EMAIL })
  truncateLog(database)
  expect(filesWith(EMAIL)).toEqual(['crownhead.db'])
  for (let seat = 0; seat < 40; seat += 1) await contacts.update(`game${seat}`, 'ada', ERASED_CONTACT)
}

test('what was erased is in no free space of the file once the database is closed', async () => {
  const database = openDatabase(folder.path)
  await storeAndErase(database)
  database.close()
  expect(filesWith(EMAIL)).toEqual([])
})

test('what was erased leaves the write-ahead log of a running service, too', async () => {
  const database = openDatabase(folder.path)
  await storeAndErase(database)
  const stop = truncateLogEvery(database, folder.path, 10)
  while (logSize() > 0) await sleep(5)
  expect(filesWith(EMAIL)).toEqual([])
  stop()
  database.close()
})

test('while another process reads, the log stays, and nobody waits for that reader', async () => {
  const [database, other] = [openDatabase(folder.path), openDatabase(folder.path)]
  const contacts = sqliteContacts(database)
  await contacts.add('game', 'ada', { email: EMAIL })
  other.exec('BEGIN')
  other.prepare('SELECT count(*) FROM contact').get()
  await contacts.add('game', 'bob', { email: EMAIL })
  expect(truncateLog(database)).toBe(false)
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 })
  other.exec('COMMIT')
  expect(truncateLog(database)).toBe(true)
  expect(logSize()).toBe(0)
  for (const each of [other, database]) each.close()
})

test('nothing else opens the database to write', async () => {
  const sources = execFileSync(
    'git',
    ['grep', '-n', 'new DatabaseSync(', '--', 'local', 'tools', 'bench', 'functions'],
    {
      encoding: 'utf8',
    },
  )
  const writing = sources.split('\n').filter((line) => line !== '' && !line.includes('readOnly: true'))
  expect(writing.map((line) => line.split(':')[0])).toEqual([
    'local/machine/folder-lock.ts',
    'local/sqlite/database/open-database.ts',
  ])
})
