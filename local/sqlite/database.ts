import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './schema.ts'

/** FULL makes every commit wait for the disk (about 0.1 ms): what has been answered survives a `kill -9` and a power cut. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`

/** Opens, or makes, `crownhead.db` in the folder, which is made, too. */
export const openDatabase = (folder: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'crownhead.db'))
  database.exec(SETTINGS)
  migrate(database)
  return database
}

/** All of it or, when it throws, nothing. `body` is synchronous, so no other work of this process comes in between. */
export const transaction = <T>(database: DatabaseSync, body: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = body()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
