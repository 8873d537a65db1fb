import { isInvited, personOf } from '../../../game/game.ts'
import { MAIL } from '../../../game/bounds.ts'
import { type Instant, otherSeat } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { placeOf } from '../../credentials/mailbox.ts'
import type { Contact, Contacts, Known } from '../../ports/contact.ts'
import type { Games } from '../../ports/games.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Outbox } from '../../ports/email.ts'
import type { Seal } from '../../ports/signer.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'
import { isCovered } from './standing-consent.ts'
import { owedOnConsent } from '../sending/turn-at.ts'

type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly signer: Seal }

/**
 * The emails that the other player of a game should get once this seat consents. If that player has pressed "all my
 * games" and knows the person in this seat, their own seat needs no consent email then. The emails are queued before
 * this seat consents, and sent minutes later. There are none for a player who does not know this person.
 */
export const missedByOther = async (
  ports: Ports,
  { id, role, loaded }: Pick<SeatAt, 'id' | 'role' | 'loaded'>,
  consenting: Contact,
  now: Instant,
): Promise<readonly Letter[]> => {
  if (role === 'director') return []
  const seat = otherSeat(role)
  const contact = personOf(loaded.game, seat)?.contact
  if (contact === undefined || isInvited(loaded.game, seat)) return []
  const known = await ports.contacts.load(id, contact)
  if (known?.email === undefined || known.confirmed) return []
  const other: SeatAt = { id, role: seat, loaded, contact, known: { ...known, email: known.email } }
  const isKnown = await isCovered(ports, other, known, now, { ...consenting, confirmed: true })
  return isKnown ? owedOnConsent(other, now) : []
}

/**
 * Queues the emails that a seat has missed while its emails were off. It happens before they are allowed again; the
 * emails are sent minutes later.
 */
export const missedBySeat = async (
  { outbox }: { readonly outbox: Outbox },
  seat: Omit<SeatAt, 'known'>,
  was: Known,
  now: Instant,
): Promise<void> => {
  const { silent, email, ...known } = was
  if (silent && email !== undefined) await outbox.put(owedOnConsent({ ...seat, known: { ...known, email } }, now))
}

/**
 * Queues the emails that a mailbox has missed while all its emails were stopped: its turns, which one email tells
 * together, and news. At most 50 seats.
 */
export const missedByMailbox = async (
  ports: { readonly contacts: Contacts; readonly games: Games; readonly outbox: Outbox },
  mark: string,
  now: Instant,
): Promise<void> => {
  let seats = 0
  for await (const seat of seatsAt(ports, placeOf(mark, true))) {
    await ports.outbox.put(owedOnConsent(seat, now))
    seats += 1
    if (seats === MAIL.seatsAtOnce) return
  }
}
