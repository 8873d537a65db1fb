import { automaticDraw, outcome, ruleSetOf } from '../../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../limits/bounds.ts'
import type { Result } from '../../model/events.ts'
import type { ActiveGame } from '../../model/game.ts'

/**
 * Returns the result by the rules (Laws of Checkers, Articles 14 and 15), or a draw if the game has reached the
 * greatest ply. Undefined while the game goes on. With huffing, a side without a legal move has not lost as long as it
 * may huff.
 */
export const resultByRules = ({ terms, play }: ActiveGame): Result | undefined => {
  const rules = ruleSetOf(terms.rules)
  const ended = outcome(rules, play.position)
  if (ended) return ended.reason === 'no-moves' && play.offence.length > 0 ? undefined : ended
  const long = play.moves.length >= COUNT_BOUNDS.ply.most ? 'length' : undefined
  const reason = automaticDraw(rules, play.position, play.tally) ?? long
  return reason && { winner: null, reason }
}
