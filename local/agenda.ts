import type { Instant } from '../shared/game/words.ts'

/** A kind of work that falls due: changes, letters, timers, sweeps. */
export type Work = {
  /** When the next piece of it is due; an instant that has passed means at once. */
  readonly nextAt: () => Promise<Instant | undefined>
  /** Does the next piece. What fails sees to its own repetition; what throws has not been done. */
  readonly run: (now: Instant) => Promise<void>
}

export type Due = { readonly work: Work; readonly at: Instant }

/** What is due first. Of pieces due at the same instant the kind that stands first in the list: what follows from an instant is done before the next one. */
export const soonest = async (kinds: readonly Work[]): Promise<Due | undefined> => {
  let first: Due | undefined
  for (const work of kinds) {
    const at = await work.nextAt()
    if (at !== undefined && (first === undefined || at < first.at)) first = { work, at }
  }
  return first
}

/** The time as a run sees it. */
export type Passage = {
  /** What is due later than this is left. */
  readonly until: () => Instant
  /** Called with the instant of each piece before it is done; answers what time it is for it. */
  readonly reach: (at: Instant) => Instant
}

/** Does everything that falls due, in the order of its instants, with all that it causes. Answers when the next piece is due. */
export const runDue = async (kinds: readonly Work[], { until, reach }: Passage): Promise<Instant | undefined> => {
  for (;;) {
    const due = await soonest(kinds)
    if (!due || due.at > until()) return due?.at
    await due.work.run(reach(due.at))
  }
}
