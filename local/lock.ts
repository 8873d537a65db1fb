import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault, reasonOf } from './fault.ts'
import { makeFolder } from './folder.ts'

/** Held until it is let go, or its process ends, however that ends. */
export type Lock = { readonly release: () => void }

/** SQLite's own number for "another one has it". */
const BUSY = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY

const faultOf = (folder: string, file: string, error: unknown): StartFault =>
  new StartFault(
    isBusy(error)
      ? `another service is running on ${folder}; stop it, or set DATA_DIR to another folder.`
      : `${file} cannot be used (${reasonOf(error)}); remove it (nothing is kept in it), or set DATA_DIR to another folder.`,
  )

/**
 * Takes a folder for this process, and makes it where there is none. The lock is SQLite's own on a file beside the
 * database: the system drops it with the process, so nothing stale is left by a `kill -9`.
 */
export const lockFolder = (folder: string): Lock => {
  makeFolder(folder)
  const path = join(resolve(folder), 'lock.db')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    throw faultOf(resolve(folder), path, error)
  }
  const held = file
  return { release: () => held.close() }
}
