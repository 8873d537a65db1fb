import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../limits/bounds.ts'
import { type Decision, refuse } from '../basis/decision.ts'
import type { CautionReason } from '../../model/events.ts'
import { type ActiveGame, colourOf } from '../../model/game.ts'
import type { Refusal } from '../../model/refusals.ts'
import { isCasual } from '../../model/terms.ts'
import type { Instant, Seat } from '../../model/words.ts'

/**
 * Returns what the player is cautioned for. Undefined if no caution follows: an unreadable or ambiguous text is no
 * move.
 */
const reasonOf = (refusal: Refusal): CautionReason | undefined => {
  if (refusal.code === 'not-your-turn') return refusal.code
  if (refusal.code !== 'illegal-move' || refusal.reason === 'unreadable' || refusal.reason === 'ambiguous')
    return undefined
  return refusal.reason
}

/** Returns what the event of a caution keeps of the text: as much as fits, without half a character at its end. */
const textOf = (move: string): string => move.trim().slice(0, LONGEST.caution).toWellFormed()

type Sent = { readonly by: Seat; readonly ply: number; readonly move: string }

/**
 * Returns the answer to a refused move. With the strictness `laws` the player gets a caution, and loses at the next
 * illegal move (Laws of Checkers, Article 25). The same text at the same ply is a repetition, and is not cautioned
 * twice.
 */
export const cautionFor = (game: ActiveGame, command: Sent, refusal: Refusal, at: Instant): Decision => {
  const reason = isCasual(game.terms) ? undefined : reasonOf(refusal)
  if (reason === undefined) return refuse(refusal)
  const { by, ply } = command
  const move = textOf(command.move)
  const last = game.play.cautioned[by]
  if (last?.ply === ply && last.move === move) return refuse(refusal)
  const colour = colourOf(game.play, by)
  const cautioned = { type: 'cautioned', at, by, reason, ply, move } as const
  if (game.play.cautions[colour] === 0) return refuse(refusal, cautioned)
  return refuse(refusal, cautioned, {
    type: 'finished',
    at,
    result: { winner: otherColour(colour), reason: 'illegal-moves' },
  })
}
