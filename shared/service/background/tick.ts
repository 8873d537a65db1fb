import { alarmOf } from '../../game/alarm.ts'
import type { Instant } from '../../game/words.ts'
import { type Found, type GameStores, handleOn } from '../games/handle.ts'
import type { GameId } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'

/** The game as it is then; undefined if that is not known, or there is none. */
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
 * By a timer or the sweep. Sets the next alarm if nothing is due. Early, late, repeated or stale calls are harmless.
 */
export const look = async (stores: GameStores, id: GameId, now: Instant): Promise<void> =>
  void (await lookOn(stores, { id, loaded: await load(stores.games, id) }, now))
