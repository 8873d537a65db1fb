import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { NO_TURNS, type Turns, addTurns } from './checks/turns.ts'
import type { History } from './world.ts'

const COUNTED = ['moves', 'games', 'tournaments', 'requests', 'forms', 'letters', 'byEmail', 'steps'] as const

/** What a world adds to the figures of a run. */
export type CountedHistory = Pick<History, (typeof COUNTED)[number] | 'seed' | 'turns'> & {
  readonly violations: readonly unknown[]
  readonly differences: readonly unknown[]
}

/** The figures of a run of worlds so far: of all seeds below `next`, each once. */
export type Tally = {
  readonly next: number
  readonly worlds: number
  readonly sum: { readonly [N in (typeof COUNTED)[number]]: number }
  readonly turns: Turns
  readonly violated: number
  readonly differing: number
  readonly seconds: number
}

const NOTHING = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Tally['sum']

export const tallyFrom = (next: number): Tally => ({
  next,
  worlds: 0,
  sum: NOTHING,
  turns: NO_TURNS,
  violated: 0,
  differing: 0,
  seconds: 0,
})

const withHistory = (tally: Tally, history: CountedHistory): Tally => ({
  ...tally,
  next: tally.next + 1,
  worlds: tally.worlds + 1,
  sum: Object.fromEntries(COUNTED.map((name) => [name, tally.sum[name] + history[name]])) as Tally['sum'],
  turns: addTurns(tally.turns, history.turns),
  violated: tally.violated + history.violations.length,
  differing: tally.differing + history.differences.length,
})

/**
 * Returns a function that counts each world. Threads end worlds in any order; a world is counted once all of lower seeds
 * are, so that a run which is stopped at any instant goes on at `next` and counts no world twice.
 */
export const tallyInOrder = (from: Tally): ((history: CountedHistory, seconds: number) => Tally) => {
  const early = new Map<number, CountedHistory>()
  let tally = from
  return (history, seconds) => {
    early.set(history.seed, history)
    for (let next = early.get(tally.next); next; next = early.get(tally.next)) {
      early.delete(tally.next)
      tally = withHistory(tally, next)
    }
    tally = { ...tally, seconds: from.seconds + seconds }
    return tally
  }
}

/** Returns the figures that an earlier part of the run has left in a file. Undefined if there is none. */
export const readTally = (path: string): Tally | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Tally) : undefined

/** Writes the figures beside the file and then in its place, so that a part which is killed leaves a whole file. */
export const writeTally = (path: string, tally: Tally): void => {
  writeFileSync(`${path}.new`, `${JSON.stringify(tally, undefined, 2)}\n`)
  renameSync(`${path}.new`, path)
}
