import { alarmOf } from '../../game/alarm.ts'
import type { Instant } from '../../game/words.ts'
import { type Found, type GameStores, handleOn } from '../games/handle.ts'
import type { GameId } from '../ports/games.ts'
import { type Loaded, load } from '../games/game-store.ts'

/** Ticks a game that is loaded. Returns it as it is then; undefined if that is unknown, or there is no such game. */
export const lookOn = async (stores: GameStores, found: Found, now: Instant): Promise<Loaded | undefined> => {
  const handled = await handleOn(stores, found, () => ({ type: 'tick' }), now)
  if (handled.kind !== 'done') return undefined
  const { stored, game } = handled.loaded
  const next = alarmOf(game)
  if (stored.due === undefined || next === undefined || stored.due > now || stored.due === next) return handled.loaded
  const after = { ...stored, due: next }
  const { saved } = await stores.games.save(found.id, stored, after)
  return saved ? { stored: after, game } : undefined
}

/**
 * Does what time demands of a game: a loss on time, a reminder, an expiry. If nothing is due, it sets the next timer.
 * Timers and the sweep call it; early, late, repeated and stale calls are harmless.
 */
export const look = async (stores: GameStores, id: GameId, now: Instant): Promise<void> =>
  void (await lookOn(stores, { id, loaded: await load(stores.games, id) }, now))
