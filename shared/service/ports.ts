import type { GameEvent } from '../game/events.ts'
import type { ContactId } from '../game/people.ts'
import type { Instant } from '../game/words.ts'
import type { Queued } from '../mail/letters.ts'
import type { Amends, Condition, Contact, Telling } from './contact.ts'

export type { Amends, Condition, Contact, Telling } from './contact.ts'

/** 12 random characters of [0-9A-Za-z] (71 bits): it cannot be guessed. */
export type GameId = string

/** `also`: it belongs to the same step as the event before it. `gap`: steps that have left the log before this one. */
export type Logged = GameEvent & { readonly also?: true; readonly gap?: number }

export type Stored = {
  /** Number of steps, one for each command that changed something; 1 for a new game. */
  readonly version: number
  /** The steps that are still needed, see `appended`. */
  readonly log: readonly Logged[]
  /** Number of events in the last step. */
  readonly last: number
  /** The armed alarm: the game needs a look by then. None once it is over. */
  readonly due: Instant | undefined
}

/** A lost race returns what is stored now. */
export type Saved = { readonly saved: true } | { readonly saved: false; readonly now: Stored | undefined }

/** One change of one game from the store's stream: at least once, in order for each game. */
export type Change = {
  readonly id: GameId
  readonly before: Pick<Stored, 'version' | 'due'> | undefined
  readonly after: Stored
}

/** DynamoDB in `functions/aws`, SQLite and memory in `local`. */
export type Games = {
  /** A strong read. */
  readonly load: (id: GameId) => Promise<Stored | undefined>
  /** A strong read of each of at most 100 games, in one request or a few; what does not exist is left out. */
  readonly loadAll: (ids: readonly GameId[]) => Promise<ReadonlyMap<GameId, Stored>>
  /**
   * Writes `after` if the stored game still has `before`'s version (undefined: no game yet) and, where `after` keeps that
   * version, its `due`. One item, one conditional write. Only one writer gets `saved: true`, even if two write
   * identical steps.
   */
  readonly save: (id: GameId, before: Stored | undefined, after: Stored) => Promise<Saved>
  /** Alarms due at or before `until`, earliest first. Read from an index that may lag. */
  readonly overdue: (until: Instant, limit: number) => Promise<readonly GameId[]>
}

/** The address book. Entries have random ids, which the game holds. */
export type Contacts = {
  readonly load: (game: GameId, id: ContactId) => Promise<(Contact & { readonly told: number }) | undefined>
  /** Adds an entry; does nothing if there is one, even an empty one. Idempotent. */
  readonly enter: (game: GameId, id: ContactId, contact: Contact) => Promise<void>
  /**
   * Changes only the named fields, in one write, so concurrent changes of other fields survive. Adds an entry that is
   * missing. False if the condition does not hold: then nothing changes.
   */
  readonly amend: (game: GameId, id: ContactId, amends: Amends, where?: Condition) => Promise<boolean>
  /**
   * Claims the right to notify this person until `until`; false if already notified of the version, or if another claim
   * is still running. Makes two copies of a letter one.
   */
  readonly claim: (game: GameId, id: ContactId, telling: Telling) => Promise<boolean>
  /** Records that the person was told of the game up to `version`, and ends the claim. Never lowers it. */
  readonly told: (game: GameId, id: ContactId, version: number) => Promise<void>
  /** Ends a claim without a telling. */
  readonly release: (game: GameId, id: ContactId) => Promise<void>
  /** When all entries of the game by now go: within two days of `until`, or never (undefined). Idempotent. */
  readonly keep: (game: GameId, until: Instant | undefined) => Promise<void>
  /** Lists the entry as an open seat since then, or no longer (undefined). A missing entry stays missing. */
  readonly list: (game: GameId, id: ContactId, since: Instant | undefined) => Promise<void>
  /** Listed entries that are filed there, newest first, at most `limit`. Read from an index that may lag. */
  readonly at: (filed: string, limit: number) => Promise<readonly { readonly game: GameId; readonly id: ContactId }[]>
}

