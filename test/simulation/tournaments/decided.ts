import { type GameEvent } from '../../../shared/game/model/events.ts'
import type { Role } from '../../../shared/game/model/words.ts'
import type { Chapter, Evidence } from '../evidence.ts'
import { type OfTournament, addressAtBoard, boardOf, holderAt, memberAt } from './board-of.ts'

const BOTH = ['creator', 'opponent'] as const

const seatOf = (colour: 'black' | 'white'): Role => (colour === 'black' ? 'creator' : 'opponent')

/** Returns whether both players have left in the same second, or the whole event is over without this game. */
const isEmptied = (of: OfTournament): boolean => {
  const { account, board } = of
  const left = BOTH.map((role) => memberAt(of, role)?.left)
  return (
    board.emptied !== undefined ||
    board.ruled === 'void' ||
    account.state === 'cancelled' ||
    (left[0] !== undefined && left[0] === left[1])
  )
}

/** Returns whether the player of a seat has taken leave on all boards, or ended it, before `at`. */
const hasLeave = (of: OfTournament, role: Role, at: number, isEnd: boolean): boolean => {
  const number = memberAt(of, role)?.number
  return of.account.leaves.some((leave) => leave.player === number && leave.at <= at && (leave.days === 0) === isEnd)
}

/** Returns when the link that somebody at a board has in the tournament was last replaced before `at`. */
const rotationOf = (of: OfTournament, role: Role, at: number): number | undefined => {
  const holder = holderAt(of, role)
  return of.account.rotations.findLast((each) => each.holder === holder && each.at <= at)?.at
}

/**
 * Returns whether the tournament has told somebody by email that the link of a board was replaced: its email has the link
 * to all of their boards.
 */
export const isToldOfNewLink = (evidence: Evidence, { game, at, by, step }: Chapter, role: Role): boolean => {
  const of = boardOf(evidence, game)
  const isRotated = typeof by === 'string' && step.some(({ type }) => type === 'link-rotated')
  const replaced = of && isRotated ? rotationOf(of, role, at) : undefined
  const email = addressAtBoard(evidence, game, role)
  return (
    replaced !== undefined &&
    evidence.sent.some((sent) => sent.game === of?.id && sent.mail.to === email && sent.at >= replaced)
  )
}

/**
 * Returns whether the tournament of a board has decided that this happens there: who left has lost, an official has ruled,
 * all clocks stand, a player is away or was forgotten, or the link that led to the board was replaced.
 */
export const isDecidedByTournament = (event: GameEvent, { game, at }: Chapter, evidence: Evidence): boolean => {
  const of = boardOf(evidence, game)
  if (!of) return false
  const { account, board } = of
  if (event.type === 'finished') {
    const { reason, winner } = event.result
    if (reason === 'adjudication') return board.ruled === (winner ?? 'draw')
    const loser = winner === null ? undefined : memberAt(of, seatOf(winner === 'black' ? 'white' : 'black'))
    return reason === 'withdrawal' && loser?.left !== undefined
  }
  if (event.type === 'aborted') return event.by !== 'clock' && isEmptied(of)
  if (event.type === 'clocks-stopped')
    return account.closed === event.from || account.standstills.some(({ from }) => from === event.from)
  if (event.type === 'leave-taken') return hasLeave(of, event.by, at, false)
  if (event.type === 'leave-ended') return hasLeave(of, event.by, at, true)
  if (event.type === 'link-rotated') return rotationOf(of, event.by, at) !== undefined
  return event.type === 'renamed' || event.type === 'forgotten'
}
