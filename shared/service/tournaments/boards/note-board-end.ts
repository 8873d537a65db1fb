import type { GameEvent } from '../../../game/model/events.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { lazy } from '../../runtime/lazy.ts'

/** Loaded late: most games that end are of no tournament, and the rules of tournaments are long. */
const noteScores = lazy(() => import('./join-scores.ts'), 'noteScores')
const outcomeOf = lazy(() => import('./look-at-board.ts'), 'outcomeOf')

const ENDS: ReadonlySet<GameEvent['type']> = new Set(['finished', 'aborted', 'expired'])

/** Returns whether a game ends with this step. */
export const endsGame = (step: readonly GameEvent[]): boolean => step.some(({ type }) => ENDS.has(type))

/** Notes in the tournament of a game how it ended. Does nothing for other games, and while the game goes on. */
export const noteBoardEnd = async (
  { tournaments }: { readonly tournaments: Tournaments },
  { game, stored }: LoadedGame,
  now: Instant,
): Promise<void> => {
  const { tournament } = game.terms
  const outcome = tournament && (await outcomeOf(game))
  if (!tournament || outcome === undefined) return
  await noteScores(tournaments, tournament.id, [{ board: tournament.board, version: stored.version, outcome }], now)
}
