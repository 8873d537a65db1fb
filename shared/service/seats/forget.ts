import type { GameEvent } from '../../game/events.ts'
import { type Game, playOf, playerOf } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import { type Instant, MINUTE, type Role } from '../../game/words.ts'
import { contactAt } from '../games/game-seat.ts'
import { isFromMailbox } from '../email/consent/consent.ts'
import { type Entry, formersOf, keepFormers, rememberFormer } from './previous-addresses.ts'
import type { Handled } from '../games/handle.ts'
import { ERASED, ownMark } from '../credentials/mailbox.ts'
import type { Held } from '../access/authorize.ts'
import { formersName, noteName, planPaper, triedName } from '../notebook/page-names.ts'
import type { Contacts } from '../ports/contact.ts'
import type { GameId } from '../ports/games.ts'
import type { Papers } from '../ports/notebook.ts'
import type { Service } from '../service.ts'
import { endStandingConsent } from '../email/consent/standing-consent.ts'
import { moved } from './restore-seat.ts'

/** An authorized request; `mark`: the proof of the mailbox, if it came by an emailed link. */
export type Marked = Held & { readonly mark?: string }

type Books = { readonly contacts: Contacts; readonly notebook: Papers }

/** Erases a person's contact and notebook. */
const erase = async ({ contacts, notebook }: Books, id: GameId, game: Game, role: Role): Promise<void> => {
  const player = playerOf(game, role)
  if (!player) return
  await contacts.amend(id, player.contact, ERASED)
  await notebook.remove(id, noteName(player.contact))
  await notebook.remove(id, triedName(player.contact))
  const plan = role === 'director' ? undefined : playOf(game)?.plans[role]
  if (plan !== undefined) await notebook.remove(id, planPaper(plan))
}

/**
 * Erases a contact that the game does not name any more, with its previous addresses: those that may take the seat back
 * are stored with the new contact.
 */
const eraseFormer = async (books: Books, id: GameId, before: Game, role: Role): Promise<void> => {
  await erase(books, id, before, role)
  const player = playerOf(before, role)
  if (player) await books.notebook.remove(id, formersName(player.contact))
}

/**
 * Erases what a request left behind that failed after it had stored "forget me". `before`: computes the game before the
 * step; it is rarely needed.
 */
export const leaveForgotten = async (
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

/** The delay of the emails: the command is stored by then. */
const SOON = MINUTE

/**
 * Lets previous addresses still take the seat back, and the confirmed one unless the request comes from its mailbox: a
 * thief may choose "forget me", even twice. Each of them is emailed, as older links work only with the former contact.
 * `entry`: where the previous addresses are stored from now on; the same as before if the person was forgotten already.
 */
const carryFormers = async (service: Service, held: Marked, entry: Entry, now: Instant): Promise<void> => {
  const { id: game, role, loaded } = held
  const player = playerOf(loaded.game, role)
  if (!player) return
  const { email, ...known } = await contactAt(service, held)
  const before = await formersOf(service.notebook, { game, contact: player.contact }, now)
  if (entry.contact !== player.contact) await keepFormers(service.notebook, entry, before)
  const isNew = email !== undefined && known.confirmed && !isFromMailbox(service, held, { email })
  if (isNew) await rememberFormer(service, entry, { ...known, email }, now)
  // A repeated request emails nobody twice.
  if (!isNew && entry.contact === player.contact) return
  const addresses = (await formersOf(service.notebook, entry, now)).filter(({ isTold }) => !isTold)
  await service.outbox.put(
    addresses.map((address) => ({ ...moved(service, held, address), isForgotten: true, delay: SOON })),
  )
}

/**
 * Forgets the person in a seat. The game decides before anything is erased, so a refusal erases nothing. Who may take
 * the seat back is noted before the command, so that a crash loses nobody. `contact`: the id of the new contact, which
 * the game names from then on, so that nothing is written to the old one. A person who was forgotten before keeps
 * theirs.
 */
export const forget = async (
  service: Service,
  held: Marked,
  contact: ContactId,
  command: () => Promise<Handled>,
  now: Instant,
): Promise<Handled> => {
  const player = playerOf(held.loaded.game, held.role)
  const isAgain = player?.name === ''
  const entry = { game: held.id, contact: isAgain ? player.contact : contact }
  if (!isAgain) await service.contacts.enter(held.id, contact, {})
  await carryFormers(service, held, entry, now)
  // The contact is read before the command is stored, as it may be erased afterwards.
  const { email, confirmed } = await contactAt(service, held)
  const handled = await command()
  if (handled.kind !== 'done') return handled
  if (email !== undefined && confirmed) await endStandingConsent(service, ownMark(service.signer, email), now)
  await (isAgain ? erase : eraseFormer)(service, held.id, held.loaded.game, held.role)
  return handled
}
