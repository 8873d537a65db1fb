import type { GameEvent } from '../../game/model/events.ts'
import { type Game, playOf, playerOf } from '../../game/model/game.ts'
import type { ContactId } from '../../game/model/people.ts'
import { type Instant, MINUTE, type Role } from '../../game/model/words.ts'
import { loadContact } from '../games/game-seat.ts'
import { isFromSeatMailbox } from '../email/consent/consent.ts'
import {
  type ContactRef,
  previousAddresses,
  savePreviousAddresses,
  addPreviousAddress,
} from '../notebook/previous-addresses.ts'
import type { HandleResult } from '../games/handle.ts'
import { isSameMailbox, mailboxPseudonym } from '../credentials/mailbox.ts'
import { ERASED_CONTACT } from '../credentials/address-fields.ts'
import type { Authorized } from '../access/authorize.ts'
import {
  previousAddressesEntry,
  noteEntry,
  nextMessageEntry,
  notAskedEntry,
  conditionalMovesEntry,
  analysisEntry,
} from '../notebook/entry-names.ts'
import type { Contacts } from '../ports/contacts.ts'
import { loadGame } from '../games/game-store.ts'
import { withoutInvited } from '../games/without-name.ts'
import type { GameId, Games } from '../ports/games.ts'
import { optimisticUpdate } from '../runtime/optimistic-update.ts'
import type { NotebookStore } from '../ports/notebook.ts'
import type { Service } from '../runtime/service.ts'
import { endStandingConsent } from '../email/consent/standing-consent.ts'
import { seatChangedEmail } from './restore-seat.ts'

/** An authorized request. `mark`: the proof of the mailbox, present if the request came by an emailed link. */
export type AuthorizedWithProof = Authorized & { readonly mark?: string }

type Books = { readonly contacts: Contacts; readonly notebook: NotebookStore }

/** Erases a person's contact and notebook. */
const erase = async ({ contacts, notebook }: Books, id: GameId, game: Game, role: Role): Promise<void> => {
  const player = playerOf(game, role)
  if (!player) return
  await contacts.update(id, player.contact, ERASED_CONTACT)
  await notebook.remove(id, noteEntry(player.contact))
  await notebook.remove(id, nextMessageEntry(player.contact))
  await notebook.remove(id, analysisEntry(player.contact))
  await notebook.remove(id, notAskedEntry(player.contact))
  const plan = role === 'arbiter' ? undefined : playOf(game)?.conditionalMoves[role]
  if (plan !== undefined) await notebook.remove(id, conditionalMovesEntry(plan))
}

/**
 * Erases a contact that the game does not name any more, with the list of its previous addresses. The new contact has
 * its own list, with the addresses that may still take the seat back.
 */
const eraseFormer = async (books: Books, id: GameId, before: Game, role: Role): Promise<void> => {
  await erase(books, id, before, role)
  const player = playerOf(before, role)
  if (player) await books.notebook.remove(id, previousAddressesEntry(player.contact))
}

/**
 * Erases what was left behind by a request that stored "forget me" and then failed. `before` computes the game before
 * the step; it is rarely needed.
 */
export const eraseForgotten = async (
  books: Books,
  id: GameId,
  step: readonly GameEvent[],
  before: () => Game | undefined,
): Promise<void> => {
  for (const event of step) {
    const game = event.type === 'forgotten' ? before() : undefined
    if (event.type === 'forgotten' && game) await eraseFormer(books, id, game, event.by)
  }
}

/** Attempts at changing the log. Losing a race against another writer costs one. */
const ATTEMPTS = 4

/**
 * Forgets the person who is invited to the opponent's seat and has not accepted: address and name. The invitation is
 * then one for whoever has its link. It is no step of the game: nobody has done anything in it. Returns whether it is
 * done, also if somebody accepts meanwhile, who is a player then.
 */
export const forgetInvited = async (
  { games, contacts }: Pick<Books, 'contacts'> & { readonly games: Games },
  id: GameId,
  contact: ContactId,
): Promise<boolean> => {
  await contacts.update(id, contact, ERASED_CONTACT)
  const done = await optimisticUpdate(ATTEMPTS, async () => {
    const found = await loadGame(games, id)
    if (found?.game.invited?.contact !== contact) return true
    const { stored } = found
    return (await games.save(id, stored, { ...stored, log: withoutInvited(stored.log) })).saved || undefined
  })
  return done === true
}

/** The delay of the emails, so that the command is stored before they are sent. */
const SOON = MINUTE

/**
 * Keeps the right of previous addresses to take the seat back, because a thief may choose "forget me". The confirmed
 * address gets this right, too, unless the request comes from its mailbox. The links in earlier emails name the old
 * contact and work no longer, so each address is emailed a new one. `entry`: the contact with which the previous
 * addresses are stored from now on; if the person was forgotten before, it is the present contact.
 */
const carryFormers = async (
  service: Service,
  authorized: AuthorizedWithProof,
  entry: ContactRef,
  now: Instant,
): Promise<void> => {
  const { id: game, role, loaded } = authorized
  const player = playerOf(loaded.game, role)
  if (!player) return
  const { email, ...known } = await loadContact(service, authorized)
  const isOwn = isFromSeatMailbox(service, authorized, { email })
  // Whoever proves the mailbox leaves no address of it, also none that they had in this seat before.
  const before = (await previousAddresses(service.notebook, { game, contact: player.contact }, now)).filter(
    (address) => !(isOwn && email !== undefined && isSameMailbox(address.email, email)),
  )
  if (entry.contact !== player.contact) await savePreviousAddresses(service.notebook, entry, before)
  const isNew = email !== undefined && known.confirmed && !isOwn
  if (isNew) await addPreviousAddress(service, entry, { ...known, email }, now)
  // If the request is repeated, nobody is emailed twice.
  if (!isNew && entry.contact === player.contact) return
  const addresses = (await previousAddresses(service.notebook, entry, now)).filter(({ isTold }) => !isTold)
  await service.outbox.put(
    addresses.map((address) => ({ ...seatChangedEmail(service, authorized, address), isForgotten: true, delay: SOON })),
  )
}

/**
 * Forgets the person in a seat. The game decides before anything is erased, so a refusal erases nothing. The addresses
 * that may take the seat back are stored before the command, so that a crash loses none. `contact`: the id of the new
 * contact, which the game names from then on, so that nothing is written to the old one. If the person was forgotten
 * before, the present contact stays.
 */
export const forgetPerson = async (
  service: Service,
  authorized: AuthorizedWithProof,
  contact: ContactId,
  command: () => Promise<HandleResult>,
  now: Instant,
): Promise<HandleResult> => {
  const player = playerOf(authorized.loaded.game, authorized.role)
  const isAgain = player?.name === ''
  const entry = { game: authorized.id, contact: isAgain ? player.contact : contact }
  if (!isAgain) await service.contacts.add(authorized.id, contact, {})
  await carryFormers(service, authorized, entry, now)
  // The contact is read before the command is stored, as it may be erased afterwards.
  const { email, confirmed } = await loadContact(service, authorized)
  const handled = await command()
  if (handled.kind !== 'done') return handled
  if (email !== undefined && confirmed) await endStandingConsent(service, mailboxPseudonym(service.signer, email), now)
  await (isAgain ? erase : eraseFormer)(service, authorized.id, authorized.loaded.game, authorized.role)
  return handled
}
