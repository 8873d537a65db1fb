import type { Instant } from '../../../game/model/words.ts'
import { gameTotals } from '../../../tournament/standings/board-result.ts'
import { rankedIn } from '../../../tournament/standings/counted-games.ts'
import { tournamentRetainedUntil } from '../../../tournament/tournament-timer.ts'
import {
  type OwnedTournament,
  type OwnedTournamentWriter,
  ownedTournamentsOf,
} from '../../ports/tournaments/owned-tournaments.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

/** Returns a tournament as its owner's list shows it: only what the public sees. */
const ownedTournamentOf = (id: TournamentId, { tournament, stored }: LoadedTournament): OwnedTournament => {
  const { terms, status, foundedAt, boards } = tournament
  const { all, over } = gameTotals(boards)
  const until = tournamentRetainedUntil(tournament)
  return {
    id,
    version: stored.version,
    title: terms.title,
    ...(terms.section !== undefined && { section: terms.section }),
    status,
    foundedAt,
    players: rankedIn(tournament).length,
    boards: all,
    over,
    ...(until !== undefined && { until }),
  }
}

/**
 * Updates the owner's list of tournaments. Does nothing if the tournament has no owner. After a restored backup the list
 * may have a later version than the tournament: then that entry is overwritten.
 */
export const noteOwnedTournament = async (
  owned: OwnedTournamentWriter,
  id: TournamentId,
  loaded: LoadedTournament,
  at: Instant,
  isRepair = false,
): Promise<void> => {
  const { owner } = loaded.tournament
  if (owner === undefined) return
  const list = ownedTournamentsOf(owner)
  const entry = ownedTournamentOf(id, loaded)
  const listed = isRepair ? ((await owned.noted(list, id)) ?? 0) : 0
  await owned.note(list, entry, { at, ...(listed > entry.version && { over: listed }) })
}
