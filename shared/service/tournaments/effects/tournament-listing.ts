import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { LoggedFact } from '../../../tournament/tournament-log.ts'
import { ERASED_CONTACT } from '../../credentials/address-fields.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

/** Everyone who is or was named in a tournament: its officials, and its entrants. */
const holdersOf = ({ deputy, entrants }: Tournament): readonly Holder[] => [
  'secretary',
  ...(deputy ? ['deputy' as const] : []),
  ...entrants.map(({ number }) => number),
]

/** Returns the entry of the address book that a fact adds, if it adds any. */
const contactsIn = (fact: LoggedFact): readonly string[] => {
  if (fact.type === 'founded') return [fact.secretary.contact, ...fact.entrants.map(({ contact }) => contact)]
  if (fact.type === 'invited') return fact.entrants.map(({ contact }) => contact)
  if (fact.type === 'entered') return [fact.entrant.contact]
  return fact.type === 'deputy-appointed' || fact.type === 'forgotten' ? [fact.contact] : []
}

const isOver = ({ status }: Tournament): boolean => status === 'finished' || status === 'cancelled'

/**
 * Lists the people whom these facts add, so that they are found by their addresses. Once the event is over, nobody is
 * listed any more.
 */
export const listPeople = async (
  contacts: Pick<Contacts, 'setListed'>,
  id: TournamentId,
  { tournament, stored }: LoadedTournament,
  facts: readonly LoggedFact[],
): Promise<void> => {
  if (!isOver(tournament)) {
    for (const fact of facts) for (const contact of contactsIn(fact)) await contacts.setListed(id, contact, fact.at)
    return
  }
  if (facts.some(({ type }) => type === 'finished' || type === 'cancelled'))
    for (const contact of stored.log.flatMap(contactsIn)) await contacts.setListed(id, contact, undefined)
}

/** Returns the entries that somebody had before they were forgotten. */
const formerContacts = (log: readonly LoggedFact[], tournament: Tournament): readonly string[] => {
  const present = new Set(holdersOf(tournament).map((holder) => contactOfHolder(tournament, holder)))
  return log.flatMap(contactsIn).filter((contact) => !present.has(contact))
}

/**
 * Erases the addresses of people who were forgotten, or of deputies who left: the tournament does not name their entries
 * any more. It can be repeated.
 */
export const eraseFormerPeople = async (
  contacts: Pick<Contacts, 'load' | 'update'>,
  id: TournamentId,
  { tournament, stored }: LoadedTournament,
  facts: readonly LoggedFact[],
): Promise<void> => {
  if (!facts.some(({ type }) => type === 'forgotten' || type === 'deputy-left' || type === 'deputy-appointed')) return
  for (const contact of new Set(formerContacts(stored.log, tournament)))
    if (await contacts.load(id, contact)) await contacts.update(id, contact, ERASED_CONTACT)
}
