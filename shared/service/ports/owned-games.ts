import type { Colour } from '../../draughts/index.ts'
import type { Result } from '../../game/events.ts'
import type { Game } from '../../game/game.ts'
import type { Labels } from '../../game/labels.ts'
import type { Instant } from '../../game/words.ts'
import type { GameId } from './games.ts'

/** A program's game in its list: only what watchers see. */
export type OwnedGame = {
  readonly id: GameId
  /** As watchers count it. */
  readonly version: number
  readonly status: Game['status']
  readonly ply: number
  readonly turn: Colour | null
  readonly deadline?: Instant
  readonly labels: Labels
  readonly result?: Result
  readonly changedAt: Instant
  /** When it leaves the list, with the links of its game. */
  readonly until?: Instant
}

/** In a list: when it was noted, then its game. Later places are greater texts. */
export type Place = string

export type Listed = { readonly place: Place; readonly game: OwnedGame }

const DIGITS = 13

export const placeAt = (at: Instant, game: GameId = ''): Place => `${String(at).padStart(DIGITS, '0')}${game}`

export type Noting = {
  readonly at: Instant
  /** A version that the game itself does not have: a copy of before was restored. */
  readonly over?: number
}

/** By owner; rows of one game never go back. */
export type OwnedGames = {
  /** Over an earlier version or none, else over `over` alone: else nothing happens. Idempotent. */
  readonly note: (owner: string, game: OwnedGame, noting: Noting) => Promise<void>
  /** Strong read. */
  readonly noted: (owner: string, id: GameId) => Promise<number | undefined>
  /** Strong read. */
  readonly find: (owner: string, id: GameId) => Promise<OwnedGame | undefined>
  /** Beyond a place, at most `most`, from an index that may lag. */
  readonly after: (owner: string, place: Place, most: number) => Promise<readonly Listed[]>
}

/** Of those who answer programs. */
export type OwnedFeed = Pick<OwnedGames, 'after'>

/** Of the function that tells programs. */
export type OwnedRows = Pick<OwnedGames, 'find'>

/** Of those who write it. */
export type OwnedNotes = Pick<OwnedGames, 'note' | 'noted'>
