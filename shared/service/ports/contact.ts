import type { Follow } from '../../game/people.ts'
import type { Instant } from '../../game/words.ts'
import type { Postponed } from '../email/consent/postponed.ts'

/** Apart from the game, so that a person can be deleted without changing it. */
export type Contact = {
  readonly email?: string
  /** A mark of the address (mailbox.ts); comes and goes with it. */
  readonly filed?: string
  /** BCP 47. */
  readonly locale?: string
  /** IANA zone. */
  readonly timeZone?: string
  readonly silent?: boolean
  /** Turns and early reminders come in one email a day. */
  readonly digest?: boolean
  /** The hour at which that comes, of its zone. */
  readonly digestAt?: number
  /** An arbiter's; `asked` is stored as nothing. */
  readonly follow?: Follow
  /** The mailbox's owner asked for this seat's emails. Ends with the address. */
  readonly confirmed?: boolean
  /** No question whether it wants emails until then. */
  readonly quietUntil?: Instant
  /** The question whether it wants emails is over a quota, and comes later. Ends when it is sent, and with the address. */
  readonly postponed?: Postponed
  readonly returned?: boolean
  /** Someone named too many addresses that day: a stranger is not asked until the seat does. */
  readonly held?: boolean
  /** Who named the address (named-by.ts). Ends when it consents. */
  readonly namedBy?: string
  /** Times the link was replaced when an earlier address took the seat back: older links change nothing. */
  readonly epoch?: number
  /** The reader's page has shown the position of this stored version, or a program has. */
  readonly seen?: number
  /** Where notices go, as JSON (devices.ts). */
  readonly devices?: string
}

/** As it is stored. `counts`: its emails of a day (counted.ts). Both belong to the entry: they outlast its person, and go nowhere with them. */
export type Known = Contact & { readonly told: number; readonly counts?: string }

export const personIn = ({ told: _told, counts: _counts, ...person }: Known): Contact => person

/** Then the email of that turn tells nothing new. `version`: stored, as the email names it. */
export const wasSeen = ({ seen = 0 }: Pick<Contact, 'seen'>, version: number): boolean => seen >= version

/** As `quietUntil`: its order asks for this seat, with its others, and has not yet. */
export const BY_ORDER: Instant = 0

/** As `quietUntil`: the owner of its game named the address with the game, and no email has asked it yet. */
export const BY_OWNER: Instant = -1

/**
 * As `quietUntil`: the seat has got another address at that instant, and no email has asked it yet. Who gives a seat the same address again
 * causes another question, and is charged for it.
 */
export const unaskedSince = (named: Instant): Instant => -named

/** No email has asked it yet. */
export const isUnasked = (quietUntil: Instant | undefined): boolean =>
  quietUntil === undefined || quietUntil <= BY_ORDER

/** Unlike a seat whose order asks. */
export const isAskedByAny = (quietUntil: Instant | undefined): boolean =>
  isUnasked(quietUntil) && quietUntil !== BY_ORDER

/** With its game, not by somebody who has its link. */
export const isOwnersNaming = (quietUntil: Instant | undefined): boolean =>
  quietUntil === BY_ORDER || quietUntil === BY_OWNER

/** `still`: filed there at that instant. `under`: no later epoch. `devices`: just these, or none. */
export type Condition = { readonly still: string } | { readonly under: number } | { readonly devices: string | null }

/** That the seat has the same address still. */
export const stillAt = ({ filed }: Pick<Contact, 'filed'>): Condition | undefined =>
  filed === undefined ? undefined : { still: filed }

/** Null deletes; missing stays. */
export type Amends = { readonly [F in keyof Contact]: Contact[F] | null }

/** Of `counts`: written if the entry still has the first. */
export type Counting = { readonly was: string | undefined; readonly is: string }

export type Telling = {
  readonly version: number
  readonly now: Instant
  readonly until: Instant
  readonly counting?: Counting | undefined
}

/** DynamoDB decides this in its condition. */
export const meets = (known: Contact | undefined, where: Condition): boolean => {
  if ('under' in where) return (known?.epoch ?? 0) <= where.under
  return 'still' in where ? known?.filed === where.still : (known?.devices ?? null) === where.devices
}
