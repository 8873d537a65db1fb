import { CLAIMS, type Colour } from '../draughts/index.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Instant, Seat } from './words.ts'

/** Reasons for which a game that was begun has ended with a winner or a draw. */
export const RESULT_REASONS = [
  'no-pieces',
  'no-moves',
  'resignation',
  'time',
  'agreement',
  ...CLAIMS,
  'king-against-king',
  'illegal-moves',
  'adjudication',
  'count',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** `winner: null` is a draw. */
export type Result = { readonly winner: Colour | null; readonly reason: ResultReason }

/** The letters that urge a player on, in the order in which they may fall within a turn. */
export const REMINDERS = ['reserve', 'day', 'hours'] as const
export type Reminder = (typeof REMINDERS)[number]

/** A person's entry in the address book, named without naming the person. Fresh for everyone who takes a seat. */
export type ContactId = string

/** What has happened to a game: facts, in the past tense. The log of a game is a list of these and nothing else. */
export type GameEvent =
  | {
      readonly type: 'offered'
      readonly at: Instant
      readonly terms: Terms
      readonly name: string
      readonly wish: ColourWish
      /** Random, secret: what the game's links are derived from. */
      readonly salt: string
      readonly contact: ContactId
    }
  | {
      readonly type: 'joined'
      readonly at: Instant
      readonly name: string
      readonly contact: ContactId
      readonly creatorColour: Colour
      /** The 32-bit number that the toss was drawn from, kept so that anyone can check it. */
      readonly chance: number
    }
  | { readonly type: 'moved'; readonly at: Instant; readonly move: string }
  | { readonly type: 'reminded'; readonly reminder: Reminder }
  | { readonly type: 'finished'; readonly at: Instant; readonly result: Result }
  | { readonly type: 'aborted'; readonly at: Instant; readonly by: Seat | 'clock' }
  | { readonly type: 'expired'; readonly at: Instant }
