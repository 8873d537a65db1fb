import type { Instant } from '../../../game/model/words.ts'
import type { TournamentStatus } from '../../../tournament/model/words.ts'
import type { ListCursor } from '../owned-games.ts'
import type { TournamentId } from './tournament-key.ts'

/** A tournament in the list of the program that owns it. It says only what everyone sees. */
export type OwnedTournament = {
  readonly id: TournamentId
  /** The stored version of the tournament. */
  readonly version: number
  readonly title: string
  readonly section?: string
  readonly status: TournamentStatus
  readonly foundedAt: Instant
  /** How many play, and how many boards there are; how many of those are over. */
  readonly players: number
  readonly boards: number
  readonly over: number
  /** The instant when it leaves the list; the links of the tournament expire then, too. */
  readonly until?: Instant
}

/** Stores the lists of tournaments by owner. The entry of a tournament never returns to an earlier version. */
export type OwnedTournaments = {
  /** Writes the tournament's entry if there is none yet, or if it has an earlier version. Idempotent. */
  readonly note: (owner: string, tournament: OwnedTournament) => Promise<void>
  /** Returns at most `most` tournaments that were founded before a cursor, the newest first. Strongly consistent. */
  readonly before: (owner: string, place: ListCursor | undefined, most: number) => Promise<readonly OwnedTournament[]>
}

/** What the API needs of the lists. */
export type OwnedTournamentList = Pick<OwnedTournaments, 'before'>

/** What the writers of the lists need. */
export type OwnedTournamentWriter = Pick<OwnedTournaments, 'note'>
