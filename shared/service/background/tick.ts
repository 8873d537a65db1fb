import { timerOf } from '../../game/time/timer.ts'
import type { Instant } from '../../game/model/words.ts'
import { type GameAsRead, type GameStores, handleFrom } from '../games/handle.ts'
import type { GameId } from '../ports/games.ts'
import type { StoredKey } from '../ports/games.ts'
import { tournamentIdIn } from '../ports/tournaments/tournament-key.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import { lazy } from '../runtime/lazy.ts'
import type { TournamentTickPorts } from '../tournaments/effects/tick-tournament.ts'

/** Loaded late: most timers are those of games, and the rules of tournaments are long. */
const tickTournament = lazy(() => import('../tournaments/effects/tick-tournament.ts'), 'tickTournament')

/** Ticks a loaded game. Returns the game after that; undefined if there is no game, or other writers were faster. */
export const tickFrom = async (
  stores: GameStores,
  found: GameAsRead,
  now: Instant,
): Promise<LoadedGame | undefined> => {
  const handled = await handleFrom(stores, found, () => ({ type: 'tick' }), now)
  if (handled.kind !== 'done') return undefined
  const { stored, game } = handled.loaded
  const next = timerOf(game)
  if (stored.due === undefined || next === undefined || stored.due > now || stored.due === next) return handled.loaded
  const after = { ...stored, due: next }
  const { saved } = await stores.games.save(found.id, stored, after)
  return saved ? { stored: after, game } : undefined
}

/**
 * Does what time demands of a game: a loss on time, a reminder, an expiry. If nothing is due, it sets the next timer.
 * Timers and the sweep call it; early, late, repeated and stale calls are harmless.
 */
export const tickGame = async (stores: GameStores, id: GameId, now: Instant): Promise<void> =>
  void (await tickFrom(stores, { id, loaded: await loadGame(stores.games, id) }, now))

/** What a tick of a game or a tournament needs. */
export type TickPorts = GameStores & TournamentTickPorts

/** Ticks the game or the tournament that a timer or the sweep names. */
export const tickStored = async (ports: TickPorts, key: StoredKey, now: Instant): Promise<void> => {
  const tournament = tournamentIdIn(key)
  if (tournament === undefined) return tickGame(ports, key, now)
  await tickTournament(ports, tournament, now)
}
