import type { Notices } from '../shared/service/ports/webhooks.ts'
import type { Seal } from '../shared/service/ports/signer.ts'
import { type Clock, movableClock } from './clock.ts'
import type { Settings } from './settings.ts'
import { openDatabase } from './sqlite/database.ts'
import { type Disk, WAITED, openDisk } from './sqlite/disk.ts'
import { type LocalLetterbox, sqliteLetterbox } from './sqlite/letterbox.ts'
import { type Mailbox, sqliteMailbox } from './sqlite/mailbox.ts'
import { type Patience, type Queue, sqliteQueue } from './sqlite/queue.ts'
import { sqliteAside, sqliteNotices, sqliteOutbox } from './sqlite/outbox.ts'
import { type SqliteTimers, sqliteTimers } from './sqlite/timers.ts'
import { keptSeal, sqliteValues } from './sqlite/values.ts'
import type { NamedTexts } from './stores/key-value-store.ts'
import type { Aside } from '../shared/service/ports/games.ts'
import type { Outbox } from '../shared/service/ports/email.ts'
import { type OpenStore, openStore } from './store.ts'

/** All that outlives the process: storage, queues and keys. */
export type Ground = OpenStore & {
  readonly values: NamedTexts
  readonly clock: Clock
  readonly signer: Seal
  readonly timers: SqliteTimers
  /** Emails to send. Each start retries the dead letters of all queues. */
  readonly queue: Queue
  readonly outbox: Outbox
  /** Games whose changes could not be processed and are retried. */
  readonly failed: Queue
  readonly aside: Aside
  /** Notices to send to webhooks and devices. */
  readonly told: Queue
  readonly notices: Notices
  readonly mailbox: Mailbox
  /** The bytes of received emails; the message about each is in the inbound queue. */
  readonly letterbox: LocalLetterbox
  readonly incoming: Queue
  /** Await it before answering: all that was stored is then on the disk. */
  readonly settled: Disk['settled']
}

type Options = {
  readonly clockOf?: (values: NamedTexts) => Clock
  /** How often emails are retried. The default suits a mailbox on this machine. */
  readonly patience?: Patience
  /** Whether players may have notices on their devices, which need a key of their own. */
  readonly hasNotices?: boolean
}

/** Opens everything in the folder. Games and people may be stored elsewhere, in DynamoDB. */
export const openGround = async (
  { folder, store }: Pick<Settings, 'folder' | 'store'>,
  { clockOf = movableClock, patience, hasNotices }: Options = {},
): Promise<Ground> => {
  const database = openDatabase(folder)
  const values = sqliteValues(database)
  const clock = clockOf(values)
  const stores = await openStore(store, database, values)
  const queue = sqliteQueue(database, 'outbox', patience)
  const failed = sqliteQueue(database, 'failed changes')
  const told = sqliteQueue(database, 'notices')
  // With games in another store the order of commits matters, so each commit waits for the disk.
  const disk = store.kind === 'sqlite' ? openDisk(database, folder) : WAITED
  return {
    ...stores,
    values,
    clock,
    signer: keptSeal(values, hasNotices),
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
      stores.close()
      disk.close()
      database.close()
    },
  }
}
