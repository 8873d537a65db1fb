import { type Claim, type RuleSheet, type Square, claimsOpen } from '../draughts/index.ts'
import { countLeft } from '../game/decisions/count.ts'
import { VETO_TIME } from '../game/bounds.ts'
import { type ActiveGame, type Play, seatToMove } from '../game/game.ts'
import { mayNow } from '../game/may.ts'
import type { Instant, Role, Seat } from '../game/words.ts'
import { cleanMessage } from './clean.ts'
import { sidesOf } from './people.ts'

/**
 * What the reader may answer or has to consider besides making a move: requests of the other side, claims, and what
 * restricts the next move. It never contains what the reader asked for.
 */
export type AskedFacts = {
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
  /** The reader's last move was taken back, and the full jump must be made instead. */
  readonly mustJump: boolean
  /** The arbiter's move count: `left` moves remain for the stronger side, which is the reader's if `yours` is set. */
  readonly count?: { readonly stronger: string; readonly yours: boolean; readonly left: number }
  /** Until this instant the reader can object that they have not lost their link. */
  readonly objectUntil?: Instant
}

/** The last move of `seat`, which is one ply earlier if it is that seat's turn. */
const lastMoveOf = (play: Play, seat: Seat): string | undefined => play.moves.at(seatToMove(play) === seat ? -2 : -1)

/** Whether a message was sent with the last move. */
export const isWithLast = (play: Play, { ply }: Play['said'][number]): boolean => ply === play.moves.length

const messageTo = (play: Play, seat: Role): string | undefined => {
  const message = play.said.findLast((each) => each.by !== seat && isWithLast(play, each))
  return message && cleanMessage(message.text)
}

const countOf = (game: ActiveGame, seat: Role): AskedFacts['count'] => {
  const { play } = game
  const left = countLeft(game)
  if (!play.count || left === undefined) return undefined
  const { stronger } = play.count
  const yours = seat !== 'director' && (play.creatorColour === stronger) === (seat === 'creator')
  return { stronger: sidesOf(game, play)[stronger], yours, left }
}

export const askedOf = (rules: RuleSheet, game: ActiveGame, seat: Role, now: Instant): AskedFacts => {
  const may = mayNow(game, seat, now)
  const { play } = game
  const { pause, takeback, reseat } = play.pending
  return {
    message: seat === 'director' ? undefined : messageTo(play, seat),
    drawOffered: may.has('accept-draw'),
    pauseUntil: may.has('accept-pause') ? pause?.until : undefined,
    takeback: takeback && may.has('accept-takeback') ? lastMoveOf(play, takeback) : undefined,
    claims: may.has('claim-draw') ? claimsOpen(rules, play.position, play.tally) : [],
    offence: may.has('huff') ? play.offence : [],
    mustJump: play.mustJump,
    count: countOf(game, seat),
    objectUntil: reseat?.seat === seat ? reseat.at + VETO_TIME : undefined,
  }
}
