import type { Context } from 'aws-lambda'
import { type Duration, SECOND } from '../shared/game/words.ts'
import type { GameStores } from '../shared/service/handle.ts'
import type { Log } from '../shared/service/ports.ts'
import { type SweepPace, sweep } from '../shared/service/sweep.ts'
import { timeLeftIn } from './time-left.ts'

/**
 * A game takes two calls, some 20 ms: 5,000 take five of the 18 seconds in which one may be begun. That is 16 games a
 * second, all timers of five million games of three-day moves.
 */
export const PACE = { most: 5000, lanes: 20 }

/** With less, no game is begun: a slow table needs about so long. */
const ENOUGH: Duration = 10 * SECOND

/** Every five minutes, for games whose timer was lost. */
export const sweepHandler =
  (stores: GameStores, log: Log, clock: () => number, pace: SweepPace = {}) =>
  async (_event: unknown, context: Context): Promise<{ readonly looked: number }> => {
    const left = timeLeftIn(context)
    return { looked: await sweep(stores, log, clock(), { ...pace, hasTime: () => left() >= ENOUGH }) }
  }
