import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault, errorCode, diskFullFault, isDiskFull, errorReason } from '../../machine/start-fault.ts'
import { makeFolder, privateFile } from '../../machine/data-folder.ts'
import { migrate } from './schema.ts'

/**
 * With `FULL` each commit waits for the disk. The service lowers this, and waits once for several commits
 * (`disk-sync.ts`). Without `secure_delete` the bytes of what was forgotten would stay in the free space of the file, so
 * nothing but `openDatabase` may open the file to write.
 */
const PRAGMAS = `
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`

export const isSqliteError = (error: unknown): boolean => errorCode(error) === 'ERR_SQLITE_ERROR'

/**
 * Returns why the database cannot be used: the disk is full, or the file is damaged, locked, missing or of a later
 * release.
 */
export const databaseFault = (folder: string, error: unknown): StartFault =>
  isDiskFull(error)
    ? diskFullFault(resolve(folder))
    : new StartFault(
        `${join(resolve(folder), 'crownhead.db')} cannot be used (${errorReason(error)}); put a good copy in its place, or set DATA_DIR to another folder.`,
      )

export const openDatabase = (folder: string): DatabaseSync => {
  makeFolder(folder)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(privateFile(folder, 'crownhead.db'))
    database.exec(PRAGMAS)
    migrate(database)
    return database
  } catch (error) {
    database?.close()
    throw databaseFault(folder, error)
  }
}

/** Runs `body` in a transaction. It is synchronous, so no other work of this process runs in between. */
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
