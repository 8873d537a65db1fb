import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

export type Disk = {
  /** Resolves when all that was stored before the call would survive a power cut. */
  readonly settled: () => Promise<void>
  readonly close: () => void
}

/**
 * What is stored during a wait is safe after the next. After a wait that failed no one knows what is on the disk: every
 * later call rejects.
 */
export const sharedWait = (changes: () => number, wait: () => Promise<void>): Disk['settled'] => {
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
    const begun = running.then(() => {
      running = begun
      return begin()
    })
    return begun
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

/** Each commit has waited by itself. */
export const WAITED: Disk = { settled: async () => {}, close: () => {} }

/**
 * From now on a commit only reaches the system, which survives `kill -9`. The file to wait for is SQLite's log: a
 * checkpoint waits by itself. Without a log each commit goes on doing so.
 */
export const openDisk = (database: DatabaseSync, folder: string): Disk => {
  if (database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] !== 'wal') return WAITED
  const file = openSync(join(folder, 'crownhead.db-wal'), 'r+')
  const sync = promisify(fdatasync)
  // A checkpoint stops the thread, and takes hardly longer for 16 MB of log than for 4: the same pages come again.
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000')
  return {
    settled: sharedWait(changesOf(database), () => sync(file)),
    close: () => {
      fdatasyncSync(file)
      closeSync(file)
    },
  }
}
