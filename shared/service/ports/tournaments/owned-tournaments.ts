import type { Instant } from '../../../game/model/words.ts'
import type { TournamentStatus } from '../../../tournament/model/words.ts'
import type { OwnedLists } from '../owned-games.ts'
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

/** Stores the lists of tournaments by `ownedTournamentsOf`, beside those of games. */
export type OwnedTournaments = OwnedLists<OwnedTournament>

/** What the API needs of the lists. */
export type OwnedTournamentList = Pick<OwnedTournaments, 'after'>

/** What the writers of the lists need. */
export type OwnedTournamentWriter = Pick<OwnedTournaments, 'note' | 'noted'>

/** Returns the name of an owner's list of tournaments. No list of games has such a name. */
export const ownedTournamentsOf = (owner: string): string => `t#${owner}`
