import { type Claim, claimsOpen, sheetOf } from '../../draughts/index.ts'
import type { Act, Deciders } from '../act.ts'
import { type Decision, refuse } from '../decision.ts'
import { type Game, seatToMove } from '../game.ts'
import type { Instant } from '../words.ts'
import { onBoard } from './gate.ts'
import { type Message, endedBefore, endedWith } from './words.ts'

export type ClaimCommand = Act<'claim-draw'> & Message & { readonly claim: Claim }

/** The side to move claims a draw (Articles 16.1b and 17). A wrong claim costs nothing. */
const claimDraw = (game: Game, command: ClaimCommand, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === command.claim) return endedBefore(game, command)
  return onBoard(game, command, at, ({ terms, play }) => {
    if (seatToMove(play) !== command.by) return refuse({ code: 'not-your-turn' })
    if (!claimsOpen(sheetOf(terms.rules), play.position, play.tally).includes(command.claim))
      return refuse({ code: 'claim-not-valid' })
    return endedWith({ type: 'finished', at, result: { winner: null, reason: command.claim } }, command)
  })
}

export const claiming: Deciders<ClaimCommand> = { 'claim-draw': { by: 'seat', decide: claimDraw, makes: 'finished' } }
