import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { Counts } from './walk-notes.ts'

export type ProgressOptions = {
  /** Prints a line about the progress. */
  readonly say: (line: string) => void
  readonly every?: Duration
}

const INTERVAL: Duration = 10 * SECOND

const formatted = (tally: Counts): string =>
  Object.entries(tally)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

/** `done` returns how many games this run has processed, `tally` the counts of all runs. */
type Progress = { readonly done: () => number; readonly more?: () => string; readonly tally: () => Counts }

/** Reports the progress at regular intervals until it is stopped. */
export const reportProgress = (
  { say, every = INTERVAL }: ProgressOptions,
  what: string,
  { done, more = () => '', tally }: Progress,
): { readonly stop: () => void } => {
  const startedAt = performance.now()
  const report = (): void => {
    const rate = Math.round((done() * SECOND) / (performance.now() - startedAt))
    say(`${what}${done()} games, ${rate} a second; ${more()}in all: ${formatted(tally())}`)
  }
  const timer = setInterval(report, every).unref()
  return { stop: () => clearInterval(timer) }
}
