import type { EventOf, EventType } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { Payer } from '../model/spent-allowance.ts'
import type { Role } from '../model/words.ts'

/** The greatest size of each type of event, in bytes. */
export type EventSizes = { readonly [T in EventType]: { readonly size: number } }

/** A sum of sizes, in bytes. */
type Sum = (rows: EventSizes) => number

type Price<T extends EventType> = {
  /** The size of the event and of all that may follow from it without being paid for. */
  readonly price: Sum
  readonly payer: (event: EventOf<T>, before: Game) => Payer | undefined
  /**
   * The bytes that must be left for the answer to a request. The role that asks pays for the answer, which is never
   * refused.
   */
  readonly ahead?: Sum
  /** Set if the event is never refused, because it follows from one that is paid for, or from the clock. */
  readonly always?: true
}

/**
 * What an event costs and who pays for it, or why it costs nothing:
 * - `once`: the rules of the game allow only few of them.
 * - `board`: there is at most one for each ply, and a huff or an enforced jump removes a piece.
 * - `answer`: whoever asked has paid for the answer.
 * - `replaced`: only the newest event of its type and role stays in the log.
 * - `forgotten`: it leaves the log after its turn, or when there are too many.
 * - `erases`: it removes a name from the log, and is smaller than the longest name.
 */
export type EventCost<T extends EventType> =
  | Price<T>
  | 'once'
  | 'board'
  | 'answer'
  | 'replaced'
  | 'forgotten'
  | 'erases'

/** Returns the payer of an event that its author pays for. */
export const paidByAuthor = (event: { readonly by: Role }): Role => event.by

/** Returns the size of three reminders: after a change of the clock, all reminders of the turn may be sent again. */
export const remindersSize: Sum = (rows) => 3 * rows.reminded.size

/**
 * The bytes that a move with a full path takes beyond those for its first two squares. There are at most 30 pieces to
 * capture.
 */
export const LONGEST_PATH_BYTES = 29

/** Returns the size of a take-back. The two plies that it takes back stay in the log. */
export const takebackSize: Sum = (rows) =>
  rows['taken-back'].size + 2 * (rows.moved.size + LONGEST_PATH_BYTES) + remindersSize(rows)
