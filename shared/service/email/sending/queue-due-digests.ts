import type { Instant } from '../../../game/model/words.ts'
import { type SweepPace, forEachConcurrently } from '../../runtime/concurrency.ts'
import type { Ledger, PlannedDigest } from '../../ports/ledger.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Outbox } from '../../ports/email.ts'

export type DigestQueuePorts = { readonly ledger: Pick<Ledger, 'dueDigests' | 'unplanDigest'>; readonly outbox: Outbox }

/** SQS accepts at most this many messages at once. */
const BATCH = 10

const inBatches = (due: readonly PlannedDigest[]): readonly (readonly PlannedDigest[])[] =>
  Array.from({ length: Math.ceil(due.length / BATCH) }, (_, index) => due.slice(index * BATCH, (index + 1) * BATCH))

/**
 * Puts the digests that are due into the outbox: `most` in one sweep; the next one takes the rest. After a crash one
 * may be put there twice; the second then has nothing to say and is not sent.
 */
export const queueDueDigests = async (
  { ledger, outbox }: DigestQueuePorts,
  log: Logger,
  now: Instant,
  { most = 500, concurrency = 1, hasTime = () => true }: SweepPace = {},
): Promise<void> => {
  const due = await ledger.dueDigests(now, most)
  let put = 0
  const putAll = async (batch: readonly PlannedDigest[]): Promise<boolean> => {
    if (!hasTime()) return false
    await outbox.put(batch.map(({ account, at }) => ({ kind: 'digest', account, due: at, delay: 0 })))
    for (const { account, at } of batch) await ledger.unplanDigest(account, at)
    put += batch.length
    return true
  }
  await forEachConcurrently(
    inBatches(due).map((batch) => [batch]),
    concurrency,
    putAll,
  )
  if (due.length > 0) log('info', 'digests were put into the outbox', { digests: put, due: due.length })
}
