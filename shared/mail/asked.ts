import { type Claim, type RuleSheet, type Square, claimsOpen } from '../draughts/index.ts'
import { countLeft } from '../game/decisions/count.ts'
import { VETO_TIME } from '../game/bounds.ts'
import { type ActiveGame, type Play, seatToMove } from '../game/game.ts'
import { mayNow } from '../game/may.ts'
import type { Instant, Role, Seat } from '../game/words.ts'
import { cleanMessage } from './clean.ts'
import { sidesOf } from './people.ts'

/** Beside the move; not what the reader asked themselves. */
export type AskedFacts = {
  readonly message?: string
  readonly drawOffered: boolean
  readonly pauseUntil?: Instant
  readonly takeback?: string
  readonly claims: readonly Claim[]
  readonly offence: readonly Square[]
  readonly mustJump: boolean
  readonly count?: { readonly stronger: string; readonly yours: boolean; readonly left: number }
  readonly objectUntil?: Instant
}

const lastMoveOf = (play: Play, seat: Seat): string | undefined => play.moves.at(seatToMove(play) === seat ? -2 : -1)

/** With the last move. */
export const isWithLast = (play: Play, { ply }: Play['said'][number]): boolean => ply === play.moves.length

const messageTo = (play: Play, seat: Role): string | undefined => {
  const said = play.said.findLast((each) => each.by !== seat && isWithLast(play, each))
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
