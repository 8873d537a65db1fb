import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault, diskFullFault, isDiskFull, errorReason } from './start-fault.ts'
import { makeFolder, privateFile } from './data-folder.ts'

/** The exclusive use of a folder, until it is released or the process ends. */
export type FolderLock = { readonly release: () => void }

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

const faultOf = (folder: string, file: string, error: unknown): StartFault => {
  if (isDiskFull(error)) return diskFullFault(folder)
  return new StartFault(
    isBusy(error)
      ? `another service is running on ${folder}; stop it, or set DATA_DIR to another folder.`
      : `${file} cannot be used (${errorReason(error)}); remove it (nothing is kept in it), or set DATA_DIR to another folder.`,
  )
}

/** Locks the folder with an SQLite file lock, which ends with the process: `kill -9` leaves nothing stale. */
export const lockFolder = (folder: string): FolderLock => {
  makeFolder(folder)
  const path = join(resolve(folder), 'lock.db')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(privateFile(folder, 'lock.db'), { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    throw faultOf(resolve(folder), path, error)
  }
  const lock = file
  return { release: () => lock.close() }
}

/** Returns whether a service runs on the folder. Creates nothing. */
export const isLocked = (folder: string): boolean => {
  const path = join(resolve(folder), 'lock.db')
  if (!existsSync(path)) return false
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0, readOnly: true })
    file.prepare('SELECT count(*) FROM sqlite_schema').get()
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    file?.close()
  }
}
