import { type RuleSheet, fullJumps, legalMoves, writeMoves } from '../draughts/index.ts'
import { deadlineOf, reserveBegins } from '../game/clock.ts'
import { type ActiveGame, seatToMove } from '../game/game.ts'
import type { Duration, Instant, Role } from '../game/words.ts'
import { nameOf } from './people.ts'

export type TurnFacts = {
  readonly yours: boolean
  readonly mover: string
  /** Canonical, as `?move=` takes them. */
  readonly moves: readonly string[]
  readonly mustCapture: boolean
  readonly startedAt: Instant
  readonly deadline?: Instant
  /** When the reserve starts, and what it held at the turn's start. Neither without one. */
  readonly reserveFrom?: Instant
  readonly reserve?: Duration
  /** Before both sides have moved, a missed deadline calls the game off. */
  readonly overdue: 'loss' | 'off'
}

/** A turn with an end. */
export type Timed = TurnFacts & { readonly deadline: Instant }

export const isTimed = (turn: TurnFacts): turn is Timed => turn.deadline !== undefined

/** What comes first: the end of the move's own time, or of the reserve that runs already. */
export const moveUntil = ({ reserveFrom, deadline }: Timed, now: Instant): Instant =>
  reserveFrom !== undefined && now < reserveFrom ? reserveFrom : deadline

export const turnOf = (rules: RuleSheet, game: ActiveGame, seat: Role): TurnFacts => {
  const { terms, play } = game
  const { position, turnStartedAt, mustJump } = play
  const { clock } = terms
  const mover = seatToMove(play)
  const moves = mustJump ? fullJumps(rules, position) : legalMoves(rules, position)
  const reserve = play.left[position.turn]
  return {
    yours: mover === seat,
    mover: nameOf(game, mover) ?? '',
    moves: writeMoves(rules, moves),
    mustCapture: (mustJump || rules.duty === 'must') && moves.some(({ captures }) => captures.length > 0),
    startedAt: turnStartedAt,
    deadline: deadlineOf(terms, play),
    ...(clock !== 'unlimited' &&
      clock.perMove > 0 &&
      reserve > 0 && { reserve, reserveFrom: reserveBegins(terms, clock, play) }),
    overdue: play.moves.length < 2 ? 'off' : 'loss',
  }
}
