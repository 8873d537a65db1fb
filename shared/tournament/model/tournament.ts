import type { Instant } from '../../game/model/words.ts'
import type { TournamentBoard } from './boards.ts'
import type { HeadingId } from './facts.ts'
import type { Announcement, Entrant, Official } from './people.ts'
import type { TournamentTerms } from './tournament-terms.ts'
import type { BoardNumber, EntrantNumber, OfficialRole, TournamentStatus } from './words.ts'

/** A time in which all clocks of the event stand. `resumedAt`: an official ended it before `until`. */
export type EventPause = { readonly from: Instant; readonly until: Instant; readonly resumedAt?: Instant }

/** The deputy, who has a link only after accepting. */
export type Deputy = Official & { readonly acceptedAt?: Instant; readonly plays?: EntrantNumber }

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
  /** When entry closed with too few players to begin. */
  readonly entryClosedAt?: Instant
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
  /** How many deputies were appointed. */
  readonly deputies: number
  /** How often officials have ruled, and how many bytes their reasons have, also of rulings that were changed. */
  readonly rulings: { readonly count: number; readonly bytes: number }
}

export const entrantOf = ({ entrants }: Pick<Tournament, 'entrants'>, number: EntrantNumber): Entrant | undefined =>
  entrants[number - 1]

export const tournamentBoard = (
  { boards }: Pick<Tournament, 'boards'>,
  number: BoardNumber,
): TournamentBoard | undefined => boards[number - 1]

/** Returns how many bytes a text takes. */
export const bytesOfText = (text: string): number => new TextEncoder().encode(text).length

/** Returns those who have a place, in the order of their numbers. */
export const acceptedIn = ({ entrants }: Pick<Tournament, 'entrants'>): readonly Entrant[] =>
  entrants.filter(({ status }) => status === 'accepted')

/** Returns those who have a place, or had one when the event began or later. Only they are named in public. */
export const playersOf = ({ entrants }: Pick<Tournament, 'entrants'>): readonly Entrant[] =>
  entrants.filter(({ acceptedAt }) => acceptedAt !== undefined)

/** Returns the number under which an official plays too. */
export const numberOfOfficial = (
  { entrants, deputy }: Pick<Tournament, 'entrants' | 'deputy'>,
  role: OfficialRole,
): EntrantNumber | undefined =>
  (role === 'deputy' ? deputy?.plays : undefined) ??
  entrants.find(({ official, acceptedAt }) => official === role && acceptedAt !== undefined)?.number

/** Returns whether an official plays under this number. Two who share a mailbox with the secretary count as one. */
export const playsAs = (
  { entrants, deputy }: Pick<Tournament, 'entrants' | 'deputy'>,
  role: OfficialRole,
  number: EntrantNumber,
): boolean => {
  const entrant = entrantOf({ entrants }, number)
  return (
    (role === 'deputy' && deputy?.plays === number) || (entrant?.official === role && entrant.acceptedAt !== undefined)
  )
}

/** Returns the pause that runs at an instant. */
export const pauseAt = ({ pauses }: Pick<Tournament, 'pauses'>, at: Instant): EventPause | undefined =>
  pauses.find(({ from, until, resumedAt }) => from <= at && at < (resumedAt ?? until))
