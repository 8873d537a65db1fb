import type { Context } from 'aws-lambda'
import { nameOf } from '../../functions/guard.ts'
import { type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Games, Log } from '../../shared/service/ports.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'

type Sweep = (event: unknown, context: Context) => Promise<unknown>

export type SweepWork = Work & {
  /** A game has been stored: the soonest alarm may be another. */
  readonly stir: () => void
}

const EVERY = 5 * MINUTE

/** The last instant that a date can have. */
const EVER: Instant = 8.64e15

const markAfter = (at: Instant): Instant => (Math.floor(at / EVERY) + 1) * EVERY

/** A game that cannot be read counts as overdue: the sweep says so, and goes on with the others. */
const soonestAlarm = async (games: Games): Promise<Instant | undefined> => {
  const [id] = await games.overdue(EVER, 1)
  if (id === undefined) return undefined
  return games.load(id).then(
    (stored) => stored?.due,
    () => 0,
  )
}

/**
 * The sweep, at every fifth minute at which it could find anything: those before the soonest alarm are left out, so
 * that the clock can be moved by a year without a hundred thousand looks at nothing.
 */
export const sweepWork = (games: Games, sweep: Sweep, log: Log, start: Instant): SweepWork => {
  let last = start
  let stirred = 1
  let seen = 0
  let alarm: Instant | undefined
  return {
    stir: () => void stirred++,
    nextAt: async () => {
      if (seen !== stirred) {
        seen = stirred
        alarm = await soonestAlarm(games)
      }
      return alarm === undefined ? undefined : markAfter(Math.max(last, alarm))
    },
    run: async (now) => {
      last = now
      await invoke('sweep', sweep, {}).catch((error: unknown) =>
        log('error', 'the sweep failed', { error: nameOf(error) }),
      )
    },
  }
}
