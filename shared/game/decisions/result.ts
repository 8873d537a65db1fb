import { automaticDraw, outcome, sheetOf } from '../../draughts/index.ts'
import type { Result } from '../events.ts'
import type { ActiveGame } from '../game.ts'

/**
 * How the rules have ended the game, if they have. Articles 14 and 15. Where a jump may be omitted, a side without a
 * move has not lost until the offence is settled.
 */
export const resultOf = ({ terms, play }: ActiveGame): Result | undefined => {
  const rules = sheetOf(terms.rules)
  const ended = outcome(rules, play.position)
  if (ended) return ended.reason === 'no-moves' && play.offence.length > 0 ? undefined : ended
  const reason = automaticDraw(rules, play.position, play.tally)
  return reason && { winner: null, reason }
}
