import type { ContactId, ArbiterEmails } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { GameId } from './games.ts'

/**
 * The quota that a consent email waits for: that of its seat, its address, whoever named the address (`network`), its
 * domain, or the whole service.
 */
export const POSTPONED_REASONS = ['seat', 'address', 'network', 'domain', 'service'] as const
type Reason = (typeof POSTPONED_REASONS)[number]

/**
 * A seat's consent email is postponed until `until`. Whoever named the address must not learn that its mailbox has
 * consented elsewhere or has stopped all emails, so they are shown what would become of the email if it went to a
 * stranger. `isSent`: no email is waiting, and `until` is only what they are shown. `shown`: the instant that they are
 * shown, if it differs from `until`. An instant of 0 means that the email is shown as sent.
 */
export type Postponed = {
  readonly until: Instant
  readonly why: Reason
  readonly isSent?: true
  readonly shown?: Instant
}

/**
 * Says who named a seat's address: by keyed pseudonyms of a network and of its end site, or by the name of an owner or
 * club whom the operator knows. No network can be read from it. It is deleted when the address consents, and with the
 * contact.
 */
export type NamedBy = string

/**
 * What is known of the person in a seat, apart from the game, so that a person can be deleted without changing the
 * game.
 */
export type Contact = {
  readonly email?: string
  /**
   * The keyed pseudonym under which the seat is found by its address (mailbox.ts). It is stored and deleted with the
   * address.
   */
  readonly filed?: string
  /** The reader's language, as a BCP 47 tag. */
  readonly locale?: string
  /** The reader's time zone, as an IANA name. */
  readonly timeZone?: string
  /** The person has turned this seat's emails off. */
  readonly silent?: boolean
  /** Turns and early reminders come in one email a day. */
  readonly digest?: boolean
  /** The hour at which the digest comes, 0 to 23 in the person's time zone. */
  readonly digestAt?: number
  /** What an arbiter is emailed about. The usual choice, `asked`, is stored as nothing. */
  readonly follow?: ArbiterEmails
  /** The mailbox's owner has consented to this seat's emails. It is deleted with the address. */
  readonly confirmed?: boolean
  /** No consent email is sent before this instant. Zero and negative values have meanings (quiet-until.ts). */
  readonly quietUntil?: Instant
  /**
   * The consent email is over a quota, and comes later. It is deleted when that email is sent, and with the address.
   */
  readonly postponed?: Postponed
  /** True if an email to this address bounced. */
  readonly returned?: boolean
  /**
   * True if whoever named the address had named too many that day: unless its mailbox has consented elsewhere, no
   * consent email is sent until the seat asks for one.
   */
  readonly held?: boolean
  /** The pseudonym of whoever named the address. It is deleted when the address consents. */
  readonly namedBy?: string
  /**
   * How often the seat's link had been replaced when an earlier address last took the seat back. A link from before
   * that can no longer change this contact.
   */
  readonly epoch?: number
  /** The stored version whose position the person's page has shown, or a program has reported as seen. */
  readonly seen?: number
  /** What the person's last look at their page showed, and when (last-look.ts). */
  readonly look?: string
  /** The push subscriptions of the person's devices, as JSON (push-subscriptions.ts). */
  readonly devices?: string
  /** The person has muted the other player: neither pages nor emails show them that player's messages. */
  readonly muted?: boolean
}

/**
 * A contact as it is stored. `told`: the version up to which the person has been notified. `counts`: the seat's emails
 * of a day (daily-counts.ts). `deliveries`: its last emails that the mail server took (delivery-notes.ts). They belong
 * to the seat: they outlast a change of the address, and are not copied with the person.
 */
export type StoredContact = Contact & {
  readonly told: number
  readonly counts?: string
  readonly deliveries?: string
}

export const contactOnly = ({
  told: _told,
  counts: _counts,
  deliveries: _deliveries,
  ...contact
}: StoredContact): Contact => contact

