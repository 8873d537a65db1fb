import type { TournamentId } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { handleTournament } from '../../shared/service/tournaments/record/handle-tournament.ts'
import type { AdminRecords } from './records/admin-records.ts'

/**
 * Cancels a tournament, as its secretary could: its open games are called off. Returns undefined if there is no such
 * tournament.
 */
export const endTournament = async (
  { tournaments, now }: Pick<AdminRecords, 'tournaments' | 'now'>,
  id: TournamentId,
  isSure: boolean,
): Promise<readonly string[] | undefined> => {
  if (!(await tournaments.load(id))) return undefined
  if (!isSure) return ['it is a tournament: all its open games would be called off; add --sure']
  const command = { type: 'cancel', by: { role: 'secretary' }, reason: '' } as const
  const handled = await handleTournament(tournaments, id, () => command, now())
  if (handled.kind === 'crowded') return ['FAILED: others change it; try again']
  if (handled.kind === 'refused') return ['it is over, and stays as it ended']
  return [
    handled.duplicate
      ? 'it was cancelled before'
      : 'cancelled; a running service calls its games off, and emails its players',
  ]
}
