import { isInvited } from '../../../game/model/game.ts'
import { hasSameSpelling } from '../../credentials/mailbox.ts'
import type { GameSeat } from '../../games/game-seat.ts'
import { isTypedTogether } from '../../limits/named-by.ts'
import type { AddressedContact } from '../mailbox/turn-email.ts'
import type { SeatWithAddress } from '../mailbox/seats-of-mailbox.ts'
import { needsFirstConsentEmail } from '../requests/quiet-until.ts'

/**
 * Returns whether the press that confirms one seat (`pressed`) also confirms this one: the reader typed both addresses
 * on our own pages, from the same network, and an email has listed this seat. So a stranger who types the address
 * somewhere else never has their own seat confirmed.
 */
export const isConfirmedTogether = (
  { id, role, loaded, known }: SeatWithAddress,
  pressed: GameSeat,
  { email, namedBy }: AddressedContact,
): boolean =>
  !(id === pressed.id && role === pressed.role) &&
  isTypedTogether(known.namedBy, namedBy) &&
  hasSameSpelling(known.email, email) &&
  !known.silent &&
  !needsFirstConsentEmail(known.quietUntil) &&
  !isInvited(loaded.game, role)
