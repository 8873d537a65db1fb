import type { Instant } from '../../../game/model/words.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { isTournamentOver, loadTournament } from '../record/tournament-store.ts'
import { type TournamentLinkPorts, verifiedTournamentToken } from './authorize-tournament.ts'
import { parseTournamentToken } from './tournament-tokens.ts'

/**
 * Returns the tournament of a valid link that has expired, so that its public page can be shown. Undefined for any other
 * token.
 */
export const tournamentOfExpiredLink = async (
  { tournaments, signer }: Pick<TournamentLinkPorts, 'tournaments' | 'signer'>,
  token: string | undefined,
  now: Instant,
): Promise<TournamentId | undefined> => {
  const id = token === undefined ? undefined : parseTournamentToken(token)?.tournament
  const loaded = id === undefined ? undefined : await loadTournament(tournaments, id)
  if (token === undefined || id === undefined || !loaded || !isTournamentOver(loaded.tournament, now)) return undefined
  return verifiedTournamentToken(signer, id, loaded, token) && id
}
