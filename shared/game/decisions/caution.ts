import { otherColour } from '../../draughts/index.ts'
import { type Decision, refuse } from '../decision.ts'
import type { CautionReason } from '../events.ts'
import { type ActiveGame, colourOf } from '../game.ts'
import type { Refusal } from '../refusals.ts'
import { isCasual } from '../terms.ts'
import type { Instant, Seat } from '../words.ts'

/** What cannot be read as a move, or fits two, is no illegal move but none at all. */
const reasonOf = (refusal: Refusal): CautionReason | undefined => {
  if (refusal.code === 'not-your-turn') return refusal.code
  if (refusal.code !== 'illegal-move' || refusal.reason === 'unreadable' || refusal.reason === 'ambiguous')
    return undefined
  return refusal.reason
}

/** Article 25: under the strictness of the laws the first illegal move brings a caution, the second in the same game loses it. */
export const cautionFor = (game: ActiveGame, by: Seat, refusal: Refusal, at: Instant): Decision => {
  const reason = isCasual(game.terms) ? undefined : reasonOf(refusal)
  if (reason === undefined) return refuse(refusal)
  const colour = colourOf(game.play, by)
  const cautioned = { type: 'cautioned', at, by, reason } as const
  if (game.play.cautions[colour] === 0) return refuse(refusal, cautioned)
  return refuse(refusal, cautioned, {
    type: 'finished',
    at,
    result: { winner: otherColour(colour), reason: 'illegal-moves' },
  })
}
