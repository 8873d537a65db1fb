import { isInvited, personOf } from '../../../game/game.ts'
import { MAIL } from '../../../game/bounds.ts'
import { type Instant, otherSeat } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { placeOf } from '../../credentials/mailbox.ts'
import type { Contact, Contacts, Games, Known, Ledger, Outbox, Seal } from '../../ports/ports.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'
import { isCovered } from './standing-consent.ts'
import { owedOnConsent } from '../sending/turn-at.ts'

type Ports = { readonly contacts: Contacts; readonly ledger: Ledger; readonly seal: Seal }

/**
 * What the other player of a game should hear once this seat consents: their own seat may need no question then, as its reader has pressed
 * "all my games" and knows this player. It is queued before this seat consents, and sent minutes later. Not known then, they hear nothing.
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

/** What a seat has missed whose emails are off still. It is queued before they are allowed again, and sent minutes later. */
export const missedBySeat = async (
  { outbox }: { readonly outbox: Outbox },
  seat: Omit<SeatAt, 'known'>,
  was: Known,
  now: Instant,
): Promise<void> => {
  const { silent, email, ...known } = was
  if (silent && email !== undefined) await outbox.put(owedOnConsent({ ...seat, known: { ...known, email } }, now))
}

/** What a mailbox has missed while it was stopped: the turns of its seats, which one email tells, and their news. At most 50 seats. */
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
