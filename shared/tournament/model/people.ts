import type { ContactId } from '../../game/model/people.ts'
import type { Instant } from '../../game/model/words.ts'
import type { EntrantNumber, OfficialRole } from './words.ts'

/**
 * What a secretary knows of a player besides the address: club, id at the federation, title and rating are shown as
 * they were given, never computed. `team`, `board` and `captain` are for team matches.
 */
export type EntrantDetails = {
  readonly club?: string
  readonly id?: string
  readonly title?: string
  readonly rating?: string
  readonly team?: string
  readonly board?: number
  readonly captain?: true
  /** The entrant has said to be a program. */
  readonly bot?: true
  /** The entrant is this official, who plays too. */
  readonly official?: OfficialRole
}

/** A person as entered. The address stands in the address book under the tournament and `contact`. */
export type NewEntrant = EntrantDetails & { readonly name: string; readonly contact: ContactId }

/**
 * Where an entrant stands. `listed`: named, and nothing was sent. `invited`: may accept or decline. `applied`: waits for
 * the secretary's approval. `waiting`: waits for a place. `accepted`: plays. The others do not play, or not any more.
 */
export const ENTRANT_STATUSES = [
  'listed',
  'invited',
  'applied',
  'waiting',
  'accepted',
  'declined',
  'removed',
  'withdrawn',
  'expelled',
  'replaced',
] as const
export type EntrantStatus = (typeof ENTRANT_STATUSES)[number]

/** A warning by an official. */
export type Warning = { readonly at: Instant; readonly reason: string }

/** Leave on all own boards at once. */
export type Absence = { readonly at: Instant; readonly from: Instant; readonly days: number }

/** How often a link was replaced, and how often the link or the name of its holder changed. */
export type LinkHolder = { readonly epoch: number; readonly changes: number }

/** An entrant as the facts have left them. */
export type Entrant = NewEntrant &
  LinkHolder & {
    readonly number: EntrantNumber
    readonly status: EntrantStatus
    /**
     * When the entrant got a place, having accepted the event with its rules. Undefined for all others, and for those who
     * left before the start: no public page names them.
     */
    readonly acceptedAt?: Instant
    /** When the entrant left, and why if an official has expelled them. */
    readonly leftAt?: Instant
    readonly reason?: string
    /** The player whose place this one takes on accepting, or has taken. */
    readonly replaces?: EntrantNumber
    readonly warnings: readonly Warning[]
    readonly absence?: Absence
  }

/** The secretary or the deputy. */
export type Official = LinkHolder & { readonly name: string; readonly contact: ContactId }

/** A message of the secretary to all, or to one. */
export type Announcement = {
  readonly at: Instant
  readonly text: string
  /** Undefined for a message to all. */
  readonly to?: EntrantNumber
}
