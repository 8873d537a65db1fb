import type { Reminder } from '../../game/model/events.ts'
import type { Duration, Instant, Role } from '../../game/model/words.ts'
import type { News, Watched } from '../events/recipients.ts'
import type { AnswerOutcome, LineResult } from '../contents/write-answer-result.ts'

/*
 * What is queued about emails that are to be sent. Messages in the queue are JSON with these field names and values, so
 * they stay as they are: a release must still read the messages of the one before it.
 */

/** A seat of a game. Its holder is looked up when the email is delivered. */
export type SeatInGame = { readonly game: string; readonly seat: Role }

/** The kinds of emails to the holder of a seat, with what each kind needs to be written. */
export type EmailKind =
  /** Tells the creator that the game is offered, with the invitation to pass on, or tells the arbiter of the game. */
  | { readonly kind: 'offered' }
  /** Tells both players that the game has begun, with their link and whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  /** Tells of an event that is no move. */
  | { readonly kind: 'news'; readonly about: News }
  /** Tells an arbiter who follows everything in the game of an event that is no move. */
  | { readonly kind: 'watched'; readonly about: Watched }
  /**
   * The consent email, which asks whether emails about these seats are wanted (consent-email.ts). It is queued by a
   * page or by an order for all of its games. Other emails are replaced by it while their reader has not consented.
   */
  | { readonly kind: 'door'; readonly request: string; readonly isOrdered?: true }
  /**
   * Tells an earlier address that its seat has another address, or that the seat's data was deleted (moved-email.ts).
   * `former` is the id under which that earlier address is stored.
   */
  | { readonly kind: 'moved'; readonly former: string; readonly request: string; readonly isForgotten?: true }
  /**
   * Gives the mailbox that took back a seat its new link. Unlike news of it, it is neither late nor limited by a quota.
   */
  | { readonly kind: 'restored' }
  | { readonly kind: 'ended' }
  /** The result of a reply by email. `line` is the line that was read, and `move` the move in it, if it is legal. */
  | {
      readonly kind: 'answer'
      readonly outcome: AnswerOutcome
      readonly line?: string
      readonly move?: string
      readonly request: string
    }
  /** The results of the lines of a reply to an email about several games (answer-results-email.ts). */
  | { readonly kind: 'answers'; readonly results: readonly LineResult[]; readonly request: string }

/**
 * A request for the links of an address (links-email.ts). No queue may hold the address itself, so `mark` is the
 * pseudonym of its mailbox and `spelling` that of the address as it was typed; the seats are looked up at delivery.
 * `strangers` is the quota account of the network that asked, if that counts, and `namedBy` the pseudonym of that
 * network, for a consent email. If `isForeign` is set, the form was sent from another site's page, and no stranger gets
 * an email. `request` is random and tells requests apart.
 */
export type LinksRequest = {
  readonly kind: 'links'
  readonly mark: string
  readonly spelling: string
  readonly strangers?: string
  readonly namedBy?: string
  readonly isForeign?: true
  readonly request: string
  readonly delay: Duration
}

export type EmailsByKind = { readonly [K in EmailKind as K['kind']]: K }
export type EmailKindName = keyof EmailsByKind

/**
 * An email that is to be sent to the holder of a seat. Its address and its text are found at delivery. A step of a game
 * causes at most one email to each person, so game, version and seat identify it.
 */
export type GameEmailOf<K extends EmailKindName> = EmailsByKind[K] &
  SeatInGame & {
    readonly version: number
    /** The number of plies when the email was queued. An email about a turn is outdated after the next move. */
    readonly ply: number
    /** How long the email stays in the queue, so that later events can replace it. */
    readonly delay: Duration
    /**
     * Set once the reader was notified on their devices. `gone` has the devices that no longer exist. No email is sent
     * before `until`; until then the queue holds it.
     */
    readonly noticed?: { readonly gone: readonly string[]; readonly until: Instant }
  }
export type GameEmail = GameEmailOf<EmailKindName>

/**
 * The digest of an address is due (several-games-email.ts). `account` is its account in the ledger, and `due` tells
 * this digest apart from the next one.
 */
export type DueDigest = {
  readonly kind: 'digest'
  readonly account: string
  readonly due: Instant
  readonly delay: Duration
}

export type QueuedEmail = GameEmail | LinksRequest | DueDigest
