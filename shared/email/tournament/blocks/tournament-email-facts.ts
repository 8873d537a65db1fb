import type { Holder, TournamentFact } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { BoardNumber } from '../../../tournament/model/words.ts'

/**
 * What an email about a tournament is: the first to the secretary (`confirm`), an invitation, the answer to an entry
 * (`entered`), the beginning, the end (`final-report`), or whatever else has happened (`news`). If several are due, the
 * last of this list is sent, and tells of the others, too.
 */
export const TOURNAMENT_EMAIL_KINDS = [
  'news',
  'confirm',
  'deputy-invitation',
  'invitation',
  'entered',
  'begun',
  'final-report',
] as const
export type TournamentEmailKind = (typeof TOURNAMENT_EMAIL_KINDS)[number]

/** A fact that the reader has not been told, and the version of the tournament that has it. */
export type UntoldFact = { readonly version: number; readonly fact: TournamentFact }

/** The links of an email about a tournament. All but `table` are the reader's own. */
export type TournamentEmailLinks = {
  /** The page of the secretary, the deputy, the player, or of the invitation. */
  readonly own: string
  /** The public page. */
  readonly table: string
  /** All games in PDN. */
  readonly pdn: string
  /** The table in CSV. */
  readonly csv: string
  /** Stops the emails about this tournament. Undefined for a reader who has not consented to any. */
  readonly stop?: string
  /** Stops every email to the reader's address. */
  readonly stopAll: string
}

/** Everything that an email about a tournament is written from. */
export type TournamentEmailFacts = {
  readonly kind: TournamentEmailKind
  readonly id: string
  readonly tournament: Tournament
  readonly to: Holder
  /** What the reader has not been told, in the order in which it happened. */
  readonly news: readonly UntoldFact[]
  readonly links: TournamentEmailLinks
  /** The reader's games, each with the link of the reader's seat. Empty if the email tells of no new games. */
  readonly boards: readonly { readonly number: BoardNumber; readonly url: string }[]
  /**
   * True if the reader's mailbox has not consented. Of the words that others wrote the email then has plain names only.
   */
  readonly asksConsent: boolean
}
