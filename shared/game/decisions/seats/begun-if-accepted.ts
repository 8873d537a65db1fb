import { fold } from '../../evolving/evolve.ts'
import type { ActiveGame, Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { eventsOfJoining } from './join.ts'

/**
 * Returns the game as it would begin if the opponent accepted now. Undefined unless it is open and its creator chose a
 * side: a toss is not known before.
 */
export const begunIfAccepted = (game: Game, now: Instant): ActiveGame | undefined => {
  if (game.status !== 'open' || game.wish === 'toss') return undefined
  const begun = fold(eventsOfJoining(game, { name: '', contact: '' }, 0, now), game)
  return begun?.status === 'active' ? begun : undefined
}
