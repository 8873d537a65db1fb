import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type Duration, MINUTE } from '../../../shared/game/model/words.ts'

/**
 * Moves all of the write-ahead log into the database and empties it, as it still has what was deleted since. Returns
 * false if another process is reading or writing: nobody waits for it.
 */
export const truncateLog = (database: DatabaseSync): boolean => {
  const patience = Number(database.prepare('PRAGMA busy_timeout').get()?.['timeout'])
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${patience}`)
  }
}

const isEmpty = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0

/** Empties the log now and then, so that what was deleted is gone within minutes. Returns a function that stops this. */
export const truncateLogEvery = (database: DatabaseSync, folder: string, wait: Duration = MINUTE): (() => void) => {
  const path = join(folder, 'crownhead.db-wal')
  const attempt = (): void => {
    if (isEmpty(path)) return
    try {
      truncateLog(database)
    } catch {
      // A full disk is reported by whoever writes; the next attempt comes soon.
    }
  }
  const timer = setInterval(attempt, wait)
  timer.unref()
  return () => clearInterval(timer)
}
