import { requestText } from '../../../game/model/stored-role.ts'
import { isFurtherSection } from '../../../tournament/model/heading.ts'
import type { FoundCommand } from '../../../tournament/model/tournament-commands.ts'
import type { TournamentRefusal } from '../../../tournament/model/tournament-refusals.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { addressFields } from '../../credentials/address-fields.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, derivedId, randomId } from '../../credentials/ids.ts'
import type { Link } from '../../credentials/links.ts'
import { contactOfPerson } from '../../creation/create-game.ts'
import { TOURNAMENT_QUOTA } from '../../limits/email-quotas.ts'
import { windowEnd } from '../../limits/ledger-account.ts'
import { namedByCaller, namedByHolder, parseNamedBy } from '../../limits/named-by.ts'
import { type RequestSource, checkNewGameAddresses, checkOwnerAddresses } from '../../limits/stranger-quota.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Service } from '../../runtime/service.ts'
import { secretaryLink } from '../links/tournament-links.ts'
import { handleTournament, handleTournamentFrom } from '../record/handle-tournament.ts'
import { type LoadedTournament, loadTournament } from '../record/tournament-store.ts'
import { type NamedEntrant, type NamedPerson, asOfficial, entrantFacts } from './named-person.ts'
import { type PersonEntry, addEntries, entryOfPerson, eraseEntries, namingOfPlayers } from './tournament-contacts.ts'

export type FoundingRequest = {
  /** The terms, resolved and checked. */
  readonly terms: TournamentTerms
  readonly secretary: NamedPerson
  readonly entrants: readonly NamedEntrant[]
  /** The idempotency key. */
  readonly key: string | undefined
  /** The request as it was sent, by which another request with the same key is noticed. Usually the fields above. */
  readonly request?: unknown
  /** The owner of the calling API key. It confirms at once. */
  readonly owner?: string
  /** The operator has issued that API key, and so vouches for its owner. */
  readonly isVouchedFor?: boolean
  /** The founder came by a link in an email to the secretary's address, which so is proven. */
  readonly isFromMailbox?: boolean
  readonly heading?: string
  /** The id of a section. Otherwise it is drawn, or derived from the key. */
  readonly id?: TournamentId
}

export type FoundResult =
  | {
      readonly kind: 'founded'
      readonly id: TournamentId
      readonly loaded: LoadedTournament
      /** The secretary's link. */
      readonly link: Link
    }
  | { readonly kind: 'refused'; readonly refusal: TournamentRefusal }
  /** The key was used with another request. */
  | { readonly kind: 'otherwise' }
  /** The day's limit is reached. `until`: the next tournament may be founded then. */
  | { readonly kind: 'spent'; readonly until: number }
  | { readonly kind: 'crowded' }

type Names = { readonly id: TournamentId; readonly salt: string; readonly contactOf: (what: string) => string }

/**
 * Returns the ids of the tournament and of its people: random, or derived from the idempotency key. The key alone finds
 * the tournament; the salt is derived from the whole request, so that another request with the same key is noticed.
 */
const namesFor = ({ signer, chance }: Service, request: FoundingRequest): Names => {
  const { key, owner = '', terms, secretary, entrants, heading } = request
  const derived = (text: string, length: number): string =>
    key === undefined ? randomId(chance, length) : derivedId(signer, text, length)
  const whole = requestText([owner, key, request.request ?? { terms, secretary, entrants, heading }])
  return {
    id: request.id ?? derived(`keyed tournament|${owner}|${key}`, GAME_ID_LENGTH),
    salt: derived(`tournament salt|${whole}`, SALT_LENGTH),
    contactOf: (what) => derived(`tournament ${what}|${whole}`, CONTACT_ID_LENGTH),
  }
}

/** Returns the secretary's entry of the address book. The address is proven already if the founder came by its email. */
const secretaryEntry = async (
  service: Service,
  { secretary, owner, isVouchedFor, isFromMailbox }: FoundingRequest,
  caller: RequestSource,
): Promise<Contact> => {
  const { signer } = service
  const named = [secretary.email]
  if (isFromMailbox && secretary.email !== undefined)
    return {
      ...contactOfPerson(signer, secretary, { withheld: new Set(), unlisted: new Set(), namedBy: undefined }),
      ...addressFields(signer, secretary.email, true),
      confirmed: true,
    }
  if (owner !== undefined && isVouchedFor)
    return contactOfPerson(signer, secretary, await checkOwnerAddresses(service, owner, caller, named))
  const naming = await checkNewGameAddresses(service, caller, named)
  const namedBy = owner === undefined ? namedByHolder(naming.namedBy) : naming.namedBy
  return contactOfPerson(signer, secretary, { ...naming, namedBy })
}

