import type { Context } from 'aws-lambda'
import { errorName } from '../../functions/runtime/error-name.ts'
import { type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { Games, StoredKey } from '../../shared/service/ports/games.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Job } from './run-due.ts'
import { invoke } from '../http/invoke.ts'

type Sweep = (event: unknown, context: Context) => Promise<unknown>

export type SweepJob = Job & {
  /** Makes the job look again at what is due first, as a timer or a digest may have changed. */
  readonly recheck: () => void
}

const INTERVAL = 5 * MINUTE

/** The last instant that a `Date` can hold. */
const END_OF_TIME: Instant = 8.64e15

type Stores = {
  readonly games: Games
  readonly tournaments: Tournaments
  readonly ledger: Pick<Ledger, 'dueDigests'>
}

const nextSweepAfter = (at: Instant): Instant => (Math.floor(at / INTERVAL) + 1) * INTERVAL

const dueOf = async ({ games, tournaments }: Stores, key: StoredKey): Promise<Instant | undefined> => {
  const tournament = tournamentIdIn(key)
  return tournament === undefined ? (await games.load(key))?.due : (await tournaments.load(tournament))?.due
}

/**
 * Returns when the first game or tournament is due. An unreadable one counts as overdue: the sweep reports it and goes
 * on.
 */
const firstTimerDue = async (stores: Stores): Promise<Instant | undefined> => {
  const [key] = await stores.games.overdue(END_OF_TIME, 1)
  return key === undefined ? undefined : dueOf(stores, key).catch(() => 0)
}

const firstDue = async (stores: Stores): Promise<Instant | undefined> => {
  const due = await firstTimerDue(stores)
  const [digest] = await stores.ledger.dueDigests(END_OF_TIME, 1)
  return digest && (due === undefined || digest.at < due) ? digest.at : due
}

/**
 * Returns the job that sweeps every five minutes, but only when a timer is overdue or a digest is due: moving the clock
 * by a year must not cost a hundred thousand sweeps.
 */
export const sweepJob = (stores: Stores, sweep: Sweep, log: Logger, start: Instant): SweepJob => {
  let last = start
  let requested = 1
  let checked = 0
  let due: Instant | undefined
  return {
    recheck: () => void requested++,
    nextAt: async () => {
      if (checked !== requested) {
        checked = requested
        due = await firstDue(stores)
      }
      return due === undefined ? undefined : nextSweepAfter(Math.max(last, due))
    },
    run: async (now) => {
      last = now
      await invoke('sweep', sweep, {}).catch((error: unknown) =>
        log('error', 'the sweep failed', { error: errorName(error) }),
      )
      requested++
    },
  }
}
