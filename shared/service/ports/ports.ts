import type { GameEvent } from '../../game/events.ts'
import type { ContactId } from '../../game/people.ts'
import type { Instant } from '../../game/words.ts'
import type { Queued } from '../../mail/letters.ts'
import type { Limit } from './limit.ts'
import type { Amends, Condition, Contact, Counting, Known, Telling } from './contact.ts'

export type { Amends, Condition, Contact, Counting, Known, Telling } from './contact.ts'
export type { Limit, Window } from './limit.ts'
export type { Seal } from './signer.ts'

/** 12 random characters of [0-9A-Za-z], 71 bits: unguessable. */
export type GameId = string

/** `also`: of the same step as the event before. `gap`: steps that left the log before this one. */
export type Logged = GameEvent & { readonly also?: true; readonly gap?: number }

export type Stored = {
  /** Steps: commands that changed something; 1 for a new game. */
  readonly version: number
  /** Steps still needed (`appended`). */
  readonly log: readonly Logged[]
  /** Events in the last step. */
  readonly last: number
  /** The game needs a look by then; never once over. */
  readonly due: Instant | undefined
}

/** A lost race returns what is stored. */
export type Saved = { readonly saved: true } | { readonly saved: false; readonly now: Stored | undefined }

/** From the store's stream: at least once, in order per game. */
export type Change = {
  readonly id: GameId
  readonly before: Pick<Stored, 'version' | 'due'> | undefined
  readonly after: Stored
}

/** DynamoDB in `functions/aws`, SQLite and memory in `local`. */
export type Games = {
  /** Strong read. */
  readonly load: (id: GameId) => Promise<Stored | undefined>
  /** Strong reads of at most 100 games, in one request or a few; missing ones left out. */
  readonly loadAll: (ids: readonly GameId[]) => Promise<ReadonlyMap<GameId, Stored>>
  /**
   * If the stored game has `before`'s version (undefined: no game) and, where `after` keeps it, its `due`. One item,
   * one conditional write: one writer gets `saved: true`, even of identical steps.
   */
  readonly save: (id: GameId, before: Stored | undefined, after: Stored) => Promise<Saved>
  /** `due` at or before `until`, earliest first, from an index that may lag. */
  readonly overdue: (until: Instant, limit: number) => Promise<readonly GameId[]>
}

export type Contacts = {
  readonly load: (game: GameId, id: ContactId) => Promise<Known | undefined>
  /** Does nothing if there is an entry, even empty. Idempotent. */
  readonly enter: (game: GameId, id: ContactId, contact: Contact) => Promise<void>
  /**
   * Only named fields, in one write: concurrent changes of others survive. Adds a missing entry. False, without a
   * change, if the condition fails.
   */
  readonly amend: (game: GameId, id: ContactId, amends: Amends, where?: Condition) => Promise<boolean>
  /**
   * The right to notify until `until`, and what that counts, in one write. False if told of the version, claimed by
   * another, or counted meanwhile: makes two copies of a letter one.
   */
  readonly claim: (game: GameId, id: ContactId, telling: Telling) => Promise<boolean>
  /** Without a claim. False if something else was counted meanwhile, and for a missing entry. */
  readonly count: (game: GameId, id: ContactId, counting: Counting) => Promise<boolean>
  /** Told up to `version`; ends the claim. Never lowers it. */
  readonly told: (game: GameId, id: ContactId, version: number) => Promise<void>
  /** Ends a claim, nothing told. */
  readonly release: (game: GameId, id: ContactId) => Promise<void>
  /** When the game's present entries go: within two days of `until`; undefined: never. Idempotent. */
  readonly keep: (game: GameId, until: Instant | undefined) => Promise<void>
  /** As an open seat since then; undefined: no longer. A missing entry stays missing. */
  readonly list: (game: GameId, id: ContactId, since: Instant | undefined) => Promise<void>
  /** Listed entries filed there, newest first, from an index that may lag. */
  readonly at: (filed: string, limit: number) => Promise<readonly { readonly game: GameId; readonly id: ContactId }[]>
}

