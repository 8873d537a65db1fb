import type { Instant } from '../game/words.ts'

/** Kept apart from the game, so that a person can be deleted without changing it. */
export type Contact = {
  readonly email?: string
  /** Where it is filed: a mark of the address, see mailbox.ts. Comes and goes with it. */
  readonly filed?: string
  /** BCP 47. */
  readonly locale?: string
  /** IANA zone. */
  readonly timeZone?: string
  /** Wants no emails. */
  readonly silent?: boolean
  /** The owner of the mailbox asked for this seat's emails. Ends with the address. */
  readonly confirmed?: boolean
  /** Until then the address is not asked again whether it wants them. */
  readonly quietUntil?: Instant
  /** The mail service refused the address for good. */
  readonly returned?: boolean
  /** Someone had entered too many addresses that day: if it is a stranger's, nothing asks it until its seat does. */
  readonly held?: boolean
  /** How often the seat's link had been replaced when an earlier address took it back: older links change nothing. */
  readonly epoch?: number
}

/** `still`: the entry is filed there at that instant. `under`: it has no later epoch. */
export type Condition = { readonly still: string } | { readonly under: number }

/** Null deletes a field; a missing field stays as it is. */
export type Amends = { readonly [F in keyof Contact]: Contact[F] | null }

/** A delivery of `version`, claimed until `until`. */
export type Telling = { readonly version: number; readonly now: Instant; readonly until: Instant }

/** What DynamoDB decides in its condition. */
export const meets = (known: Contact | undefined, where: Condition): boolean =>
  'under' in where ? (known?.epoch ?? 0) <= where.under : known?.filed === where.still
