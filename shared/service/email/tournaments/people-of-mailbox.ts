import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { Contacts, StoredContact } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { type LoadedTournament, foldStoredTournament } from '../../tournaments/record/tournament-store.ts'
import type { TournamentEmailReader } from './tournament-reader.ts'

/** How many entries of an address are read at most, as for its seats. */
const MOST = 200

type Ports = { readonly contacts: Pick<Contacts, 'findByAddress' | 'load'>; readonly tournaments: Tournaments }

/** A tournament that cannot be read is skipped, so that it hides no others. */
const readable = async (tournaments: Tournaments, id: TournamentId): Promise<LoadedTournament | undefined> => {
  const stored = await tournaments.load(id)
  try {
    return stored && foldStoredTournament(id, stored)
  } catch {
    return undefined
  }
}

/** Returns whose entry of the address book it is. */
const holderOf = ({ secretary, deputy, entrants }: Tournament, contact: string): Holder | undefined => {
  if (secretary.contact === contact) return 'secretary'
  if (deputy?.contact === contact) return 'deputy'
  return entrants.find((entrant) => entrant.contact === contact)?.number
}

/**
 * Yields the places in tournaments that are filed under a pseudonym, newest first, from an index that may lag.
 * `isWanted`: tells by the entry alone whether its tournament is read.
 */
export async function* peopleOfMailbox(
  { contacts, tournaments }: Ports,
  filed: string,
  isWanted: (known: StoredContact) => boolean = () => true,
): AsyncGenerator<TournamentEmailReader> {
  for (const { game: id, id: contact } of await contacts.findByAddress(filed, MOST)) {
    const known = await contacts.load(id, contact)
    if (known?.email === undefined || known.filed !== filed || !isWanted(known)) continue
    const loaded = await readable(tournaments, id)
    const holder = loaded && holderOf(loaded.tournament, contact)
    if (loaded && holder !== undefined) yield { id, holder, loaded, contact, to: { ...known, email: known.email } }
  }
}
