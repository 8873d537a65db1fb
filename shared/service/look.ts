import { alarmOf } from '../game/alarm.ts'
import type { Instant } from '../game/words.ts'
import { type GameStores, handle } from './handle.ts'
import type { GameId } from './ports.ts'

/**
 * By a timer or the sweep. Sets the next alarm if nothing is due. Early, late, repeated or stale calls are harmless.
 */
export const look = async (stores: GameStores, id: GameId, now: Instant): Promise<void> => {
  const handled = await handle(stores, id, () => ({ type: 'tick' }), now)
  if (handled.kind !== 'done') return
  const { stored, game } = handled.loaded
  const next = alarmOf(game)
  if (stored.due === undefined || next === undefined || stored.due > now || stored.due === next) return
  await stores.games.save(id, stored, { ...stored, due: next })
}
