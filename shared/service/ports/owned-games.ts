import type { Colour } from '../../draughts/index.ts'
import type { Result } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Labels } from '../../game/model/labels.ts'
import type { Instant } from '../../game/model/words.ts'
import type { GameId } from './games.ts'

/** A game in the list of the program that owns it. It says only what spectators see. */
export type OwnedGame = {
  readonly id: GameId
  /** The version as spectators count it. */
  readonly version: number
  readonly status: Game['status']
  readonly ply: number
  readonly turn: Colour | null
  readonly deadline?: Instant
  readonly labels: Labels
  readonly result?: Result
  readonly changedAt: Instant
  /** The instant when it leaves the list; the links of the game expire then, too. */
  readonly until?: Instant
}

/**
 * A cursor in the list: the instant at which a game was noted, then the game's id. Compared as texts, a later cursor is
 * greater.
 */
export type ListCursor = string

/** What stands in a list of the program that owns it. `until`: the instant when it leaves the list. */
export type OwnedEntry = { readonly id: GameId; readonly version: number; readonly until?: Instant }

export type Listed<Entry> = { readonly cursor: ListCursor; readonly game: Entry }

export type ListedGame = Listed<OwnedGame>

/** Milliseconds since 1970 have 13 digits until the year 2286. */
const DIGITS = 13

export const cursorAt = (at: Instant, game: GameId = ''): ListCursor => `${String(at).padStart(DIGITS, '0')}${game}`

export type NoteOptions = {
  readonly at: Instant
  /**
   * The version in the list, if it is ahead of the game because a restored backup set the game back. The entry is then
   * overwritten.
   */
  readonly over?: number
}

/**
 * Stores lists by owner, of games or of tournaments. Without `over`, the entry of a game never returns to an earlier
 * version.
 */
export type OwnedLists<Entry extends OwnedEntry> = {
  /**
   * Writes the game's entry if there is none yet, or if it has an earlier version or the version `over`. Idempotent.
   */
  readonly note: (owner: string, game: Entry, noting: NoteOptions) => Promise<void>
  /** Returns the version in the list. The read is strongly consistent. */
  readonly noted: (owner: string, id: GameId) => Promise<number | undefined>
  /** The read is strongly consistent. */
  readonly find: (owner: string, id: GameId) => Promise<Entry | undefined>
  /** Returns at most `most` games after a cursor, from an index that may lag. */
  readonly after: (owner: string, place: ListCursor, most: number) => Promise<readonly Listed<Entry>[]>
}

export type OwnedGames = OwnedLists<OwnedGame>

/** What the API needs of the lists. */
export type OwnedGameList = Pick<OwnedGames, 'after'>

/** What the worker that delivers webhooks needs of the lists. */
export type OwnedGameReader = Pick<OwnedGames, 'find'>

/** What the writers of the lists need. */
export type OwnedGameWriter = Pick<OwnedGames, 'note' | 'noted'>