/** Returns the entries of the entrants. A secretary who plays has the address of the secretary. */
const entrantEntries = (
  service: Service,
  { secretary, entrants, owner, isVouchedFor }: FoundingRequest,
  { contactOf }: Names,
  caller: RequestSource,
): readonly PersonEntry[] => {
  const leader = { email: secretary.email, owner, isVouchedFor }
  const naming = namingOfPlayers(
    service,
    caller,
    leader,
    entrants.map(({ email }) => email),
  )
  return entrants.map((entrant, at) => {
    const { email: _own, ...unaddressed } = entrant
    const person =
      entrant.official === 'secretary'
        ? { ...unaddressed, ...(secretary.email !== undefined && { email: secretary.email }) }
        : entrant
    return entryOfPerson(service, contactOf(`entrant ${at + 1}`), person, naming)
  })
}

/** Counts a founding for its owner or network. Returns until when no more may follow. */
const spentUntil = async (
  service: Service,
  { owner, heading }: FoundingRequest,
  caller: RequestSource,
): Promise<number | undefined> => {
  // The sections of an event count as one.
  if (isFurtherSection(heading)) return undefined
  const namedBy = namedByCaller(service, caller)
  if (owner === undefined && namedBy === undefined) return undefined
  const account = `tournaments:${owner ?? parseNamedBy(namedBy ?? '').network}`
  const { kind } = await service.ledger.take(account, undefined, caller.receivedAt, TOURNAMENT_QUOTA)
  return kind === 'taken' ? undefined : windowEnd('day', caller.receivedAt)
}

const commandOf = (
  { terms, secretary, entrants, owner, heading }: FoundingRequest,
  { salt, contactOf }: Names,
  entries: readonly PersonEntry[],
): FoundCommand => ({
  type: 'found',
  by: { role: 'secretary' },
  terms,
  salt,
  secretary: { name: secretary.name, contact: contactOf('secretary') },
  entrants: entrants.map((entrant, at) =>
    entrantFacts(asOfficial(entrant, secretary.email), entries[at]?.contact ?? ''),
  ),
  ...(owner !== undefined && { owner }),
  ...(heading !== undefined && { heading }),
})

/** Returns the answer for a founded tournament. An API key, or the secretary's mailbox, confirms it at once. */
const foundedAs = async (
  service: Service,
  { owner, isFromMailbox }: FoundingRequest,
  { id, salt }: Names,
  loaded: LoadedTournament,
  now: number,
): Promise<FoundResult> => {
  if (loaded.tournament.salt !== salt) return { kind: 'otherwise' }
  const link = secretaryLink(service, id, loaded.tournament)
  if (owner === undefined && !isFromMailbox) return { kind: 'founded', id, loaded, link }
  const command = { type: 'confirm', by: { role: 'service' } } as const
  const confirmed = await handleTournamentFrom(service.tournaments, { id, loaded }, () => command, now)
  return confirmed.kind === 'done' ? { kind: 'founded', id, loaded: confirmed.loaded, link } : { kind: 'crowded' }
}

/**
 * Founds a tournament with one conditional write. A repeat with the same idempotency key finds it. Nobody gets email but
 * the secretary, until their mailbox is proven.
 */
export const foundTournament = async (
  service: Service,
  request: FoundingRequest,
  caller: RequestSource,
): Promise<FoundResult> => {
  const { contacts, tournaments } = service
  const now = caller.receivedAt
  const names = namesFor(service, request)
  const known = request.key === undefined ? undefined : await loadTournament(tournaments, names.id)
  if (known) return foundedAs(service, request, names, known, now)
  const until = await spentUntil(service, request, caller)
  if (until !== undefined) return { kind: 'spent', until }
  const entrants = entrantEntries(service, request, names, caller)
  const command = commandOf(request, names, entrants)
  const secretary = { contact: command.secretary.contact, entry: await secretaryEntry(service, request, caller) }
  const entries = [secretary, ...entrants]
  await addEntries(contacts, names.id, entries)
  const handled = await handleTournament(tournaments, names.id, () => command, now)
  if (handled.kind === 'done') return foundedAs(service, request, names, handled.loaded, now)
  await eraseEntries(contacts, names.id, entries)
  return handled.kind === 'crowded' ? handled : { kind: 'refused', refusal: handled.refusal }
}
