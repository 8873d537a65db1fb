import { type RuleSet, fullJumps, legalMoves, writeMoves } from '../../draughts/index.ts'
import { deadlineOf, reserveBegins } from '../../game/time/clock.ts'
import { type ActiveGame, seatToMove } from '../../game/model/game.ts'
import { isForfeited } from '../../game/model/terms.ts'
import type { Duration, Instant, Role } from '../../game/model/words.ts'
import { cleanNameOf } from './player-names.ts'

/** The turn of a game as one reader sees it. */
export type TurnFacts = {
  /** True if it is the reader's turn. */
  readonly isYours: boolean
  /** The name of the player whose turn it is. */
  readonly mover: string
  /** The legal moves in canonical notation, as the query parameter `move` of a seat's page takes them. */
  readonly moves: readonly string[]
  readonly mustCapture: boolean
  readonly startedAt: Instant
  /** The end of the turn, with the reserve. A game without a clock has none. */
  readonly deadline?: Instant
  /** The instant at which the reserve starts to run. Absent without a reserve, and if a move has no time of its own. */
  readonly reserveFrom?: Instant
  /** The reserve at the start of the turn. Absent if `reserveFrom` is absent. */
  readonly reserve?: Duration
  /**
   * What a missed deadline causes: a loss on time, or until both sides have moved a game without a loser (`off`), or a
   * lost one (`forfeit`), as the terms say.
   */
  readonly overdue: 'loss' | 'off' | 'forfeit'
}

/** A turn in a game with a clock. */
export type TimedTurn = TurnFacts & { readonly deadline: Instant }

export const isTimedTurn = (turn: TurnFacts): turn is TimedTurn => turn.deadline !== undefined

/** Returns the next limit: the end of the time for this move or, once the reserve runs, the end of the reserve. */
export const nextTimeLimit = ({ reserveFrom, deadline }: TimedTurn, now: Instant): Instant =>
  reserveFrom !== undefined && now < reserveFrom ? reserveFrom : deadline

const overdueIn = ({ terms, play }: ActiveGame): TurnFacts['overdue'] => {
  if (play.moves.length >= 2) return 'loss'
  return isForfeited(terms) ? 'forfeit' : 'off'
}

export const turnFactsOf = (rules: RuleSet, game: ActiveGame, seat: Role): TurnFacts => {
  const { terms, play } = game
  const { position, turnStartedAt, mustJump } = play
  const { clock } = terms
  const mover = seatToMove(play)
  const moves = mustJump ? fullJumps(rules, position) : legalMoves(rules, position)
  const reserve = play.left[position.turn]
  return {
    isYours: mover === seat,
    mover: cleanNameOf(game, mover) ?? '',
    moves: writeMoves(rules, moves),
    mustCapture: (mustJump || rules.duty === 'must') && moves.some(({ captures }) => captures.length > 0),
    startedAt: turnStartedAt,
    deadline: deadlineOf(terms, play),
    ...(clock !== 'unlimited' &&
      clock.perMove > 0 &&
      reserve > 0 && { reserve, reserveFrom: reserveBegins(terms, clock, play) }),
    overdue: overdueIn(game),
  }
}
