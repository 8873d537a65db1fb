import type { Deck } from '../../draughts/index.ts'
import type { Exclusion, Terms } from '../../game/model/terms.ts'
import type { Instant } from '../../game/model/words.ts'
import type { EntrantNumber, Format, LeaverRule, TieBreak } from './words.ts'

/** Whether each pair has an opening of its own, or all boards of a round have the same. */
export const OPENING_SCOPES = ['pair', 'round'] as const
export type OpeningScope = (typeof OPENING_SCOPES)[number]

/** The openings of an event: free, drawn from a deck of ballots, or from a list of positions (thematic). */
export type EventOpening =
  | { readonly kind: 'free' }
  | { readonly kind: 'ballot'; readonly deck: Deck; readonly scope: OpeningScope }
  | { readonly kind: 'positions'; readonly fens: readonly string[]; readonly scope: OpeningScope }

/** The terms of each game but its opening. `weekends` is the time zone whose weekends do not count in the whole event. */
export type EventGameTerms = Omit<Terms, 'opening' | 'match' | 'invitationLife' | 'tournament'>

/**
 * How people enter. `closesAt`: nobody enters or accepts from this instant on, and the event begins by itself if it has
 * enough players. `limit`: how many may play. `open`: there is a link for everyone; else only invitations lead in.
 * `approval`: the secretary approves each who entered by the link. `waitingList`: who comes too late for the limit waits.
 */
export type EntryTerms = {
  readonly closesAt?: Instant
  readonly limit?: number
  readonly open?: true
  readonly approval?: true
  readonly waitingList?: true
}

/** The event's own rules: a text, or the address of one. Whoever enters accepts them. */
export type TournamentRules = { readonly text: string } | { readonly url: string }

/** A pair that the secretary gives: who begins stands first. */
export type GivenPair = readonly [first: EntrantNumber, second: EntrantNumber]

/** What an event is played by. Nothing of it changes after the first acceptance. */
export type TournamentTerms = {
  readonly title: string
  /** The name of this section, if the event has several. */
  readonly section?: string
  readonly format: Format
  readonly game: EventGameTerms
  /** What the players cannot ask of each other; usually everything. */
  readonly without: readonly Exclusion[]
  readonly opening: EventOpening
  readonly entry: EntryTerms
  /** The least number of players who must have accepted before the event begins. */
  readonly least: number
  readonly ties: readonly TieBreak[]
  readonly leavers: LeaverRule
  readonly rules?: TournamentRules
  /** The instant at which games that are not over go to adjudication. */
  readonly endsAt?: Instant
  /** The pairs of the format `pairs`, by the numbers of the entrants. */
  readonly pairs?: readonly GivenPair[]
  /** True if a pair of the formats `pairs` and `team-match` plays two games on one opening, with colours changed. */
  readonly bothColours?: true
}
