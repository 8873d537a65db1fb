import { type Duration, type Instant, SECOND } from '../../game/words.ts'
import type { Errand, Hooks, Notices, Turn } from '../ports/webhooks.ts'

export type Waiting = { readonly hooks: Pick<Hooks, 'claim' | 'release'>; readonly notices: Notices }

/** A lease outlasts an attempt, and the function that makes it. */
export const HELD: Duration = 30 * SECOND

/** More than the number of times that one attempt can be requeued. */
const MOST_HOPS = 1000

/**
 * Queues an attempt again that came before it was due, because no queue delays a message for hours. Of several copies
 * of the message only one is queued again: otherwise each crash would double it for the rest of its day.
 */
export const waitOn = async ({ hooks, notices }: Waiting, job: Errand, now: Instant): Promise<'waits' | 'repeated'> => {
  const { owner, hook, told, attempt: nth, hop = 0, due } = job
  const lease: Turn = { owner, hook, game: told.id, version: nth * MOST_HOPS + hop + 1 }
  // If another copy has the lease, it requeues the attempt, and comes back itself if it crashes.
  if ((await hooks.claim(lease, now, now + HELD)) !== 'taken') return 'repeated'
  await notices.put([{ ...job, hop: hop + 1, delay: due - now }])
  await hooks.release(lease, true, now)
  return 'waits'
}
