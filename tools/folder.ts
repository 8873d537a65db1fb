import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../local/fault.ts'

/** The columns of a game, as every schema so far has them. */
export const GAMES = 'SELECT p, v, e, n, d, s FROM game ORDER BY p'

/**
 * The database in the folder of a local service, to be read only. Throws a sentence where there is none, or another
 * program's: an empty one is not made, as starting a service would, since a mistyped folder looks just like that.
 */
export const openToRead = (folder: string): DatabaseSync => {
  const path = join(resolve(folder), 'crownhead.db')
  if (!existsSync(path)) throw new Error(`there is no database of Crownhead in ${resolve(folder)}`)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    database.prepare(GAMES)
    return database
  } catch (error) {
    database?.close()
    throw new Error(`${path} cannot be read as a database of Crownhead (${reasonOf(error)})`, { cause: error })
  }
}

/** Throws a sentence where a tool that writes would make a database, or write into another program's. */
export const mustHoldGames = (folder: string): void => openToRead(folder).close()
