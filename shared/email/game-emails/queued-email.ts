import type { Duration, Instant, Seat } from '../../game/model/words.ts'
import type { Holder } from '../../tournament/model/facts.ts'
import type { EmailKindName, EmailsByKind } from './email-kinds.ts'
import type { SeatEmail } from './seat-email.ts'

/*
 * What is queued about emails that are to be sent. Messages in the queue are JSON with these field names and values, so
 * they stay as they are: a release must still read the messages of the one before it.
 */

/**
 * An email that is to be sent to the holder of a seat. Its address and its text are found at delivery. A step of a game
 * causes at most one email to each person, so game, version and seat identify it.
 */
export type GameEmailOf<K extends EmailKindName> = EmailsByKind[K] & SeatEmail
export type GameEmail = GameEmailOf<EmailKindName>

/**
 * A request for the links of an address (links-email.ts). No queue may hold the address itself, so `mark` is the
 * pseudonym of its mailbox and `spelling` that of the address as it was typed; the seats are looked up at delivery.
 * `namedBy` is the pseudonym of the network that asked, and `strangers` its quota account; both are absent if it has no
 * quota. If `isForeign` is set, the form was sent from another site's page, and no stranger gets an email. `request` is
 * random and tells requests apart.
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

/**
 * Says that the digest of an address is due (several-games-email.ts), or that its postponed consent emails are.
 * `account` is the address's account in the ledger, and `due` tells this digest apart from the next one.
 */
export type DueDigest = {
  readonly kind: 'digest'
  readonly account: string
  readonly due: Instant
  readonly delay: Duration
}

/**
 * A report to the operator of what the player in the other seat wrote; `seat` reports it. The messages are found at
 * delivery. `request` is random and tells reports about one version of a game apart.
 */
export type MessageReport = {
  readonly kind: 'report'
  readonly game: string
  readonly seat: Seat
  readonly version: number
  readonly request: string
  readonly delay: Duration
}

/**
 * Says that a person of a tournament may have something to be told. What it is, and whether they were told it already, is
 * found at delivery: so a message that comes late, twice or out of order does no harm. `version`: the tournament's, after
 * which it was queued. `request`: tells apart emails that somebody asks for again.
 */
export type TournamentEmail = {
  readonly kind: 'tournament'
  readonly tournament: string
  readonly to: Holder
  readonly version: number
  readonly delay: Duration
  readonly request?: string
}

export type QueuedEmail = GameEmail | LinksRequest | DueDigest | MessageReport | TournamentEmail
