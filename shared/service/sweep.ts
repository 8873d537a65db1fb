import { type Instant, MINUTE } from '../game/words.ts'
import type { GameStores } from './handle.ts'
import { look } from './look.ts'
import type { Log } from './ports.ts'

const PATIENCE = 2 * MINUTE

/** Games per sweep; the next sweep takes the rest. */
const BATCH = 500

/** Looks at games with an overdue alarm, in case a timer was lost. One game's failure does not delay the others. */
export const sweep = async (stores: GameStores, log: Log, now: Instant): Promise<number> => {
  const overdue = await stores.games.overdue(now - PATIENCE, BATCH)
  const failed: unknown[] = []
  for (const id of overdue) {
    try {
      await look(stores, id, now)
    } catch (error) {
      failed.push(error)
      log('error', 'a game could not be swept', { game: id })
    }
  }
  if (overdue.length > 0)
    log('warn', 'the sweep found overdue alarms', { games: overdue.length, failed: failed.length })
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${overdue.length} overdue games could not be looked at`)
  return overdue.length
}
