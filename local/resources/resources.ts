import type { WebhookQueue } from '../../shared/service/ports/webhooks.ts'
import type { Signer } from '../../shared/service/ports/signer.ts'
import { type Clock, movableClock } from '../machine/clock.ts'
import type { StartSettings } from './start-settings.ts'
import { openDatabase } from '../sqlite/database/open-database.ts'
import { type DiskSync, ALREADY_SYNCED, openDiskSync } from '../sqlite/database/disk-sync.ts'
import { truncateLogEvery } from '../sqlite/database/truncate-log.ts'
import { type LocalInboundMail, sqliteInboundMail } from '../sqlite/queues/sqlite-inbound-mail.ts'
import { type LocalMailbox, sqliteMailbox } from '../sqlite/queues/sqlite-mailbox.ts'
import { type RetryLimits, type MessageQueue, sqliteQueue } from '../sqlite/queues/sqlite-queue.ts'
import { sqliteRetryQueue, sqliteNotices, sqliteOutbox } from '../sqlite/queues/sqlite-outbox.ts'
import { type SqliteTimers, sqliteTimers } from '../sqlite/stores/sqlite-timers.ts'
import { storedSigner, sqliteKeyValues } from '../sqlite/database/sqlite-key-values.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'
import type { RetryQueue } from '../../shared/service/ports/games.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import { type OpenStore, openStore } from './open-store.ts'

/** All that outlives the process: storage, queues and keys. */
export type Resources = OpenStore & {
  readonly values: KeyValueStore
  readonly clock: Clock
  readonly signer: Signer
  readonly timers: SqliteTimers
  /** Emails to send. Here, as in the other queues, each start retries the dead letters. */
  readonly emailQueue: MessageQueue
  readonly outbox: Outbox
  /** Games whose changes could not be processed and are retried. */
  readonly retries: MessageQueue
  readonly retryQueue: RetryQueue
  /** Notices to send to webhooks and devices. */
  readonly noticeQueue: MessageQueue
  readonly notices: WebhookQueue
  readonly mailbox: LocalMailbox
  /** The bytes of received emails; the message about each is in the inbound queue. */
  readonly inboundMail: LocalInboundMail
  readonly inboundQueue: MessageQueue
  /** Resolves when all that was stored is on the disk. It is awaited before a request is answered. */
  readonly settled: DiskSync['settled']
}

type Options = {
  readonly clockOf?: (values: KeyValueStore) => Clock
  /**
   * How often an email is tried, and how long it waits in between. The default suits emails that stay on this machine.
   */
  readonly patience?: RetryLimits
  /** True if players may get push notifications, which need a key of their own. */
  readonly hasNotices?: boolean
}

/** Opens everything in the folder. Games and people may be stored elsewhere, in DynamoDB. */
export const openResources = async (
  { folder, store }: Pick<StartSettings, 'folder' | 'store'>,
  { clockOf = movableClock, patience, hasNotices }: Options = {},
): Promise<Resources> => {
  const database = openDatabase(folder)
  const values = sqliteKeyValues(database)
  const clock = clockOf(values)
  const stores = await openStore(store, database, values)
  const queue = sqliteQueue(database, 'outbox', patience)
  const failed = sqliteQueue(database, 'failed changes')
  const told = sqliteQueue(database, 'notices')
  // If games are stored elsewhere, the two stores must commit in order. So each SQLite commit waits for the disk.
  const disk = store.kind === 'sqlite' ? openDiskSync(database, folder) : ALREADY_SYNCED
  const stopTruncating = truncateLogEvery(database, folder)
  return {
    ...stores,
    values,
    clock,
    signer: storedSigner(values, hasNotices),
    timers: sqliteTimers(database),
    emailQueue: queue,
    outbox: sqliteOutbox(database, queue, clock.now),
    retries: failed,
    retryQueue: sqliteRetryQueue(failed, clock.now),
    noticeQueue: told,
    notices: sqliteNotices(database, told, clock.now),
    mailbox: sqliteMailbox(database, clock.now),
    inboundMail: sqliteInboundMail(database),
    inboundQueue: sqliteQueue(database, 'incoming'),
    settled: disk.settled,
    close: () => {
      stopTruncating()
      stores.close()
      disk.close()
      database.close()
    },
  }
}
