import type { Colour } from '../../draughts/index.ts'

/** A seat belongs to a person, not to a colour, so that the toss changes no link. */
export const SEATS = ['creator', 'opponent'] as const
export type Seat = (typeof SEATS)[number]

/** Who may hold a link to a game: the two players and the arbiter. */
export const ROLES = [...SEATS, 'arbiter'] as const
export type Role = (typeof ROLES)[number]

/** An instant in milliseconds since 1970 UTC, always a whole second. */
export type Instant = number

/** A length of time in milliseconds, always whole seconds. */
export type Duration = number

export const SECOND: Duration = 1000
export const MINUTE: Duration = 60 * SECOND
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR

/** Returns the instant rounded down to a whole second. This favours players: half a second too late is in time. */
export const wholeSecond = (now: number): Instant => Math.floor(now / SECOND) * SECOND

export const otherSeat = (seat: Seat): Seat => (seat === 'creator' ? 'opponent' : 'creator')

export type ByColour<T> = { readonly [C in Colour]: T }
