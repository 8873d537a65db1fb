import type { Instant } from '../../game/model/words.ts'
import type { TournamentBoard } from './boards.ts'
import type { HeadingId } from './facts.ts'
import type { Announcement, Entrant, Official } from './people.ts'
import type { TournamentTerms } from './tournament-terms.ts'
import type { BoardNumber, EntrantNumber, TournamentStatus } from './words.ts'

/** A time in which all clocks of the event stand. `resumedAt`: an official ended it before `until`. */
export type EventPause = { readonly from: Instant; readonly until: Instant; readonly resumedAt?: Instant }

/** The deputy, who has a link only after accepting. */
export type Deputy = Official & { readonly acceptedAt?: Instant }

/** A tournament as its facts have left it. Only `evolve` makes one. */
export type Tournament = {
  readonly status: TournamentStatus
  readonly terms: TournamentTerms
  readonly salt: string
  readonly owner?: string
  readonly heading?: HeadingId
  readonly secretary: Official
  readonly deputy?: Deputy
  readonly foundedAt: Instant
  /** When the secretary's mailbox or an API key was proven. Before that nobody else gets email. */
  readonly confirmedAt?: Instant
  readonly sentAt?: Instant
  readonly startedAt?: Instant
  readonly closedAt?: Instant
  /** When the event was finished or cancelled. */
  readonly endedAt?: Instant
  /** Why the event was cancelled. */
  readonly cancelReason?: string
  /** All who were ever named, by number: the entrant N has the index N - 1. */
  readonly entrants: readonly Entrant[]
  /** All boards, by number: the board N has the index N - 1. */
  readonly boards: readonly TournamentBoard[]
  /** The games of the boards up to this number exist. */
  readonly made: BoardNumber
  readonly pauses: readonly EventPause[]
  readonly announcements: readonly Announcement[]
}

export const entrantOf = ({ entrants }: Pick<Tournament, 'entrants'>, number: EntrantNumber): Entrant | undefined =>
  entrants[number - 1]

export const boardOf = ({ boards }: Pick<Tournament, 'boards'>, number: BoardNumber): TournamentBoard | undefined =>
  boards[number - 1]

/** Returns those who play, or played until they left: all who have a place on a board. */
export const playersOf = ({ entrants }: Pick<Tournament, 'entrants'>): readonly Entrant[] =>
  entrants.filter(
    ({ status, acceptedAt }) =>
      status === 'accepted' ||
      (acceptedAt !== undefined && (status === 'withdrawn' || status === 'expelled' || status === 'replaced')),
  )

/** Returns how many have a place. */
export const acceptedCount = ({ entrants }: Pick<Tournament, 'entrants'>): number =>
  entrants.filter(({ status }) => status === 'accepted').length
