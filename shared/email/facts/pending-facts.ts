import { type Claim, type RuleSet, type Square, claimsOpen, moveText } from '../../draughts/index.ts'
import { moveCountLeft } from '../../game/decisions/ending/move-count.ts'
import { VETO_PERIOD } from '../../game/limits/bounds.ts'
import { type ActiveGame, type Play, seatToMove } from '../../game/model/game.ts'
import { possibleActs } from '../../game/possible-acts.ts'
import type { Instant, Role, Seat } from '../../game/model/words.ts'
import { cleanMessage } from '../text/clean-text.ts'
import { namesByColour } from './player-names.ts'

/**
 * What the reader may answer or has to consider besides making a move: requests of the other side, claims, and what
 * restricts the next move. It never contains what the reader asked for.
 */
export type PendingFacts = {
  /** The other side's message with the last move. */
  readonly message?: string
  readonly drawOffered: boolean
  /** The end of a proposed pause. */
  readonly pauseUntil?: Instant
  /** The move that the other side asks to take back. */
  readonly takeback?: string
  /** The draws that the reader can claim now. */
  readonly claims: readonly Claim[]
  /** The squares of pieces that failed to jump and may be huffed. */
  readonly offence: readonly Square[]
  /** True if the last move of the side to move was taken back, and the full jump must be made instead. */
  readonly mustJump: boolean
  /** The arbiter's move count: `left` moves remain for the stronger side, which is the reader's if `yours` is set. */
  readonly count?: { readonly stronger: string; readonly yours: boolean; readonly left: number }
  /** Until this instant the reader can object that they have not lost their link. */
  readonly objectUntil?: Instant
}

/** Returns whether the other side has proposed something, which the reader can accept or decline. */
export const hasProposal = (pending: PendingFacts | undefined): boolean =>
  pending !== undefined && (pending.drawOffered || pending.pauseUntil !== undefined || pending.takeback !== undefined)

/** Returns the last move of `seat`: the last but one of the game if it is that seat's turn. */
const lastMoveOf = (rules: RuleSet, play: Play, seat: Seat): string | undefined => {
  const move = play.moves.at(seatToMove(play) === seat ? -2 : -1)
  return move && moveText(rules, move)
}

/** Returns whether a message was sent with the last move. */
export const isWithLastMove = (play: Play, { ply }: Play['messages'][number]): boolean => ply === play.moves.length

const messageTo = (play: Play, seat: Role): string | undefined => {
  const message = play.messages.findLast((each) => each.by !== seat && isWithLastMove(play, each))
  return message && cleanMessage(message.text)
}

/** Returns whether the other side asks for exactly one thing, so that one word is a clear answer to it. */
export const hasOneProposal = ({ pending }: { readonly pending?: PendingFacts }): boolean =>
  [pending?.drawOffered === true, pending?.takeback !== undefined, pending?.pauseUntil !== undefined].filter(Boolean)
    .length === 1

const countOf = (game: ActiveGame, seat: Role): PendingFacts['count'] => {
  const { play } = game
  const left = moveCountLeft(game)
  if (!play.count || left === undefined) return undefined
  const { stronger } = play.count
  const yours = seat !== 'arbiter' && (play.creatorColour === stronger) === (seat === 'creator')
  return { stronger: namesByColour(game, play)[stronger], yours, left }
}

export const pendingFactsOf = (rules: RuleSet, game: ActiveGame, seat: Role, now: Instant): PendingFacts => {
  const may = possibleActs(game, seat, now)
  const { play } = game
  const { pause, takeback, reseat } = play.pending
  return {
    message: seat === 'arbiter' ? undefined : messageTo(play, seat),
    drawOffered: may.has('accept-draw'),
    pauseUntil: may.has('accept-pause') ? pause?.until : undefined,
    takeback: takeback && may.has('accept-takeback') ? lastMoveOf(rules, play, takeback) : undefined,
    claims: may.has('claim-draw') ? claimsOpen(rules, play.position, play.tally) : [],
    offence: may.has('huff') ? play.offence : [],
    mustJump: play.mustJump,
    count: countOf(game, seat),
    objectUntil: reseat?.seat === seat ? reseat.at + VETO_PERIOD : undefined,
  }
}
