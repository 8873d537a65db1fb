import type { Colour } from '../../draughts/index.ts'
import type { ResultReason } from '../../game/model/events.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { BoardNumber, EntrantNumber, OfficialRole } from './words.ts'

/**
 * What is drawn for a board when its making is decided, so that its game is the same however often it is made.
 * `contacts` are the entries of the address book for Black, White and the arbiter in this game.
 */
export type BoardDraw = {
  readonly game: string
  readonly salt: string
  /** 32 random bits. */
  readonly chance: number
  readonly contacts: readonly [black: ContactId, white: ContactId, arbiter: ContactId]
}

/** A board as it was paired and drawn. */
export type PairedBoard = BoardDraw & {
  readonly round: number
  /** The place of the board in its round, from 1. */
  readonly place: number
  readonly black: EntrantNumber
  readonly white: EntrantNumber
  /** The number of the ballot in the event's deck, or of the position in the event's list, from 1. */
  readonly opening?: number
  /** The official who is arbiter of this game. Undefined if nobody is: the secretary plays in it, without a deputy. */
  readonly arbiter?: OfficialRole
}

/** How a game ended. Void: it was called off, and counts for nobody. */
export type BoardOutcome = { readonly winner: Colour | null; readonly reason: ResultReason } | 'void'

/** The newest known end of a board's game. A lower version never replaces a higher. */
type Score = { readonly version: number; readonly at: Instant; readonly outcome: BoardOutcome }

/** A result that an official has given, or the void of the game. It stands above the game's own. */
export type Ruling = {
  readonly at: Instant
  readonly by: OfficialRole
  readonly winner: Colour | null | 'void'
  readonly reason: string
}

/** The one appeal against a ruling. */
export type Appeal = { readonly at: Instant; readonly by: EntrantNumber; readonly text: string }

/**
 * Why a board counts for nobody although nobody ruled so: a player of it was replaced, or it was still open long after
 * the closing date.
 */
export const VOID_CAUSES = ['replaced', 'closed'] as const
export type VoidCause = (typeof VOID_CAUSES)[number]

/** A board as the facts have left it. */
export type TournamentBoard = PairedBoard & {
  readonly number: BoardNumber
  readonly score?: Score
  readonly ruling?: Ruling
  readonly appeal?: Appeal
  readonly voided?: VoidCause
}
