import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

export type DiskSync = {
  /** Resolves when all that was stored before the call would survive a power cut. */
  readonly settled: () => Promise<void>
  readonly close: () => void
}

/**
 * Lets all callers share one wait for the disk. What is stored during a wait is safe after the next wait. If a wait
 * fails, it is unknown what reached the disk, so every later call rejects.
 */
export const sharedSync = (changes: () => number, wait: () => Promise<void>): DiskSync['settled'] => {
  let safe = changes()
  let covered = safe
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  const begin = async (): Promise<void> => {
    next = undefined
    const upTo = changes()
    covered = upTo
    await wait()
    safe = upTo
  }
  const afterRunning = (): Promise<void> => {
    const started = running.then(() => {
      running = started
      return begin()
    })
    return started
  }
  return async () => {
    const now = changes()
    if (now <= safe) return
    if (now <= covered) return running
    next ??= afterRunning()
    return next
  }
}

const changesOf = (database: DatabaseSync): (() => number) => {
  const total = database.prepare('SELECT total_changes() AS changes')
  return () => Number(total.get()?.['changes'])
}

/** Does nothing: for a database in which each commit has already waited for the disk. */
export const ALREADY_SYNCED: DiskSync = { settled: async () => {}, close: () => {} }

/**
 * Makes commits quick: from now on they only reach the operating system, and so survive `kill -9` but not a power cut.
 * `settled` waits until SQLite's write-ahead log is on the disk; a checkpoint waits for the disk by itself. In a
 * database without such a log each commit goes on waiting.
 */
export const openDiskSync = (database: DatabaseSync, folder: string): DiskSync => {
  if (database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] !== 'wal') return ALREADY_SYNCED
  const file = openSync(join(folder, 'crownhead.db-wal'), 'r+')
  const sync = promisify(fdatasync)
  // A checkpoint blocks the thread. It takes hardly longer for 16 MB of log than for 4, as the same pages recur.
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000')
  return {
    settled: sharedSync(changesOf(database), () => sync(file)),
    close: () => {
      fdatasyncSync(file)
      closeSync(file)
    },
  }
}
