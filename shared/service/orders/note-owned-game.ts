import { deadlineOf } from '../../game/time/clock.ts'
import { plainResult } from '../../game/model/events.ts'
import { type Game, playOf } from '../../game/model/game.ts'
import { deletedAt } from '../../game/time/retention.ts'
import type { Instant } from '../../game/model/words.ts'
import type { OwnedGame, OwnedGameWriter } from '../ports/owned-games.ts'
import type { GameId, Games } from '../ports/games.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import { publiclyChangedAt, isPublicEvent, publicVersion } from '../games/public-version.ts'

const deadlineIn = (game: Game): Instant | undefined =>
  game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined

/** Returns a game as its owner's list shows it: only what the public sees. */
export const ownedGameOf = (id: GameId, loaded: LoadedGame): OwnedGame => {
  const { game } = loaded
  const deadline = deadlineIn(game)
  const until = deletedAt(game)
  return {
    id,
    version: publicVersion(loaded),
    status: game.status,
    ply: playOf(game)?.moves.length ?? 0,
    turn: game.status === 'active' ? game.play.position.turn : null,
    ...(deadline !== undefined && { deadline }),
    labels: game.labels ?? {},
    ...(game.status === 'finished' && { result: plainResult(game.result) }),
    changedAt: publiclyChangedAt(loaded),
    ...(until !== undefined && { until }),
  }
}

/**
 * Updates the owner's list of games after a stored step. Does nothing if the step is not public, or the game has no
 * owner.
 */
export const noteOwnedGame = async (
  owned: OwnedGameWriter,
  id: GameId,
  loaded: LoadedGame,
  at: Instant,
): Promise<void> => {
  const { owner } = loaded.game
  const { log, last } = loaded.stored
  if (owner !== undefined && log.slice(-last).some(isPublicEvent))
    await owned.note(owner, ownedGameOf(id, loaded), { at })
}

type RepairPorts = { readonly games: Games; readonly owned: OwnedGameWriter }

/**
 * Brings the owner's list in line with the game, whatever its last step was. After a restored backup, the list may have
 * a later version than the game. The list is read before the game is read again: so a move that is stored meanwhile is
 * not mistaken for one that was lost with the backup.
 */
export const repairOwnedGame = async (
  { games, owned }: RepairPorts,
  id: GameId,
  loaded: LoadedGame,
  at: Instant,
): Promise<void> => {
  const { owner } = loaded.game
  if (owner === undefined) return
  const listedVersion = (await owned.noted(owner, id)) ?? 0
  const current = listedVersion > publicVersion(loaded) ? ((await loadGame(games, id)) ?? loaded) : loaded
  const entry = ownedGameOf(id, current)
  if (listedVersion !== entry.version)
    await owned.note(owner, entry, { at, ...(listedVersion > entry.version && { over: listedVersion }) })
}