/**
 * Returns whether the person has seen this stored version: an email about the turn that it begins would tell them
 * nothing new.
 */
export const hasSeen = ({ seen = 0 }: Pick<Contact, 'seen'>, version: number): boolean => seen >= version

/**
 * What must hold for a write. `still`: the contact is filed under this pseudonym. `under`: the contact's epoch is at
 * most this. `devices`: its push subscriptions are exactly these; null: it has none.
 */
export type ContactCondition =
  | { readonly still: string }
  | { readonly under: number }
  | { readonly devices: string | null }

/** Returns the condition that the seat still has the same address. */
export const ifSameAddress = ({ filed }: Pick<Contact, 'filed'>): ContactCondition | undefined =>
  filed === undefined ? undefined : { still: filed }

/** Null deletes a field; a field that is missing stays as it is. */
export type ContactChanges = { readonly [F in keyof Contact]: Contact[F] | null }

/** A change of `counts` from `was` to `is`, which is written only if `counts` is still `was`. */
export type CountChange = { readonly was: string | undefined; readonly is: string }

/** A claim on notifying a seat of `version`, which lasts until `until`. */
export type NotificationClaim = {
  readonly version: number
  readonly now: Instant
  readonly until: Instant
  readonly counting?: CountChange | undefined
}

/** Returns whether a contact meets a condition. DynamoDB decides this in its condition expression. */
export const meetsCondition = (known: Contact | undefined, where: ContactCondition): boolean => {
  if ('under' in where) return (known?.epoch ?? 0) <= where.under
  return 'still' in where ? known?.filed === where.still : (known?.devices ?? null) === where.devices
}

/** Stores the contacts of a game's seats. */
export type Contacts = {
  readonly load: (game: GameId, id: ContactId) => Promise<StoredContact | undefined>
  /** Adds a contact. Does nothing if there is one, even an empty one. Idempotent. */
  readonly add: (game: GameId, id: ContactId, contact: Contact) => Promise<void>
  /**
   * Writes only the named fields, in one write, so that concurrent changes of other fields survive. Adds a contact that
   * is missing. Returns false, without a change, if the condition fails.
   */
  readonly update: (game: GameId, id: ContactId, amends: ContactChanges, where?: ContactCondition) => Promise<boolean>
  /**
   * Claims the right to notify the seat until `until`, and counts the email, in one write. Returns false if the seat
   * has been notified of the version, another delivery has the claim, or another email was counted meanwhile. Of two
   * copies of an email, one is sent.
   */
  readonly claim: (game: GameId, id: ContactId, telling: NotificationClaim) => Promise<boolean>
  /**
   * Counts an email without a claim. Returns false if another email was counted meanwhile, or the contact is missing.
   */
  readonly count: (game: GameId, id: ContactId, counting: CountChange) => Promise<boolean>
  /**
   * Notes that the seat has been notified up to `version`, and ends the claim. Never lowers the version. The same write
   * adds `note`, if given, to the seat's deliveries; a version that is not higher adds none.
   */
  readonly markNotified: (game: GameId, id: ContactId, version: number, note?: string) => Promise<void>
  /** Ends a claim without a notification. */
  readonly release: (game: GameId, id: ContactId) => Promise<void>
  /** Sets when the contacts that the game has now expire: within two days of `until`; undefined: never. Idempotent. */
  readonly setExpiry: (game: GameId, until: Instant | undefined) => Promise<void>
  /**
   * Lists a contact as a seat in play since that instant, so that it is found by its address; undefined: it is no
   * longer listed. A missing contact stays missing.
   */
  readonly setListed: (game: GameId, id: ContactId, since: Instant | undefined) => Promise<void>
  /** Listed contacts that are filed under this pseudonym, newest first, from an index that may lag. */
  readonly findByAddress: (
    filed: string,
    limit: number,
  ) => Promise<readonly { readonly game: GameId; readonly id: ContactId }[]>
}
