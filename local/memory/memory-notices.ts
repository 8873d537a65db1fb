import { type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { WebhookQueue, DelayedMessage } from '../../shared/service/ports/webhooks.ts'

type Waiting = { readonly at: Instant; readonly posting: DelayedMessage }

/** The longest delay of an SQS message. */
const LONGEST_DELAY = 15 * MINUTE

/** Returns a queue of notices in memory, soonest first. Its `next` removes and returns the first notice. */
export const memoryNotices = (clock: () => Instant) => {
  let waiting: readonly Waiting[] = []
  const notices: WebhookQueue = {
    put: async (postings) => {
      const more = postings.map((posting) => ({ at: clock() + Math.min(posting.delay, LONGEST_DELAY), posting }))
      waiting = [...waiting, ...more].toSorted((a, b) => a.at - b.at)
    },
  }
  return {
    ...notices,
    waiting: () => waiting,
    next: (): Waiting | undefined => {
      const [first, ...rest] = waiting
      waiting = rest
      return first
    },
  }
}
