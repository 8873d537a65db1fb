import { tournamentRetainedUntil } from '../../../tournament/tournament-timer.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { NotebookStore } from '../../ports/notebook.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { LoadedTournament } from './tournament-store.ts'

type RetentionPorts = {
  readonly contacts: Pick<Contacts, 'setExpiry'>
  readonly notebook: Pick<NotebookStore, 'setExpiry'>
}

/**
 * Sets when the addresses of a tournament's people are deleted: when its links expire. Does nothing while it goes on, as
 * it never begins again.
 */
export const setTournamentRetention = async (
  { contacts, notebook }: RetentionPorts,
  id: TournamentId,
  { tournament }: LoadedTournament,
): Promise<void> => {
  const until = tournamentRetainedUntil(tournament)
  if (until === undefined) return
  await contacts.setExpiry(id, until)
  await notebook.setExpiry(id, until)
}
