import type { Context } from 'aws-lambda'
import { nameOf } from '../../functions/runtime/error-name.ts'
import { type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Games, Ledger, Log } from '../../shared/service/ports/ports.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'

type Sweep = (event: unknown, context: Context) => Promise<unknown>

export type SweepWork = Work & {
  /** The first alarm, or the first digest, may have changed. */
  readonly stir: () => void
}

const EVERY = 5 * MINUTE

/** The last instant of a date. */
const EVER: Instant = 8.64e15

const markAfter = (at: Instant): Instant => (Math.floor(at / EVERY) + 1) * EVERY

/** An unreadable game counts as overdue: the sweep reports it and goes on. */
const soonestAlarm = async (games: Games): Promise<Instant | undefined> => {
  const [id] = await games.overdue(EVER, 1)
  if (id === undefined) return undefined
  return games.load(id).then(
    (stored) => stored?.due,
    () => 0,
  )
}

type Stores = { readonly games: Games; readonly ledger: Pick<Ledger, 'planned'> }

const soonestOf = async ({ games, ledger }: Stores): Promise<Instant | undefined> => {
  const alarm = await soonestAlarm(games)
  const [digest] = await ledger.planned(EVER, 1)
  return digest && (alarm === undefined || digest.at < alarm) ? digest.at : alarm
}

/**
 * Every five minutes, but only with an overdue alarm or a digest that is due: moving the clock a year must not cost a hundred thousand sweeps.
 */
export const sweepWork = (stores: Stores, sweep: Sweep, log: Log, start: Instant): SweepWork => {
  let last = start
  let stirred = 1
  let seen = 0
  let alarm: Instant | undefined
  return {
    stir: () => void stirred++,
    nextAt: async () => {
      if (seen !== stirred) {
        seen = stirred
        alarm = await soonestOf(stores)
      }
      return alarm === undefined ? undefined : markAfter(Math.max(last, alarm))
    },
    run: async (now) => {
      last = now
      await invoke('sweep', sweep, {}).catch((error: unknown) =>
        log('error', 'the sweep failed', { error: nameOf(error) }),
      )
      stirred++
    },
  }
}
