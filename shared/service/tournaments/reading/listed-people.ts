import type { KnownPerson } from '../../../api/input/tournaments/compare-lines.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

/** Contacts that are read at the same time. */
const CONCURRENCY = 20

/**
 * Returns the people of an event whom nobody may invite again, with their addresses: all but those who were taken off
 * the list, whose address may have been wrong.
 */
export const listedPeople = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  { id, loaded }: { readonly id: TournamentId; readonly loaded: LoadedTournament },
): Promise<readonly KnownPerson[]> => {
  const people: KnownPerson[] = []
  await forEachConcurrently(
    loaded.tournament.entrants.filter(({ status }) => status !== 'removed').map((entrant) => [entrant]),
    CONCURRENCY,
    async ({ name, contact }) => {
      people.push({ name, email: (await contacts.load(id, contact))?.email })
      return true
    },
  )
  return people
}
