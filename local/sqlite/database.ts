import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault, codeOf, reasonOf } from '../fault.ts'
import { makeFolder } from '../folder.ts'
import { migrate } from './schema.ts'

/** FULL makes every commit wait for the disk (about 0.1 ms): what has been answered survives a `kill -9` and a power cut. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`

/** Whether it is SQLite that has failed. */
export const isOfSqlite = (error: unknown): boolean => codeOf(error) === 'ERR_SQLITE_ERROR'

/** What is said where the database is damaged, held by another program, written by a later release, or no file at all. */
export const databaseFault = (folder: string, error: unknown): StartFault =>
  new StartFault(
    `${join(resolve(folder), 'crownhead.db')} cannot be used (${reasonOf(error)}); put a good copy in its place, or set DATA_DIR to another folder.`,
  )

/** Opens, or makes, `crownhead.db` in the folder, which is made, too. */
export const openDatabase = (folder: string): DatabaseSync => {
  makeFolder(folder)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(join(folder, 'crownhead.db'))
    database.exec(SETTINGS)
    migrate(database)
    return database
  } catch (error) {
    database?.close()
    throw databaseFault(folder, error)
  }
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
