import { alarmOf } from '../game/alarm.ts'
import type { Instant } from '../game/words.ts'
import { type Shelves, handle } from './handle.ts'
import type { GameId } from './ports.ts'

/**
 * Looks at a game because a timer, or the sweep, says so. What is due is done; if nothing is, the next alarm is set.
 * Early, late, doubled or stale, it can do no harm: the game and the time decide.
 */
export const look = async (shelves: Shelves, id: GameId, now: Instant): Promise<void> => {
  const handled = await handle(shelves, id, () => ({ type: 'tick' }), now)
  if (handled.kind !== 'done') return
  const { stored, game } = handled.loaded
  const next = alarmOf(game)
  if (stored.due === undefined || next === undefined || stored.due > now || stored.due === next) return
  await shelves.games.save(id, stored, { ...stored, due: next })
}
