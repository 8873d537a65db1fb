import type { GameEvent } from '../game/events.ts'
import type { ContactId } from '../game/people.ts'
import type { Instant } from '../game/words.ts'
import type { Letter } from '../mail/letters.ts'

/** 12 characters of [0-9A-Za-z], drawn at random (71 bits): a game that is not listed cannot be guessed. */
export type GameId = string

/** An event as the log has it. `also`: it belongs to the same step as the one before it. */
export type Logged = GameEvent & { readonly also?: true }

/** A game as it is stored: its log, and when somebody must look at it. */
export type Stored = {
  /** How many steps (commands that changed something) the game has taken; 1 for a new game. */
  readonly version: number
  readonly log: readonly Logged[]
  /** How many events at the end of the log belong to the last step. */
  readonly last: number
  /** No later than this somebody must look at the game: the armed alarm. None once the game is over. */
  readonly due: Instant | undefined
}

/** The outcome of a conditional write; a lost race hands back what is there now. */
export type Saved = { readonly saved: true } | { readonly saved: false; readonly now: Stored | undefined }

/** One change of one game, as the store's own stream reports it: at least once, in order for each game. */
export type Change = {
  readonly id: GameId
  /** As much as anybody needs of what was there before. */
  readonly before: Pick<Stored, 'version' | 'due'> | undefined
  readonly after: Stored
}

/** Where games are kept. `functions/aws` has it on DynamoDB, `local` on SQLite and in memory. */
export type Games = {
  /** A strong read. */
  readonly load: (id: GameId) => Promise<Stored | undefined>
  /**
   * Writes `after` if the stored game still is `before` (no game: undefined), judged by its version and, where the
   * version stays the same, by `due` too. One item, one conditional write. Saved is said to one
   * writer alone, be another's step the same to the letter.
   */
  readonly save: (id: GameId, before: Stored | undefined, after: Stored) => Promise<Saved>
  /** Games whose alarm was due at or before `until`, soonest first, `limit` at the most. Read from an index that may lag. */
  readonly overdue: (until: Instant, limit: number) => Promise<readonly GameId[]>
}

/** How a person is reached and spoken to. It lives apart from the game, so that he can be forgotten without touching it. */
export type Contact = {
  readonly email?: string
  /** BCP 47. */
  readonly locale?: string
  /** IANA zone. */
  readonly timeZone?: string
  /** Whether he wishes for no letters. */
  readonly silent?: boolean
}

/** What becomes another of an entry: what is null is taken out, and what is not named stays as it is. */
export type Amends = { readonly [F in keyof Contact]: Contact[F] | null }

/** Whoever is about to tell somebody of a version, from `now` until `until` at the latest. */
export type Telling = { readonly version: number; readonly now: Instant; readonly until: Instant }

/** The address book. Its entries are named by random ids that the game holds. */
export type Contacts = {
  readonly load: (game: GameId, id: ContactId) => Promise<(Contact & { readonly told: number }) | undefined>
  /** Writes a new entry, and does nothing where there is one already, be it an empty one: doing it twice is doing it once. */
  readonly enter: (game: GameId, id: ContactId, contact: Contact) => Promise<void>
  /**
   * Changes the fields that are named, all at once, and touches nothing else: two who change different fields at the
   * same time both have their way. Who is not in the book is entered with them.
   */
  readonly amend: (game: GameId, id: ContactId, amends: Amends) => Promise<void>
  /**
   * Takes it upon oneself to tell this person of a version, until `until`: false where he has been told of it, or
   * where somebody is about to tell him something and his time is not over. Two copies of a letter so become one.
   */
  readonly claim: (game: GameId, id: ContactId, telling: Telling) => Promise<boolean>
  /** Marks that this person has been told of the game up to `version`, and ends the claim; never lowers it. */
  readonly told: (game: GameId, id: ContactId, version: number) => Promise<void>
  /** The entries that have this address, in any game; read from an index that may lag. At most `limit`. */
  readonly at: (email: string, limit: number) => Promise<readonly { readonly game: GameId; readonly id: ContactId }[]>
}

/**
 * What a seat keeps for itself: planned replies and notes. Each paper is written once under a fresh name, or over and
 * over under a fixed one; a game names the ones that matter to it.
 */
export type Papers = {
  readonly load: (game: GameId, name: string) => Promise<string | undefined>
  readonly save: (game: GameId, name: string, text: string) => Promise<void>
}

/** Wakes the service: at `at` (rounded up to the minute) a tick for the game arrives, at least once, perhaps late, perhaps never. */
export type Timers = {
  /** Doing it twice is doing it once. */
  readonly arm: (id: GameId, at: Instant) => Promise<void>
  readonly disarm: (id: GameId, at: Instant) => Promise<void>
}

/** Takes letters for delivery, at least once, after their delay. */
export type Outbox = { readonly put: (letters: readonly Letter[]) => Promise<void> }

/** Takes games whose change could not be carried out, and hands them over to be told of again, at least once. */
export type Aside = { readonly put: (game: GameId) => Promise<void> }

/** A letter as it goes out. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Attachment[]
  /** Names the letter, for a sender that can refuse to send the same one twice. */
  readonly id: string
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

export type Post = { readonly send: (mail: Mail) => Promise<void> }

/** Keyed hashes of texts: HMAC-SHA-256, cut to 192 bits, as 32 characters of base64url. */
export type Seal = {
  /** The id, one character of [0-9a-z], of the key that new seals are made with. */
  readonly current: string
  readonly sign: (text: string) => string
  /** What `sign` gave when `key` was current; undefined for a key that is not (or no longer) known. */
  readonly under: (key: string, text: string) => string | undefined
}

/** Chance: that many random bytes. */
export type Chance = (bytes: number) => Uint8Array

/** Events of the service itself. Never a token, an address or a name. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean>>,
) => void
