import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { StoredContact } from './contacts.ts'
import type { GameId } from './games.ts'

/**
 * Stores the pages of a game's notebooks, such as notes. Conditional moves are saved under a new name each time, and
 * the game stores the current name; a note is overwritten.
 */
export type NotebookStore = {
  readonly load: (game: GameId, name: string) => Promise<string | undefined>
  /** `until`: when the page expires; undefined: it does not. */
  readonly save: (game: GameId, name: string, text: string, until: Instant | undefined) => Promise<void>
  /** Idempotent. */
  readonly remove: (game: GameId, name: string) => Promise<void>
  /**
   * Lets the game's pages expire within two days of `until`, or never if it is undefined. Pages that were saved with an
   * expiry of their own keep it. Idempotent.
   */
  readonly setExpiry: (game: GameId, until: Instant | undefined) => Promise<void>
}

export type NotebookReader = Pick<NotebookStore, 'load'>

/** The contact of a seat, and the requested notebook pages that exist, by name. */
export type SeatRecord = { readonly contact: StoredContact | undefined; readonly notebook: ReadonlyMap<string, string> }

/**
 * Reads a contact and notebook pages together, in a store that has both in one table: it costs as much as reading one
 * of them. Strongly consistent.
 */
export type SeatRecords = {
  readonly load: (game: GameId, contact: ContactId, notebook: readonly string[]) => Promise<SeatRecord>
}
