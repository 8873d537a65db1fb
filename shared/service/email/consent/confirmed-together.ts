import { isInvited } from '../../../game/model/game.ts'
import { hasSameSpelling } from '../../credentials/mailbox.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { GameSeat } from '../../games/game-seat.ts'
import { isNamedByHolder } from '../../limits/named-by.ts'
import type { AddressedContact } from '../mailbox/turn-email.ts'
import type { SeatWithAddress } from '../mailbox/seats-of-mailbox.ts'
import { needsFirstConsentEmail } from '../requests/quiet-until.ts'

/**
 * Returns whether one person typed both addresses, as far as we know: on our own pages, from the same network. Requests
 * from this machine have no network, so their seats are confirmed one by one.
 */
export const isTypedTogether = (known: Contact, { namedBy }: Contact): boolean =>
  known.namedBy === namedBy && isNamedByHolder(namedBy)

/**
 * Returns whether the press that confirms one seat (`pressed`) also confirms this one: the reader typed both addresses
 * on our own pages, from the same network, and an email has listed this seat. So a stranger who types the address
 * somewhere else never has their own seat confirmed.
 */
export const isConfirmedTogether = (
  { id, role, loaded, known }: SeatWithAddress,
  pressed: GameSeat,
  contact: AddressedContact,
): boolean =>
  !(id === pressed.id && role === pressed.role) &&
  isTypedTogether(known, contact) &&
  hasSameSpelling(known.email, contact.email) &&
  !known.silent &&
  !needsFirstConsentEmail(known.quietUntil) &&
  !isInvited(loaded.game, role)
