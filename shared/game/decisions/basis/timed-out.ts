import { otherColour } from '../../../draughts/index.ts'
import { timeoutAt } from '../../time/clock.ts'
import type { GameEvent } from '../../model/events.ts'
import type { ActiveGame } from '../../model/game.ts'
import { isForfeited } from '../../model/terms.ts'
import type { Instant } from '../../model/words.ts'

/**
 * Returns the event that ends a game on time, once the deadline and the grace period are over at `at`; empty before
 * that. The result is a loss on time (Laws of Checkers, Article 29). If a side has not moved yet, it is a forfeit or a
 * game without a loser, as the terms say.
 */
export const timedOut = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const end = timeoutAt(game.terms, game.play)
  if (end === undefined || at < end) return []
  const isNoShow = game.play.moves.length < 2
  if (isNoShow && !isForfeited(game.terms)) return [{ type: 'aborted', at, by: 'clock' }]
  const winner = otherColour(game.play.position.turn)
  return [{ type: 'finished', at, result: { winner, reason: isNoShow ? 'forfeit' : 'time' } }]
}
