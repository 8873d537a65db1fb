import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../local/fault.ts'

/** In every schema. */
export const ROW = 'SELECT p, v, e, n, d, s FROM game'

/** Throws a sentence if the database is missing or foreign. Never creates one: a mistyped folder would look empty. */
export const openToRead = (folder: string): DatabaseSync => {
  const path = join(resolve(folder), 'crownhead.db')
  if (!existsSync(path)) throw new Error(`no Crownhead database in ${resolve(folder)}`)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    database.prepare(ROW)
    return database
  } catch (error) {
    database?.close()
    throw new Error(`${path} cannot be read as a Crownhead database (${reasonOf(error)})`, { cause: error })
  }
}

export const mustHoldGames = (folder: string): void => openToRead(folder).close()
