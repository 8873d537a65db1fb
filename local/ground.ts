import type { Notices } from '../shared/service/ports/webhooks.ts'
import type { Seal } from '../shared/service/ports/ports.ts'
import { type Clock, movableClock } from './clock.ts'
import type { Settings } from './settings.ts'
import { openDatabase } from './sqlite/database.ts'
import { type Disk, WAITED, openDisk } from './sqlite/disk.ts'
import { type LocalLetterbox, sqliteLetterbox } from './sqlite/letterbox.ts'
import { type Mailbox, sqliteMailbox } from './sqlite/mailbox.ts'
import { type Patience, type Queue, sqliteAside, sqliteNotices, sqliteOutbox, sqliteQueue } from './sqlite/queue.ts'
import { type SqliteTimers, sqliteTimers } from './sqlite/timers.ts'
import { type NamedTexts, keptSeal, sqliteValues } from './sqlite/values.ts'
import type { Aside, Outbox } from '../shared/service/ports/ports.ts'
import { type OpenStore, openStore } from './store.ts'

/** What outlives the process. */
export type Ground = OpenStore & {
  readonly values: NamedTexts
  readonly clock: Clock
  readonly seal: Seal
  readonly timers: SqliteTimers
  /** Each start retries dead letters, here and in `failed`. */
  readonly queue: Queue
  readonly outbox: Outbox
  /** Games put aside. */
  readonly failed: Queue
  readonly aside: Aside
  /** For webhooks. */
  readonly told: Queue
  readonly notices: Notices
  readonly mailbox: Mailbox
  /** Answers by email, and what is said of each. */
  readonly letterbox: LocalLetterbox
  readonly incoming: Queue
  /** Who answers waits for this. */
  readonly settled: Disk['settled']
}

type Standing = {
  readonly clockOf?: (values: NamedTexts) => Clock
  /** Of emails; the usual one is for a mailbox on this machine. */
  readonly patience?: Patience
  /** For devices. */
  readonly hasNotices?: boolean
}

/** Games and people may be stored outside the folder. */
export const openGround = async (
  { folder, store }: Pick<Settings, 'folder' | 'store'>,
  { clockOf = movableClock, patience, hasNotices }: Standing = {},
): Promise<Ground> => {
  const database = openDatabase(folder)
  const values = sqliteValues(database)
  const clock = clockOf(values)
  const kept = await openStore(store, database, values)
  const queue = sqliteQueue(database, 'outbox', patience)
  const failed = sqliteQueue(database, 'failed changes')
  const told = sqliteQueue(database, 'notices')
  // Beside another store the order of commits counts, so each waits.
  const disk = store.kind === 'sqlite' ? openDisk(database, folder) : WAITED
  return {
    ...kept,
    values,
    clock,
    seal: keptSeal(values, hasNotices),
    timers: sqliteTimers(database),
    queue,
    outbox: sqliteOutbox(database, queue, clock.now),
    failed,
    aside: sqliteAside(failed, clock.now),
    told,
    notices: sqliteNotices(database, told, clock.now),
    mailbox: sqliteMailbox(database, clock.now),
    letterbox: sqliteLetterbox(database),
    incoming: sqliteQueue(database, 'incoming'),
    settled: disk.settled,
    close: () => {
      kept.close()
      disk.close()
      database.close()
    },
  }
}
