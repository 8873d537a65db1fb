import { deadlineOf } from '../../game/clock.ts'
import { type Game, playOf } from '../../game/game.ts'
import { deletedAt } from '../../game/keeping.ts'
import type { Instant } from '../../game/words.ts'
import type { OwnedGame, OwnedNotes } from '../ports/owned-games.ts'
import type { GameId, Games } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'
import { changedAt, isSeen, versionOf } from '../games/version.ts'

const deadlineIn = (game: Game): Instant | undefined =>
  game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined

export const rowOf = (id: GameId, loaded: Loaded): OwnedGame => {
  const { game } = loaded
  const deadline = deadlineIn(game)
  const until = deletedAt(game)
  return {
    id,
    version: versionOf(loaded),
    status: game.status,
    ply: playOf(game)?.moves.length ?? 0,
    turn: game.status === 'active' ? game.play.position.turn : null,
    ...(deadline !== undefined && { deadline }),
    labels: game.labels ?? {},
    ...(game.status === 'finished' && { result: game.result }),
    changedAt: changedAt(loaded),
    ...(until !== undefined && { until }),
  }
}

/** After a stored step. What only its own role sees changes no list; a game without an owner costs nothing. */
export const noteOwned = async (owned: OwnedNotes, id: GameId, loaded: Loaded, at: Instant): Promise<void> => {
  const { owner } = loaded.game
  const { log, last } = loaded.stored
  if (owner !== undefined && log.slice(-last).some(isSeen)) await owned.note(owner, rowOf(id, loaded), { at })
}

type Ports = { readonly games: Games; readonly owned: OwnedNotes }

/**
 * Whatever the last step was. A list that is ahead of its game tells of moves that a restored copy does not have: the
 * list is read first and then the game again, which only grows, so no move that is being made is taken for one of those.
 */
export const renoteOwned = async ({ games, owned }: Ports, id: GameId, loaded: Loaded, at: Instant): Promise<void> => {
  const { owner } = loaded.game
  if (owner === undefined) return
  const noted = (await owned.noted(owner, id)) ?? 0
  const now = noted > versionOf(loaded) ? ((await load(games, id)) ?? loaded) : loaded
  const row = rowOf(id, now)
  if (noted !== row.version) await owned.note(owner, row, { at, ...(noted > row.version && { over: noted }) })
}
