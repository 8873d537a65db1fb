import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault, reasonOf } from './fault.ts'
import { makeFolder, ownFile } from './folder.ts'

/** Until released or the process ends. */
export type Lock = { readonly release: () => void }

const BUSY = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === BUSY

const faultOf = (folder: string, file: string, error: unknown): StartFault =>
  new StartFault(
    isBusy(error)
      ? `another service is running on ${folder}; stop it, or set DATA_DIR to another folder.`
      : `${file} cannot be used (${reasonOf(error)}); remove it (nothing is kept in it), or set DATA_DIR to another folder.`,
  )

/** SQLite's lock on a file goes with the process: `kill -9` leaves nothing stale. */
export const lockFolder = (folder: string): Lock => {
  makeFolder(folder)
  const path = join(resolve(folder), 'lock.db')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(ownFile(folder, 'lock.db'), { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    throw faultOf(resolve(folder), path, error)
  }
  const held = file
  return { release: () => held.close() }
}
