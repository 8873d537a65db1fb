import { type Duration, SECOND } from '../shared/game/words.ts'
import type { Tally } from './notes.ts'

export type Telling = {
  /** Says how far it is. */
  readonly say: (line: string) => void
  readonly every?: Duration
}

const EVERY: Duration = 10 * SECOND

const written = (tally: Tally): string =>
  Object.entries(tally)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

/** `done`: games of this run. `tally`: of all runs. */
type Progress = { readonly done: () => number; readonly more?: () => string; readonly tally: () => Tally }

export const telling = (
  { say, every = EVERY }: Telling,
  what: string,
  { done, more = () => '', tally }: Progress,
): { readonly stop: () => void } => {
  const begun = performance.now()
  const tell = (): void => {
    const rate = Math.round((done() * SECOND) / (performance.now() - begun))
    say(`${what}${done()} games, ${rate} a second; ${more()}in all: ${written(tally())}`)
  }
  const timer = setInterval(tell, every).unref()
  return { stop: () => clearInterval(timer) }
}
