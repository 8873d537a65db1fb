import { type Duration, type Instant, SECOND } from '../../game/model/words.ts'
import type { WebhookAttempt, WebhookStore, WebhookQueue, WebhookTurn } from '../ports/webhooks.ts'

export type RequeuePorts = {
  readonly webhooks: Pick<WebhookStore, 'claim' | 'release'>
  readonly notices: WebhookQueue
}

/** A lease outlasts an attempt, and the function that makes it. */
export const WEBHOOK_LEASE: Duration = 30 * SECOND

/** An attempt can be requeued fewer times than this. */
const MOST_HOPS = 1000

/**
 * Queues an attempt again that came before it was due, because no queue delays a message for hours. Of several copies
 * of the message only one is queued again: otherwise each crash would double it for the rest of its day.
 */
export const requeue = async (
  { webhooks, notices }: RequeuePorts,
  job: WebhookAttempt,
  now: Instant,
): Promise<'waits' | 'repeated'> => {
  const { owner, hook, told, attempt, hop = 0, due } = job
  const lease: WebhookTurn = { owner, hook, game: told.id, version: attempt * MOST_HOPS + hop + 1 }
  // If another copy has the lease, it requeues the attempt, and comes back itself if it crashes.
  if ((await webhooks.claim(lease, now, now + WEBHOOK_LEASE)) !== 'taken') return 'repeated'
  await notices.put([{ ...job, hop: hop + 1, delay: due - now }])
  await webhooks.release(lease, true, now)
  return 'waits'
}
