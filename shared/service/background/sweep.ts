import type { Instant } from '../../game/model/words.ts'
import { TIMER_PATIENCE } from '../../game/time/timer.ts'
import { type SweepPace, forEachConcurrently } from '../runtime/concurrency.ts'
import { type TickPorts, tickStored } from './tick.ts'
import { isFromLaterRelease } from '../games/later-release.ts'
import type { StoredKey } from '../ports/games.ts'
import type { Logger } from '../runtime/logger.ts'

/** Ticks games and tournaments whose timer is overdue, in case it was lost. One that fails does not hold up the others. */
export const sweep = async (
  stores: TickPorts,
  log: Logger,
  now: Instant,
  { most = 500, concurrency = 1, hasTime = () => true }: SweepPace = {},
): Promise<number> => {
  const overdue = await stores.games.overdue(now - TIMER_PATIENCE, most)
  const failed: unknown[] = []
  let ticked = 0
  const tickOne = async (id: StoredKey): Promise<boolean> => {
    if (!hasTime()) return false
    ticked++
    await tickStored(stores, id, now).catch((error: unknown) => {
      if (isFromLaterRelease(error)) return log('warn', 'a game is left to a later release', { game: id })
      failed.push(error)
      log('error', 'a game could not be swept', { game: id })
    })
    return true
  }
  await forEachConcurrently(
    overdue.map((id) => [id]),
    concurrency,
    tickOne,
  )
  if (overdue.length > 0)
    log('warn', 'the sweep found overdue timers', { games: overdue.length, looked: ticked, failed: failed.length })
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${overdue.length} overdue games could not be looked at`)
  return ticked
}
