import { setImmediate as otherTasks } from 'node:timers/promises'
import type { Instant } from '../../shared/game/model/words.ts'

export type Job = {
  /** Returns when the job has to run next. A past instant means now; undefined means that there is nothing to do. */
  readonly nextAt: () => Promise<Instant | undefined>
  /** Does one piece of work. The job retries its own failures; if it throws, the piece is not done. */
  readonly run: (now: Instant) => Promise<void>
}

export type DueJob = { readonly job: Job; readonly at: Instant }

/**
 * Returns the job that is due first. At equal instants the first in the list wins, so the effects of an event are done
 * before the next timer fires.
 */
export const firstDueJob = async (kinds: readonly Job[]): Promise<DueJob | undefined> => {
  let first: DueJob | undefined
  for (const work of kinds) {
    const at = await work.nextAt()
    if (at !== undefined && (first === undefined || at < first.at)) first = { job: work, at }
  }
  return first
}

export type JobWindow = {
  readonly until: () => Instant
  /** Called before a piece of work runs, with the instant at which it is due. Returns the time that the piece sees. */
  readonly timeFor: (at: Instant) => Instant
}

/** Runs all that is due, in order, and what becomes due through it. Returns when the next piece of work is due. */
export const runDue = async (
  kinds: readonly Job[],
  { until, timeFor: reach }: JobWindow,
): Promise<Instant | undefined> => {
  for (;;) {
    const due = await firstDueJob(kinds)
    if (!due || due.at > until()) return due?.at
    await due.job.run(reach(due.at))
    // A piece may complete without waiting for any I/O, so requests get their turn here, between two pieces.
    await otherTasks()
  }
}
