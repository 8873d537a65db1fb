import { type Claim, type RuleSheet, type Square, claimsOpen } from '../draughts/index.ts'
import { countLeft } from '../game/decisions/count.ts'
import { VETO_TIME } from '../game/decisions/links.ts'
import { type ActiveGame, type Play, seatToMove } from '../game/game.ts'
import { type Instant, type Role, type Seat, otherSeat } from '../game/words.ts'
import { cleanMessage } from './clean.ts'
import { sidesOf } from './people.ts'

/** What waits for the reader beside his move, and what came with the move that he answers. Nothing that he asked himself. */
export type AskedFacts = {
  readonly message?: string
  readonly drawOffered: boolean
  readonly pauseUntil?: Instant
  /** The move that the other side would like to have back. */
  readonly takeback?: string
  /** Draws that stand on the board for whoever is to move. */
  readonly claims: readonly Claim[]
  /** Squares whose piece whoever is to move may huff. */
  readonly offence: readonly Square[]
  readonly mustJump: boolean
  readonly count?: { readonly stronger: string; readonly yours: boolean; readonly left: number }
  /** Until when the reader may object to his seat being given anew. */
  readonly objectUntil?: Instant
}

/** The last move of a seat: what it would like to have back. */
const lastMoveOf = (play: Play, seat: Seat): string | undefined => play.moves.at(seatToMove(play) === seat ? -2 : -1)

const messageTo = (play: Play, seat: Role): string | undefined => {
  const said = play.said.findLast(({ by, ply }) => by !== seat && ply === play.moves.length)
  return said && cleanMessage(said.text)
}

const countOf = (game: ActiveGame, seat: Role): AskedFacts['count'] => {
  const { play } = game
  const left = countLeft(game)
  if (!play.count || left === undefined) return undefined
  const { stronger } = play.count
  const yours = seat !== 'director' && (play.creatorColour === stronger) === (seat === 'creator')
  return { stronger: sidesOf(game, play)[stronger], yours, left }
}

/** What is open in a game that goes on, as one of its people sees it. */
export const askedOf = (rules: RuleSheet, game: ActiveGame, seat: Role): AskedFacts => {
  const { play } = game
  const { draw, pause, takeback, reseat } = play.pending
  const other = seat === 'director' ? undefined : otherSeat(seat)
  return {
    message: seat === 'director' ? undefined : messageTo(play, seat),
    drawOffered: other !== undefined && draw === other,
    pauseUntil: pause && pause.by === other ? pause.until : undefined,
    takeback: takeback !== undefined && takeback === other ? lastMoveOf(play, takeback) : undefined,
    claims: claimsOpen(rules, play.position, play.tally),
    offence: play.offence,
    mustJump: play.mustJump,
    count: countOf(game, seat),
    objectUntil: reseat?.seat === seat ? reseat.at + VETO_TIME : undefined,
  }
}
