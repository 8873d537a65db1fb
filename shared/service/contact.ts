import type { Follow } from '../game/people.ts'
import type { Instant } from '../game/words.ts'

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
  readonly returned?: boolean
  /** Someone named too many addresses that day: a stranger is not asked until the seat does. */
  readonly held?: boolean
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

/** `still`: filed there at that instant. `under`: no later epoch. `devices`: just these, or none. */
export type Condition = { readonly still: string } | { readonly under: number } | { readonly devices: string | null }

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
