import { contactOfPerson } from '../../creation/create-game.ts'
import { ERASED_CONTACT } from '../../credentials/address-fields.ts'
import { mailboxPseudonym } from '../../credentials/mailbox.ts'
import { namedByCaller, namedByOwner, namedBySecretary } from '../../limits/named-by.ts'
import type { NamedAddresses, RequestSource } from '../../limits/stranger-quota.ts'
import type { Contact, Contacts, NamedBy } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Service } from '../../runtime/service.ts'
import type { NamedPerson } from './named-person.ts'

/** Who founds or leads a tournament: the address of its secretary, and the owner of the API key that calls. */
export type Leader = {
  readonly email: string | undefined
  readonly owner?: string | undefined
  /** The operator has issued the API key, and so vouches for the owner. */
  readonly isVouchedFor?: boolean | undefined
}

/**
 * Returns who names the players of a tournament. The limits of the email count for the secretary, whose mailbox must be
 * proven, and for the site that the request came from.
 */
const namerOf = (
  service: Pick<Service, 'signer' | 'isOfClub'>,
  caller: RequestSource,
  { email, owner, isVouchedFor }: Leader,
): NamedBy | undefined => {
  const { signer } = service
  const namedBy = namedByCaller(service, caller)
  if (namedBy === undefined || caller.isForeign) return namedBy
  if (owner !== undefined) return isVouchedFor ? namedByOwner(owner) : namedBySecretary(signer, namedBy, owner)
  return email === undefined ? namedBy : namedBySecretary(signer, namedBy, mailboxPseudonym(signer, email))
}

/**
 * Returns what becomes of the addresses of players. No email goes out before the secretary's mailbox is proven, and
 * limits hold when it does, so addresses are held back only if a page of another site has sent the request.
 */
export const namingOfPlayers = (
  service: Pick<Service, 'signer' | 'isOfClub'>,
  caller: RequestSource,
  leader: Leader,
  emails: readonly (string | undefined)[],
): NamedAddresses => {
  const held = new Set(caller.isForeign ? emails.filter((email) => email !== undefined) : [])
  return { withheld: held, unlisted: held, namedBy: namerOf(service, caller, leader) }
}

/** A person's entry of the address book, and its id. */
export type PersonEntry = { readonly contact: string; readonly entry: Contact }

/** Returns the entry of a person whom somebody names. */
export const entryOfPerson = (
  { signer }: Pick<Service, 'signer'>,
  contact: string,
  person: NamedPerson,
  naming: NamedAddresses,
): PersonEntry => ({ contact, entry: contactOfPerson(signer, person, naming) })

/** Stores the entries of people. Those of whom nothing is known have none. */
export const addEntries = async (
  contacts: Pick<Contacts, 'add'>,
  id: TournamentId,
  entries: readonly PersonEntry[],
): Promise<void> => {
  for (const { contact, entry } of entries) if (Object.keys(entry).length > 0) await contacts.add(id, contact, entry)
}

/** Erases entries that were stored for a request which was then refused. */
export const eraseEntries = async (
  contacts: Pick<Contacts, 'update'>,
  id: TournamentId,
  entries: readonly PersonEntry[],
): Promise<void> => {
  for (const { contact, entry } of entries)
    if (Object.keys(entry).length > 0) await contacts.update(id, contact, ERASED_CONTACT)
}
