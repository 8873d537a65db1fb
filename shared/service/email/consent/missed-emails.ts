import { isInvited, personOf } from '../../../game/model/game.ts'
import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { type Instant, otherSeat } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { contactIndexKey } from '../../credentials/mailbox.ts'
import type { Contact, Contacts, StoredContact } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Outbox } from '../../ports/email.ts'
import type { Signer } from '../../ports/signer.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'
import type { GameSeat } from '../../games/game-seat.ts'
import { isCoveredByStandingConsent } from './standing-consent.ts'
import { unsentOnConsent } from '../mailbox/turn-email.ts'

type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly signer: Signer }

/**
 * Returns the emails that the other player of a game has missed, if their "all my games" covers the game once this
 * seat's person consents. Empty in all other cases. Queue them before that consent is noted; they are sent minutes
 * later.
 */
export const missedByOpponent = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatWithAddress, 'id' | 'role' | 'loaded'>,
  consenting: Contact,
  now: Instant,
): Promise<readonly GameEmail[]> => {
  if (role === 'arbiter') return []
  const seat = otherSeat(role)
  const contact = personOf(loaded.game, seat)?.contact
  if (contact === undefined || isInvited(loaded.game, seat)) return []
  const known = await ports.contacts.load(id, contact)
  if (known?.email === undefined || known.confirmed) return []
  const other: SeatWithAddress = { id, role: seat, loaded, contact, known: { ...known, email: known.email } }
  const isKnown = await isCoveredByStandingConsent(ports, other, known, now, { ...consenting, confirmed: true })
  return isKnown ? unsentOnConsent(other, now) : []
}

/**
 * Queues the emails that a seat has missed while its emails were off. Call it before the seat's emails are allowed
 * again: the queued emails are sent minutes later.
 */
export const queueMissedEmails = async (
  { outbox }: { readonly outbox: Outbox },
  seat: Omit<SeatWithAddress, 'known'>,
  was: StoredContact,
  now: Instant,
): Promise<void> => {
  const { silent, email, ...known } = was
  if (silent && email !== undefined) await outbox.put(unsentOnConsent({ ...seat, known: { ...known, email } }, now))
}

/**
 * Queues what a seat has not been told, because it had no address. It is sent minutes later: the first of these emails
 * asks the new address for its consent.
 */
export const queueUntoldEmails = async (
  { contacts, outbox }: { readonly contacts: Contacts; readonly outbox: Outbox },
  { id, role, loaded }: GameSeat,
  now: Instant,
): Promise<void> => {
  const contact = personOf(loaded.game, role)?.contact
  const known = contact === undefined ? undefined : await contacts.load(id, contact)
  if (contact === undefined || known?.email === undefined) return
  await outbox.put(unsentOnConsent({ id, role, loaded, contact, known: { ...known, email: known.email } }, now))
}

/**
 * Queues the emails that a mailbox has missed while all its emails were stopped: about its turns, which are joined into
 * one email, and about news. At most 50 seats.
 */
export const queueMissedByMailbox = async (
  ports: { readonly contacts: Contacts; readonly games: Games; readonly outbox: Outbox },
  mark: string,
  now: Instant,
): Promise<void> => {
  let seats = 0
  for await (const seat of seatsOfMailbox(ports, contactIndexKey(mark, true))) {
    await ports.outbox.put(unsentOnConsent(seat, now))
    seats += 1
    if (seats === EMAIL_LIMITS.seatsAtOnce) return
  }
}
