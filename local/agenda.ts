import { setImmediate as others } from 'node:timers/promises'
import type { Instant } from '../shared/game/words.ts'

export type Work = {
  /** A past instant means now. */
  readonly nextAt: () => Promise<Instant | undefined>
  /** Retries its own failures; if it throws, the piece is not done. */
  readonly run: (now: Instant) => Promise<void>
}

export type Due = { readonly work: Work; readonly at: Instant }

/** At equal instants the first kind wins: consequences before the next event. */
export const soonest = async (kinds: readonly Work[]): Promise<Due | undefined> => {
  let first: Due | undefined
  for (const work of kinds) {
    const at = await work.nextAt()
    if (at !== undefined && (first === undefined || at < first.at)) first = { work, at }
  }
  return first
}

export type Passage = {
  readonly until: () => Instant
  /** Called with a piece's instant before it runs; answers the time for it. */
  readonly reach: (at: Instant) => Instant
}

/** In order, with consequences. Answers when the next piece is due. */
export const runDue = async (kinds: readonly Work[], { until, reach }: Passage): Promise<Instant | undefined> => {
  for (;;) {
    const due = await soonest(kinds)
    if (!due || due.at > until()) return due?.at
    await due.work.run(reach(due.at))
    // A piece may wait for nothing outside this thread: requests have their turn between two.
    await others()
  }
}
