import type { Instant } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { INVITATION_LIMITS } from '../../limits/email-quotas.ts'
import { parseNamedBy, strangersAccount } from '../../limits/named-by.ts'
import { consentFields } from '../../credentials/address-fields.ts'
import { hasSameSpelling, postponedAccount } from '../../credentials/mailbox.ts'
import { noteDeliverable } from '../../email/delivery/undeliverable.ts'
import { type Contact, type StoredContact, ifSameAddress } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import { confirmBoardSeats } from '../boards/board-seats.ts'
import type { AuthorizedTournament } from '../links/authorize-tournament.ts'
import { contactOfHolder, holderOfActor } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

type Reader = {
  readonly id: string
  readonly loaded: LoadedTournament
  readonly holder: Holder
  readonly contact: string
  readonly known: StoredContact & { readonly email: string }
}

/** Counts that a mailbox accepted a secretary's invitation, so that the secretary may invite more. */
const countAcceptance = async (
  { ledger }: Pick<Service, 'ledger'>,
  { id, contact, known: { namedBy } }: Pick<Reader, 'id' | 'contact'> & { readonly known: Contact },
  now: Instant,
): Promise<void> => {
  if (namedBy === undefined) return
  const account = strangersAccount(parseNamedBy(namedBy))
  await ledger.take(account, `${id}-${contact}`, now, INVITATION_LIMITS.accepted)
}

/** Returns the person of a link with their address. Undefined if they have none. */
const readerOf = async (
  { contacts }: Pick<Service, 'contacts'>,
  { id, loaded, actor }: Pick<AuthorizedTournament, 'id' | 'loaded' | 'actor'>,
): Promise<Reader | undefined> => {
  const holder = holderOfActor(actor)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  const known = contact === undefined ? undefined : await contacts.load(id, contact)
  if (holder === undefined || contact === undefined || known?.email === undefined) return undefined
  return { id, loaded, holder, contact, known: { ...known, email: known.email } }
}

/** A secretary who plays has proven the address of the own entry, too. */
const confirmOwnEntry = async ({ contacts, signer }: Service, { id, loaded, known }: Reader): Promise<void> => {
  for (const { official, contact } of loaded.tournament.entrants) {
    const own = official === 'secretary' ? await contacts.load(id, contact) : undefined
    if (own?.email !== undefined && !own.confirmed && hasSameSpelling(own.email, known.email))
      await contacts.update(id, contact, consentFields(signer, own.email), ifSameAddress(own))
  }
}

/**
 * Notes that the mailbox which an emailed link has proven consents to the emails of this tournament, and of all the
 * boards of its player. Does nothing if the visitor did not come by such a link. It can be repeated.
 */
export const confirmEntrantEmails = async (
  service: Service,
  authorized: AuthorizedTournament,
  now: Instant,
): Promise<void> => {
  const reader = authorized.isFromMailbox ? await readerOf(service, authorized) : undefined
  if (!reader) return
  const { id, contact, known, holder, loaded } = reader
  if (!known.confirmed) {
    await noteDeliverable(service, known.email, { proven: true }, now)
    await countAcceptance(service, reader, now)
    await service.ledger.planDigest(postponedAccount(service.signer, known.email), now)
    await service.contacts.update(id, contact, consentFields(service.signer, known.email), ifSameAddress(known))
  }
  await confirmBoardSeats(service, loaded.tournament, holder, known.email, now)
  if (holder === 'secretary') await confirmOwnEntry(service, reader)
}
