import { type Instant, MINUTE } from '../../game/words.ts'
import type { GameStores } from '../games/handle.ts'
import { type SweepPace, inLanes } from './concurrency.ts'
import { look } from './tick.ts'
import { isNewer } from '../games/newer.ts'
import type { GameId, Log } from '../ports/ports.ts'

const PATIENCE = 2 * MINUTE

/** Games with overdue alarms, in case a timer was lost. One failure delays no other. */
export const sweep = async (
  stores: GameStores,
  log: Log,
  now: Instant,
  { most = 500, lanes = 1, hasTime = () => true }: SweepPace = {},
): Promise<number> => {
  const overdue = await stores.games.overdue(now - PATIENCE, most)
  const failed: unknown[] = []
  let looked = 0
  const lookAt = async (id: GameId): Promise<boolean> => {
    if (!hasTime()) return false
    looked++
    await look(stores, id, now).catch((error: unknown) => {
      if (isNewer(error)) return log('warn', 'a game is left to a later release', { game: id })
      failed.push(error)
      log('error', 'a game could not be swept', { game: id })
    })
    return true
  }
  await inLanes(
    overdue.map((id) => [id]),
    lanes,
    lookAt,
  )
  if (overdue.length > 0)
    log('warn', 'the sweep found overdue alarms', { games: overdue.length, looked, failed: failed.length })
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${overdue.length} overdue games could not be looked at`)
  return looked
}
