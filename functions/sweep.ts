import type { Context } from 'aws-lambda'
import { type Duration, SECOND } from '../shared/game/words.ts'
import type { GameStores } from '../shared/service/handle.ts'
import type { Log } from '../shared/service/ports.ts'
import { sweep } from '../shared/service/sweep.ts'
import { timeLeftIn } from './time-left.ts'

/** No game is begun with less: a slow table takes about so long for its read and its writes. */
const ENOUGH: Duration = 10 * SECOND

/** Every five minutes: looks at games whose timer was lost, several at once. */
export const sweepHandler =
  (stores: GameStores, log: Log, clock: () => number, lanes = 1) =>
  async (_event: unknown, context: Context): Promise<{ readonly looked: number }> => {
    const left = timeLeftIn(context)
    return { looked: await sweep(stores, log, clock(), { lanes, hasTime: () => left() >= ENOUGH }) }
  }