/** A plan gets a new name each time, and the game names the current one; a note is overwritten. */
export type Papers = {
  readonly load: (game: GameId, name: string) => Promise<string | undefined>
  readonly save: (game: GameId, name: string, text: string, until: Instant | undefined) => Promise<void>
  /** Idempotent. */
  readonly remove: (game: GameId, name: string) => Promise<void>
  /** As for contacts; papers with a time of their own keep it. */
  readonly keep: (game: GameId, until: Instant | undefined) => Promise<void>
}

/** A seat's entry in the address book, and those of the papers that were asked for and are there, by name. */
export type SeatRecord = { readonly contact: Known | undefined; readonly papers: ReadonlyMap<string, string> }

/** Of a store that has entries and papers in one table: a strong read of both costs as much there as one of either. */
export type SeatRecords = {
  readonly load: (game: GameId, contact: ContactId, papers: readonly string[]) => Promise<SeatRecord>
}

/** A tick of the game at `at`, rounded up to the minute: usually once, perhaps again, late or never. */
export type Timers = {
  /** Idempotent. */
  readonly arm: (id: GameId, at: Instant) => Promise<void>
  readonly disarm: (id: GameId, at: Instant) => Promise<void>
}

/** At least once, after their delay. */
export type Outbox = { readonly put: (letters: readonly Queued[]) => Promise<void> }

/** Games whose change failed, returned at least once. */
export type Aside = { readonly put: (game: GameId) => Promise<void> }

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Attachment[]
  /** Where an answer plays. */
  readonly replyTo?: string
  /** Whose it is, for what tells that it came back: `returnName` of its seat. */
  readonly returnName?: string
  /** For senders that can refuse duplicates. */
  readonly id: string
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

/** `refused`: for good, because of the address. Passing failures throw. */
export type Posted = 'taken' | 'refused'

export type Post = { readonly send: (mail: Mail) => Promise<Posted> }

export type Taken = {
  /** `again`: this grant was taken today or yesterday. `stopped` and `dead` precede it, `too-soon` and then `spent` follow. */
  readonly kind: 'taken' | 'again' | 'stopped' | 'dead' | 'too-soon' | 'spent'
  /** Takes of each limit in its window, in order. */
  readonly counts: readonly number[]
}

/**
 * `proven`: the mailbox's owner pressed a button. `stopped`: they want nothing. `dead`: it takes no mail. `rests`: until
 * then nothing is sent, and a dead one is not tried again.
 */
export type Standing = {
  readonly proven: boolean
  readonly stopped: boolean
  readonly dead: boolean
  readonly rests?: Instant
}

export type Planned = { readonly account: string; readonly at: Instant }

/** Counts per account: a mailbox, network or link. Its name is a keyed mark, no address. */
export type Ledger = {
  /**
   * One of every limit or nothing, in one conditional write: contenders never pass a limit together. A repeated `grant`
   * counts once; undefined each time. An account's calls all name the same `ever` limits. `notAfter`: keeps a distance,
   * so that of such takes the last may not be later than that.
   */
  readonly take: (
    account: string,
    grant: string | undefined,
    now: Instant,
    limits: readonly Limit[],
    notAfter?: Instant,
  ) => Promise<Taken>
  /** Strong read. */
  readonly look: (account: string) => Promise<Standing>
  /** Takes of each limit in its window, in order. */
  readonly counts: (account: string, now: Instant, limits: readonly Limit[]) => Promise<readonly number[]>
  /** Only the named facts. Idempotent. */
  readonly note: (account: string, facts: Partial<Standing>, now: Instant) => Promise<void>
  /** When its digest is due; of several instants the earliest. Of a stopped account nothing. Idempotent. */
  readonly plan: (account: string, at: Instant) => Promise<void>
  /** Does nothing if it is planned for another instant. */
  readonly unplan: (account: string, at: Instant) => Promise<void>
  /** Due at or before `until`, earliest first, from an index that may lag. */
  readonly planned: (until: Instant, limit: number) => Promise<readonly Planned[]>
}

export type Chance = (bytes: number) => Uint8Array

/** No tokens, addresses or names. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean>>,
) => void
