import { type Duration, type Instant, SECOND } from '../../game/model/words.ts'
import type { WebhookAttempt, WebhookStore, WebhookQueue, WebhookTurn } from '../ports/webhooks.ts'

export type RequeuePorts = {
  readonly webhooks: Pick<WebhookStore, 'claim' | 'release'>
  readonly notices: WebhookQueue
}

/** How long a claim lasts: longer than an attempt takes, and than the function that makes it may run. */
export const WEBHOOK_LEASE: Duration = 30 * SECOND

/**
 * An attempt comes back before it is due (`hop`) fewer times than this. So `attempt` and `hop` together give each claim
 * a version of its own.
 */
const MOST_HOPS = 1000

/**
 * Queues an attempt again if it came before it was due, because no queue delays a message for hours. Of several copies
 * of the message only one is queued again: otherwise each crash would double the copies for the rest of the day.
 */
export const requeue = async (
  { webhooks, notices }: RequeuePorts,
  job: WebhookAttempt,
  now: Instant,
): Promise<'waits' | 'repeated'> => {
  const { owner, hook, told, attempt, hop = 0, due } = job
  const lease: WebhookTurn = { owner, hook, game: told.id, version: attempt * MOST_HOPS + hop + 1 }
  // Another copy has the lease and requeues the attempt. If its function crashes, the queue delivers that copy again.
  if ((await webhooks.claim(lease, now, now + WEBHOOK_LEASE)) !== 'taken') return 'repeated'
  await notices.put([{ ...job, hop: hop + 1, delay: due - now }])
  await webhooks.release(lease, true, now)
  return 'waits'
}
