import { type Claim, claimsOpen, ruleSetOf } from '../../../draughts/index.ts'
import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, refuse } from '../basis/decision.ts'
import { type Game, seatToMove } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { onPresentBoard } from '../basis/in-play.ts'
import { type ClosingMessage, answerEndedBefore, endWithMessage } from '../basis/closing-message.ts'

export type ClaimDrawCommand = ActBy<'claim-draw'> & ClosingMessage & { readonly claim: Claim }

/** The side to move claims a draw (Laws of Checkers, Articles 16.1b and 17). A wrong claim costs nothing. */
const claimDraw = (game: Game, command: ClaimDrawCommand, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === command.claim) return answerEndedBefore(game, command)
  return onPresentBoard(game, command, at, ({ terms, play }) => {
    if (seatToMove(play) !== command.by) return refuse({ code: 'not-your-turn' })
    if (!claimsOpen(ruleSetOf(terms.rules), play.position, play.tally).includes(command.claim))
      return refuse({ code: 'claim-not-valid' })
    return endWithMessage({ type: 'finished', at, result: { winner: null, reason: command.claim } }, command)
  })
}

export const claimDrawDeciders: Deciders<ClaimDrawCommand> = {
  'claim-draw': { by: 'seat', decide: claimDraw, makes: 'finished' },
}
