import { automaticDraw, outcome, sheetOf } from '../../draughts/index.ts'
import { COUNTS } from '../bounds.ts'
import type { Result } from '../events.ts'
import type { ActiveGame } from '../game.ts'

/**
 * By the rules (Articles 14, 15) or the bound on length. With huffing, a side without a move has not lost until the
 * offence is settled.
 */
export const resultOf = ({ terms, play }: ActiveGame): Result | undefined => {
  const rules = sheetOf(terms.rules)
  const ended = outcome(rules, play.position)
  if (ended) return ended.reason === 'no-moves' && play.offence.length > 0 ? undefined : ended
  const long = play.moves.length >= COUNTS.ply.most ? 'length' : undefined
  const reason = automaticDraw(rules, play.position, play.tally) ?? long
  return reason && { winner: null, reason }
}
