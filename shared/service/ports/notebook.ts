import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { StoredContact } from './contacts.ts'
import type { GameId } from './games.ts'

/**
 * Stores the pages of a game's notebooks: what players write for themselves. Conditional moves get a new page name each
 * time, and the game names the current one; a note is overwritten.
 */
export type NotebookStore = {
  readonly load: (game: GameId, name: string) => Promise<string | undefined>
  /** `until`: when the page expires; undefined: it does not. */
  readonly save: (game: GameId, name: string, text: string, until: Instant | undefined) => Promise<void>
  /** A repeated call changes nothing more. */
  readonly remove: (game: GameId, name: string) => Promise<void>
  /**
   * Sets when the game's pages expire: within two days of `until`; undefined: never. Pages that expire by themselves
   * keep their own time. Idempotent.
   */
  readonly setExpiry: (game: GameId, until: Instant | undefined) => Promise<void>
}

export type NotebookReader = Pick<NotebookStore, 'load'>

/** The contact of a seat and, by name, those of the requested notebook pages that exist. */
export type SeatRecord = { readonly contact: StoredContact | undefined; readonly notebook: ReadonlyMap<string, string> }

/**
 * Reads a contact and notebook pages together, in a store that has both in one table: it costs as much as reading one
 * of them. Strongly consistent.
 */
export type SeatRecords = {
  readonly load: (game: GameId, contact: ContactId, notebook: readonly string[]) => Promise<SeatRecord>
}
