import type { GameEvent } from '../../game/model/events.ts'
import type { Instant } from '../../game/model/words.ts'

/** 12 random characters of [0-9A-Za-z], 71 bits, so that nobody can guess one. */
export type GameId = string

/**
 * The id of a game, or the key of a tournament (ports/tournaments/tournament-key.ts): what timers, retries and the sweep
 * name.
 */
export type StoredKey = string

/**
 * An event as the log stores it. `also`: it belongs to the same step as the event before it. `gap`: the number of steps
 * before this one that have been dropped from the log.
 */
export type LoggedEvent = GameEvent & { readonly also?: true; readonly gap?: number }

export type GameRecord = {
  /** The number of steps, which are commands that changed something. A new game has 1. */
  readonly version: number
  /** The steps that folding still needs; the others are dropped when a step is appended. */
  readonly log: readonly LoggedEvent[]
  /** The number of events in the last step. */
  readonly last: number
  /** The instant when the game needs its next tick, at the latest. A game that is over needs none. */
  readonly due: Instant | undefined
}

/** The outcome of a conditional write. `now`: what is stored, if another writer was faster. */
export type SaveResult<Stored = GameRecord> =
  | { readonly saved: true }
  | { readonly saved: false; readonly now: Stored | undefined }

/** A change of a stored game, from the store's stream: it arrives at least once, and in order for each game. */
export type StoredChange = {
  readonly id: GameId
  readonly before: Pick<GameRecord, 'version' | 'due'> | undefined
  readonly after: GameRecord
}

/** Stores games: DynamoDB in `functions/aws`, SQLite and memory in `local`. */
export type Games = {
  /** The read is strongly consistent. */
  readonly load: (id: GameId) => Promise<GameRecord | undefined>
  /** Strongly consistent reads of at most 100 games, in one request or a few. Games that do not exist are left out. */
  readonly loadAll: (ids: readonly GameId[]) => Promise<ReadonlyMap<GameId, GameRecord>>
  /**
   * Saves if the stored game still has the version of `before` (undefined: if there is no game). If `after` has the
   * same version, the stored `due` must be that of `before`, too. It is one conditional write of one item, so exactly
   * one writer gets `saved: true`, even if two write identical steps.
   */
  readonly save: (id: GameId, before: GameRecord | undefined, after: GameRecord) => Promise<SaveResult>
  /**
   * Games whose `due` is not after `until`, earliest first, from an index that may lag; and the keys of such tournaments,
   * which are in the same table (ports/tournaments).
   */
  readonly overdue: (until: Instant, limit: number) => Promise<readonly StoredKey[]>
}

/**
 * Delivers a tick for a game or tournament at `at`, rounded up to the minute: usually once, but perhaps again, late or
 * never.
 */
export type GameTimers = {
  /** A repeated call changes nothing more. */
  readonly arm: (id: StoredKey, at: Instant) => Promise<void>
  /** A repeated call changes nothing more. */
  readonly disarm: (id: StoredKey, at: Instant) => Promise<void>
}

/** The retry queue: games and tournaments whose change could not be processed. Each comes back at least once. */
export type RetryQueue = { readonly put: (game: StoredKey) => Promise<void> }
