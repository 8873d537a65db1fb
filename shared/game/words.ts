import type { Colour } from '../draughts/index.ts'

/** A person's, not a colour's: a toss changes no link. */
export const SEATS = ['creator', 'opponent'] as const
export type Seat = (typeof SEATS)[number]

export const ROLES = [...SEATS, 'director'] as const
export type Role = (typeof ROLES)[number]

/** Milliseconds since 1970 UTC, in whole seconds. */
export type Instant = number

/** Milliseconds, in whole seconds. */
export type Duration = number

export const SECOND: Duration = 1000
export const MINUTE: Duration = 60 * SECOND
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR

/** Down, to the player's benefit: half a second late is in time. */
export const wholeSecond = (now: number): Instant => Math.floor(now / SECOND) * SECOND

export const otherSeat = (seat: Seat): Seat => (seat === 'creator' ? 'opponent' : 'creator')

export type ByColour<T> = { readonly [C in Colour]: T }
