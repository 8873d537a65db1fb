import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorReason } from '../../local/machine/start-fault.ts'

/** Reads games. These columns exist in every version of the schema. */
export const SELECT_GAME = 'SELECT p, v, e, n, d, s FROM game'

/**
 * Opens the database of a folder to read. Throws if the database is missing or not ours. It is never created, because a
 * mistyped folder would then look empty.
 */
export const openGameFolder = (folder: string): DatabaseSync => {
  const path = join(resolve(folder), 'crownhead.db')
  if (!existsSync(path)) throw new Error(`no Crownhead database in ${resolve(folder)}`)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    database.prepare(SELECT_GAME)
    return database
  } catch (error) {
    database?.close()
    throw new Error(`${path} cannot be read as a Crownhead database (${errorReason(error)})`, { cause: error })
  }
}

/** Throws if the folder has no database of ours. */
export const requireGameFolder = (folder: string): void => openGameFolder(folder).close()
