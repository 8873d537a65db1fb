import { type Instant, MINUTE } from '../game/words.ts'
import type { Shelves } from './handle.ts'
import { look } from './look.ts'
import type { Log } from './ports.ts'

/** A timer is given this long to come by itself before the sweep takes it for lost. */
const PATIENCE = 2 * MINUTE

/** Games looked at in one sweep; the next one goes on. */
const BATCH = 500

/** Looks at every game whose alarm is overdue: the net under timers that were lost. One game's failure does not keep the others waiting. */
export const sweep = async (shelves: Shelves, log: Log, now: Instant): Promise<number> => {
  const overdue = await shelves.games.overdue(now - PATIENCE, BATCH)
  const failed: unknown[] = []
  for (const id of overdue) {
    try {
      await look(shelves, id, now)
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
