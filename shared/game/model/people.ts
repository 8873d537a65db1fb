import type { Instant, Role, Seat } from './words.ts'

/**
 * The id of an entry of the address book. It says nothing about the person, and each person who takes a seat gets a new
 * one.
 */
export type ContactId = string

export type Player = { readonly name: string; readonly contact: ContactId }

/** A player who sits down. `bot`: they say that they are a program. */
export type NewPlayer = Player & { readonly bot?: true }

/** `joinedAs` is the name with which a player sat down, if they have changed it since. */
export type Seated = NewPlayer & { readonly joinedAs?: string }

/**
 * What an arbiter is emailed about: `all` is everything but moves, `asked` is requests to the arbiter and the end of
 * the game, `results` is the end alone.
 */
export const ARBITER_EMAILS = ['all', 'asked', 'results'] as const
export type ArbiterEmails = (typeof ARBITER_EMAILS)[number]

export const isArbiterEmails = (text: string | undefined): text is ArbiterEmails =>
  ARBITER_EMAILS.some((each) => each === text)

/** A message to the other player, written after `ply` half-moves. `after` says that the game was over by then. */
export type PlayerMessage = { readonly by: Seat; readonly ply: number; readonly text: string; readonly after?: true }

/** A request of `by` for a new link to `seat`. It takes effect unless the holder of the old link objects in time. */
export type Reseat = { readonly seat: Seat; readonly by: Role; readonly at: Instant }

/** How a player gets emails about turns: one for each turn, one a day for all of them, or none at all. */
export const TURN_EMAIL_MODES = ['turns', 'digest', 'off'] as const
export type TurnEmailMode = (typeof TURN_EMAIL_MODES)[number]
