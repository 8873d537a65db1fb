import type { Colour } from '../draughts/index.ts'
import { type Stops, after, running } from './freezes.ts'
import { type Play, ownMoves, seatOf, seatToMove } from './game.ts'
import type { ClockTerms, Control, Terms } from './terms.ts'
import { type ByColour, type Duration, type Instant, SECOND } from './words.ts'

/** After the deadline: longer than any request takes, plus two machines' clock skew. */
export const GRACE: Duration = 30 * SECOND

export const fullReserve = (clock: ClockTerms): ByColour<Duration> => {
  const reserve = clock === 'unlimited' ? 0 : clock.reserve
  return { black: reserve, white: reserve }
}

const stopsOf = (terms: Terms, play: Play, colour: Colour): Stops => ({
  freezes: play.freezes,
  weekends: terms.weekends,
  seat: seatOf(play, colour),
})

/** Inclusive. None without a limit. Article 29. */
export const deadlineOf = (terms: Terms, play: Play): Instant | undefined => {
  if (terms.clock === 'unlimited') return undefined
  const turn = play.position.turn
  return after(stopsOf(terms, play, turn), play.turnStartedAt, terms.clock.perMove + play.left[turn])
}

export const reserveBegins = (terms: Terms, control: Control, play: Play): Instant =>
  after(stopsOf(terms, play, play.position.turn), play.turnStartedAt, control.perMove)

const costOf = (terms: Terms, control: Control, play: Play, at: Instant): Duration => {
  const turn = play.position.turn
  const over = running(stopsOf(terms, play, turn), play.turnStartedAt, at) - control.perMove
  return Math.min(play.left[turn], Math.max(0, over))
}

/** The increment up to the cap; the period after every so many moves. */
const gainOf = (control: Control, left: Duration, moves: number): Duration => {
  const room =
    control.cap === undefined ? control.increment : Math.min(control.increment, Math.max(0, control.cap - left))
  return room + (control.every && moves % control.every.moves === 0 ? control.every.period : 0)
}

export type Purse = Pick<Play, 'left' | 'given'>

export const purseAfter = (terms: Terms, play: Play, at: Instant): Purse => {
  if (terms.clock === 'unlimited') return { left: play.left, given: play.given }
  const turn = play.position.turn
  const left = play.left[turn] - costOf(terms, terms.clock, play, at)
  const gain = gainOf(terms.clock, left, ownMoves(play, seatToMove(play)) + 1)
  return { left: { ...play.left, [turn]: left + gain }, given: { ...play.given, [turn]: play.given[turn] + gain } }
}

/** Used time is gone, although no move was made. */
export const purseAt = (terms: Terms, play: Play, at: Instant): Purse => {
  if (terms.clock === 'unlimited') return { left: play.left, given: play.given }
  const turn = play.position.turn
  return { given: play.given, left: { ...play.left, [turn]: play.left[turn] - costOf(terms, terms.clock, play, at) } }
}

export const timeOutAt = (terms: Terms, play: Play): Instant | undefined => {
  const deadline = deadlineOf(terms, play)
  return deadline === undefined ? undefined : deadline + GRACE
}
