import { requestText } from '../../../game/model/stored-role.ts'
import type { Issue } from '../../../api/values/issues.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId } from '../../credentials/ids.ts'
import { isSameMailbox } from '../../credentials/mailbox.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { Service } from '../../runtime/service.ts'
import { type NamedEntrant, type NamedPerson, asOfficial, entrantFacts } from '../entry/named-person.ts'
import { type PersonEntry, entryOfPerson, namingOfPlayers } from '../entry/tournament-contacts.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import type { TournamentActRequest } from './act-request.ts'

/** The fields that an act gets from the service, and the entries that are stored for the people whom it names. */
export type ActPeople = { readonly fields: object; readonly entries: readonly PersonEntry[] }

const GONE: ReadonlySet<Entrant['status']> = new Set(['declined', 'removed', 'withdrawn', 'expelled', 'replaced'])

/**
 * Returns the id of a person's entry. It is derived from who they are and the idempotency key: so a repeat of a request
 * finds the same person. Who has left, and is named again without a key, counts as another person.
 */
const entryIdOf = (
  { signer }: Pick<Service, 'signer'>,
  { id, loaded }: Pick<AuthorizedTournament, 'id' | 'loaded'>,
  person: NamedPerson,
  key: string | undefined,
): string => {
  const left = loaded.tournament.entrants.filter(({ name, status }) => name === person.name && GONE.has(status)).length
  const text = requestText([key ?? left, person])
  return derivedId(signer, `named|${id}|${text}`, CONTACT_ID_LENGTH)
}

/** Returns the address of the event's secretary, for whom the limits of invitations count. */
const secretaryAddress = async (
  { contacts }: Pick<Service, 'contacts'>,
  { id, loaded }: Pick<AuthorizedTournament, 'id' | 'loaded'>,
): Promise<string | undefined> => (await contacts.load(id, loaded.tournament.secretary.contact))?.email

const isNew = ({ entrants, deputy }: Tournament, contact: string): boolean =>
  deputy?.contact !== contact && entrants.every((entrant) => entrant.contact !== contact)

type Named<P extends NamedPerson> = { readonly person: P; readonly contact: string }

/** Returns the entries of people whom the tournament does not know yet. `email`: the secretary's. */
const newEntries = <P extends NamedPerson>(
  service: Service,
  { tournament }: LoadedTournament,
  people: readonly Named<P>[],
  email: string | undefined,
  caller: RequestSource,
): readonly PersonEntry[] => {
  const added = people.filter(({ contact }) => isNew(tournament, contact))
  const leader = { email, owner: tournament.owner }
  const naming = namingOfPlayers(
    service,
    caller,
    leader,
    added.map(({ person }) => person.email),
  )
  return added.map(({ person, contact }) => entryOfPerson(service, contact, person, naming))
}

/** A secretary who plays has the address of the secretary, whatever the request says. */
const withOwnAddress = ({ email: _given, ...person }: NamedEntrant, own: string | undefined): NamedEntrant => ({
  ...person,
  ...(own !== undefined && { email: own }),
})

const invited = async (
  service: Service,
  authorized: AuthorizedTournament,
  { entrants, key }: Extract<TournamentActRequest, { readonly type: 'invite' }>,
  caller: RequestSource,
): Promise<ActPeople> => {
  const own = await secretaryAddress(service, authorized)
  const people = entrants.map((entrant): Named<NamedEntrant> => ({
    person: entrant.official === 'secretary' ? withOwnAddress(entrant, own) : asOfficial(entrant, own),
    contact: entryIdOf(service, authorized, entrant, key),
  }))
  const entries = newEntries(service, authorized.loaded, people, own, caller)
  const added = people.filter(({ contact }) => isNew(authorized.loaded.tournament, contact))
  return {
    fields: {
      entrants: (added.length > 0 ? added : people).map(({ person, contact }) => entrantFacts(person, contact)),
    },
    entries,
  }
}

/** Returns the entrant, not gone, who has this name and address already. */
const sameEntrant = async (
  { contacts }: Pick<Service, 'contacts'>,
  { id, loaded }: AuthorizedTournament,
  { name, email }: NamedPerson,
): Promise<Entrant | undefined> => {
  for (const entrant of loaded.tournament.entrants) {
    if (GONE.has(entrant.status) || entrant.name.toLowerCase() !== name.toLowerCase()) continue
    const known = (await contacts.load(id, entrant.contact))?.email
    const isSame = known === undefined || email === undefined ? known === email : isSameMailbox(known, email)
    if (isSame) return entrant
  }
  return undefined
}

/**
 * Returns what is wrong with the people whom an act invites: somebody is on the list already, or is called a deputy where
 * there is none. A repeat of the request names the same people, and is not wrong.
 */
export const invitationIssues = async (
  service: Service,
  authorized: AuthorizedTournament,
  act: TournamentActRequest,
): Promise<readonly Issue[]> => {
  if (act.type !== 'invite') return []
  const { tournament } = authorized.loaded
  const issues: Issue[] = []
  for (const [at, entrant] of act.entrants.entries()) {
    if (entrant.official === 'deputy' && !tournament.deputy)
      issues.push({ path: `entrants.${at}.official`, message: 'is deputy, but there is none' })
    if (!isNew(tournament, entryIdOf(service, authorized, entrant, act.key))) continue
    const same = await sameEntrant(service, authorized, entrant)
    if (same) issues.push({ path: `entrants.${at}`, message: `names the same person as player ${same.number}` })
  }
  return issues
}

/** Returns what the service adds to an act for the people whom it names, or of whom it keeps another entry. */
export const peopleOfAct = async (
  service: Service,
  authorized: AuthorizedTournament,
  act: TournamentActRequest,
  caller: RequestSource,
): Promise<ActPeople> => {
  if (act.type === 'invite') return invited(service, authorized, act, caller)
  if (act.type === 'appoint-deputy') {
    const { person, key } = act
    const contact = entryIdOf(service, authorized, person, key)
    const own = await secretaryAddress(service, authorized)
    const entries = newEntries(service, authorized.loaded, [{ person, contact }], own, caller)
    return { fields: { name: person.name, contact }, entries }
  }
  const fields = act.type === 'forget' ? { contact: randomId(service.chance, CONTACT_ID_LENGTH) } : {}
  return { fields, entries: [] }
}
