import { type Duration, type Instant, SECOND } from '../../game/words.ts'
import type { Errand, Hooks, Notices, Turn } from '../ports/webhooks.ts'

export type Waiting = { readonly hooks: Pick<Hooks, 'claim' | 'release'>; readonly notices: Notices }

/** Longer than a try takes, and than the function that makes it. */
export const HELD: Duration = 30 * SECOND

/** Above any number of hops within a wait. */
const HOPS = 1000

/**
 * Of the copies of an errand that waits only one waits on. Otherwise a message that a crash repeats would be two for the
 * rest of its day, and each of them again.
 */
export const waitOn = async (
  { hooks, notices }: Waiting,
  errand: Errand,
  now: Instant,
): Promise<'waits' | 'repeated'> => {
  const { owner, hook, told, attempt: nth, hop = 0, due } = errand
  const place: Turn = { owner, hook, game: told.id, version: nth * HOPS + hop + 1 }
  // Busy: a copy is at it, and comes again if it crashes.
  if ((await hooks.claim(place, now, now + HELD)) !== 'taken') return 'repeated'
  await notices.put([{ ...errand, hop: hop + 1, delay: due - now }])
  await hooks.release(place, true, now)
  return 'waits'
}
