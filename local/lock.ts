import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Held until it is let go, or its process ends, however that ends. */
export type Lock = { readonly release: () => void }

/**
 * Takes a folder for this process; undefined where another has it. The lock is SQLite's own on a file beside the
 * database: the system drops it with the process, so nothing stale is left by a `kill -9`.
 */
export const lockFolder = (folder: string): Lock | undefined => {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
    return { release: () => file.close() }
  } catch {
    file.close()
    return undefined
  }
}