/**
 * A seat's plans and notes. A plan gets a new name each time and the game names the current one; a note keeps its name
 * and is overwritten.
 */
export type Papers = {
  readonly load: (game: GameId, name: string) => Promise<string | undefined>
  readonly save: (game: GameId, name: string, text: string, until: Instant | undefined) => Promise<void>
  /** Idempotent. */
  readonly remove: (game: GameId, name: string) => Promise<void>
  /** As for contacts; a paper with a time of its own keeps that. */
  readonly keep: (game: GameId, until: Instant | undefined) => Promise<void>
}

/** Calls for a tick of the game at `at`, rounded up to the minute: usually once, perhaps more often, late or never. */
export type Timers = {
  /** Idempotent. */
  readonly arm: (id: GameId, at: Instant) => Promise<void>
  readonly disarm: (id: GameId, at: Instant) => Promise<void>
}

/** Delivers letters at least once, after their delay. */
export type Outbox = { readonly put: (letters: readonly Queued[]) => Promise<void> }

/** Keeps games whose change could not be carried out, and returns them at least once for a retry. */
export type Aside = { readonly put: (game: GameId) => Promise<void> }

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Attachment[]
  /** For senders that can refuse duplicates. */
  readonly id: string
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

/** `refused`: for good, because of the address. A failure that may pass throws. */
export type Posted = 'taken' | 'refused'

export type Post = { readonly send: (mail: Mail) => Promise<Posted> }

export type Window = 'hour' | 'day' | 'ever'

/** At most `most` takes called `of` in each window, by UTC; `unproven` holds as well until the account is proven. Both at least 1. */
export type Limit = { readonly of: string; readonly per: Window; readonly most?: number; readonly unproven?: number }

export type Taken = {
  /** `again`: this grant was taken already, today or yesterday. `stopped` and `dead` come before it, `spent` after. */
  readonly kind: 'taken' | 'again' | 'stopped' | 'dead' | 'spent'
  /** How often each limit has been taken in its present window, in the order of the limits. */
  readonly counts: readonly number[]
}

/** `proven`: the owner of the mailbox pressed a button. `stopped`: they want nothing. `dead`: it takes no mail. */
export type Standing = { readonly proven: boolean; readonly stopped: boolean; readonly dead: boolean }

/** Counts what is done to or by an account: a mailbox, a network, a link. Its name holds no address, only a keyed mark. */
export type Ledger = {
  /**
   * Takes one of every limit, or nothing, in one conditional write: contenders never pass a limit together. A repeated
   * `grant` counts once; undefined counts each time. Every call for one account names the same `ever` limits.
   */
  readonly take: (account: string, grant: string | undefined, now: Instant, limits: readonly Limit[]) => Promise<Taken>
  /** A strong read. */
  readonly look: (account: string) => Promise<Standing>
  /** How often each limit has been taken in its present window, in the order of the limits. */
  readonly counts: (account: string, now: Instant, limits: readonly Limit[]) => Promise<readonly number[]>
  /** Sets the named facts and keeps the others. Idempotent. */
  readonly note: (account: string, facts: Partial<Standing>, now: Instant) => Promise<void>
}

/** Keyed hashes: HMAC-SHA-256, cut to 192 bits, as 32 characters of base64url. */
export type Seal = {
  /** The id of the signing key, one character of [0-9a-z]. */
  readonly current: string
  readonly sign: (text: string) => string
  /** A hash that the rotation of keys does not change: for accounts, and for marks in emails. */
  readonly mark: (text: string) => string
  /** What `sign` gave while `key` was current; undefined for an unknown or retired key. */
  readonly under: (key: string, text: string) => string | undefined
}

/** Random bytes. */
export type Chance = (bytes: number) => Uint8Array

/** Must not contain tokens, addresses or names. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean>>,
) => void
