import type { Colour } from '../../draughts/index.ts'
import { type ClockStops, instantAfter, runningTime } from './clock-stops.ts'
import { type Play, seatOf } from '../model/game.ts'
import type { ClockTerms, TimeControl, Terms } from '../model/terms.ts'
import { type ByColour, type Duration, type Instant, SECOND } from '../model/words.ts'

/** The time between a deadline and the time-out. It covers the longest request and the clock skew of two machines. */
export const GRACE_PERIOD: Duration = 30 * SECOND

/** Returns the reserve with which each side begins; zero without a limit. */
export const fullReserve = (clock: ClockTerms): ByColour<Duration> => {
  const reserve = clock === 'unlimited' ? 0 : clock.reserve
  return { black: reserve, white: reserve }
}

/** The part of a game that its clocks are computed from. */
export type ClockState = Pick<Play, 'position' | 'creatorColour' | 'freezes' | 'turnStartedAt' | 'left' | 'given'> & {
  readonly moves: { readonly length: number }
}

const stopsOf = (terms: Terms, play: ClockState, colour: Colour): ClockStops => ({
  freezes: play.freezes,
  weekends: terms.weekends,
  seat: seatOf(play, colour),
})

/**
 * Returns the last instant at which the side to move may move (Laws of Checkers, Article 29). Undefined without a
 * limit.
 */
export const deadlineOf = (terms: Terms, play: Play): Instant | undefined => {
  if (terms.clock === 'unlimited') return undefined
  const turn = play.position.turn
  return instantAfter(stopsOf(terms, play, turn), play.turnStartedAt, terms.clock.perMove + play.left[turn])
}

/** Returns when the turn's own time ends and the reserve of the side to move begins to run. */
export const reserveBegins = (terms: Terms, control: TimeControl, play: Play): Instant =>
  instantAfter(stopsOf(terms, play, play.position.turn), play.turnStartedAt, control.perMove)

/** Returns whether the turn has used up its own time by `at`, and takes from the reserve. */
export const usesReserve = (terms: Terms, play: Play, at: Instant): boolean =>
  terms.clock !== 'unlimited' && terms.clock.perMove > 0 && at >= reserveBegins(terms, terms.clock, play)

/**
 * Returns the limit that readers see at `at`: the end of the turn's own time or, once the reserve runs, the end of the
 * reserve. Undefined without a limit.
 */
export const nextLimitOf = (terms: Terms, play: Play, at: Instant): Instant | undefined => {
  if (terms.clock === 'unlimited') return undefined
  const hasOwn = terms.clock.perMove > 0 && !usesReserve(terms, play, at)
  return hasOwn ? reserveBegins(terms, terms.clock, play) : deadlineOf(terms, play)
}

/** Returns how long the clock of the side to move has run in this turn, without the times that do not count. */
export const turnTime = (terms: Terms, play: ClockState, at: Instant): Duration =>
  runningTime(stopsOf(terms, play, play.position.turn), play.turnStartedAt, at)

/** Returns what the turn has taken from the reserve by `at`. */
const costOf = (terms: Terms, control: TimeControl, play: ClockState, at: Instant): Duration => {
  const turn = play.position.turn
  const over = turnTime(terms, play, at) - control.perMove
  return Math.min(play.left[turn], Math.max(0, over))
}

/**
 * Returns what a side's move number `moves` adds to its reserve: the increment as far as the cap allows, and the period
 * after each `every.moves` moves.
 */
const gainOf = (control: TimeControl, left: Duration, moves: number): Duration => {
  const increment =
    control.cap === undefined ? control.increment : Math.min(control.increment, Math.max(0, control.cap - left))
  return increment + (control.every && moves % control.every.moves === 0 ? control.every.period : 0)
}

/** The reserves that are left, and all that was ever given to them. */
export type Reserves = Pick<Play, 'left' | 'given'>

const added = ({ black, white }: ByColour<Duration>, turn: Colour, time: Duration): ByColour<Duration> =>
  turn === 'black' ? { black: black + time, white } : { black, white: white + time }

/** Returns the reserves after the side to move has moved at `at`. */
export const reservesAfterMove = (terms: Terms, play: ClockState, at: Instant): Reserves => {
  const { left, given, moves } = play
  if (terms.clock === 'unlimited') return { left, given }
  const turn = play.position.turn
  const cost = costOf(terms, terms.clock, play, at)
  const gain = gainOf(terms.clock, left[turn] - cost, Math.floor(moves.length / 2) + 1)
  if (gain === 0 && cost === 0) return { left, given }
  return { left: added(left, turn, gain - cost), given: added(given, turn, gain) }
}

/** Returns the reserves at `at` if the turn ends without a move: the time that the turn has taken is used up. */
export const reservesAt = (terms: Terms, play: Play, at: Instant): Reserves => {
  if (terms.clock === 'unlimited') return { left: play.left, given: play.given }
  const turn = play.position.turn
  return { given: play.given, left: { ...play.left, [turn]: play.left[turn] - costOf(terms, terms.clock, play, at) } }
}

/** Returns when a turn is lost on time: the deadline and the grace period. Undefined without a limit. */
export const timeoutAt = (terms: Terms, play: Play): Instant | undefined => {
  const deadline = deadlineOf(terms, play)
  return deadline === undefined ? undefined : deadline + GRACE_PERIOD
}
