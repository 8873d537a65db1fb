import { requestText } from '../../../game/model/stored-role.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { contactOfPerson } from '../../creation/create-game.ts'
import { CONTACT_ID_LENGTH, derivedId, randomId } from '../../credentials/ids.ts'
import type { Link } from '../../credentials/links.ts'
import { ENTRY_QUOTA } from '../../limits/email-quotas.ts'
import { windowEnd } from '../../limits/ledger-account.ts'
import { namedByCaller, namedByHolder, parseNamedBy } from '../../limits/named-by.ts'
import { type RequestSource, checkNamedAddresses } from '../../limits/stranger-quota.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { playerLink } from '../links/tournament-links.ts'
import { type TournamentHandled, handleTournamentFrom, refusalIn } from '../record/handle-tournament.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import { type NamedEntrant, entrantFacts } from './named-person.ts'
import { addEntries, eraseEntries } from './tournament-contacts.ts'

export type EnterResult =
  | {
      readonly kind: 'entered'
      readonly number: EntrantNumber
      readonly loaded: LoadedTournament
      /** The entrant's own link. */
      readonly link: Link
    }
  /** The network has entered as many people today as it may. `until`: the next one may enter then. */
  | { readonly kind: 'spent'; readonly until: number }
  | Exclude<TournamentHandled, { readonly kind: 'done' }>

/** Returns the entry of somebody who enters: they type their own address, and are asked for their consent at once. */
const entryOf = async (service: Service, person: NamedEntrant, caller: RequestSource): Promise<Contact> => {
  const naming = await checkNamedAddresses(service, caller, [person.email])
  return contactOfPerson(service.signer, person, { ...naming, namedBy: namedByHolder(naming.namedBy) })
}

/** Counts an entry for its network. Returns until when no more may follow. A repeat is not counted again. */
const spentUntil = async (
  service: Service,
  { id, contact }: { readonly id: string; readonly contact: string },
  caller: RequestSource,
): Promise<number | undefined> => {
  const namedBy = namedByCaller(service, caller)
  const namer = namedBy === undefined ? undefined : parseNamedBy(namedBy)
  if (!namer || namer.isKnown) return undefined
  const { kind } = await service.ledger.take(`entries:${id}:${namer.network}`, contact, caller.receivedAt, ENTRY_QUOTA)
  return kind === 'taken' || kind === 'again' ? undefined : windowEnd('day', caller.receivedAt)
}

/**
 * Enters somebody by the link of an open event. A repeat with the same idempotency key finds the entry, and only whoever
 * has that key gets its link again.
 */
export const enterTournament = async (
  service: Service,
  { id, loaded }: AuthorizedTournament<{ readonly role: 'stranger' }>,
  person: NamedEntrant,
  key: string | undefined,
  caller: RequestSource,
): Promise<EnterResult> => {
  const { signer, chance, contacts, tournaments } = service
  const contact =
    key === undefined
      ? randomId(chance, CONTACT_ID_LENGTH)
      : derivedId(signer, `entry|${id}|${requestText([key, person])}`, CONTACT_ID_LENGTH)
  const isKnown = loaded.tournament.entrants.some((entrant) => entrant.contact === contact)
  const command = { type: 'enter', by: { role: 'stranger' }, entrant: entrantFacts(person, contact) } as const
  const early = refusalIn(loaded, command, caller.receivedAt)
  if (early) return { kind: 'refused', refusal: early, loaded }
  const until = isKnown ? undefined : await spentUntil(service, { id, contact }, caller)
  if (until !== undefined) return { kind: 'spent', until }
  const entries = isKnown ? [] : [{ contact, entry: await entryOf(service, person, caller) }]
  await addEntries(contacts, id, entries)
  const handled = await handleTournamentFrom(tournaments, { id, loaded }, () => command, caller.receivedAt)
  if (handled.kind === 'refused') await eraseEntries(contacts, id, entries)
  if (handled.kind !== 'done') return handled
  const { tournament } = handled.loaded
  const number = tournament.entrants.findIndex((entrant) => entrant.contact === contact) + 1
  if (!entrantOf(tournament, number)) throw new Error(`nobody has entered tournament ${id}`)
  return { kind: 'entered', number, loaded: handled.loaded, link: playerLink(service, id, tournament, number) }
}
