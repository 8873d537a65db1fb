import { EMAIL_LIMITS, TURN_EMAIL_DELAY } from '../../../game/limits/bounds.ts'
import { type Game, isInvited, personOf } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { type Contact, ifSameAddress } from '../../ports/contacts.ts'
import { type GameSeat, emailAbout } from '../../games/game-seat.ts'
import { noteMailboxConsent, noteDeliverable } from '../delivery/undeliverable.ts'
import { mailboxPseudonym, contactIndexKey } from '../../credentials/mailbox.ts'
import { consentFields } from '../../credentials/address-fields.ts'
import { type MailboxPseudonyms, mailboxPseudonyms, provesSeatMailbox } from '../../credentials/email-proof.ts'
import { lazy } from '../../runtime/lazy.ts'
import { inFairOrder } from '../requests/fair-order.ts'
import { isWaiting } from '../requests/postponed.ts'
import { planPostponed } from './plan-postponed.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'
import type { Service } from '../../runtime/service.ts'
import { isNamedByHolder } from '../../limits/named-by.ts'
import { isConfirmedTogether } from './confirmed-together.ts'
import { queueConsentRequest } from './queue-consent-request.ts'

/** Returns whether the proof in an emailed link shows that the visitor reads this seat's mailbox. */
export const isFromSeatMailbox = (
  { signer }: Service,
  { id: game, role, loaded, token, mark }: GameSeat & { readonly token: string; readonly mark?: string | undefined },
  { email }: Contact,
): boolean => {
  const contact = personOf(loaded.game, role)?.contact
  return (
    email !== undefined && contact !== undefined && provesSeatMailbox(signer, { token, mark }, { game, contact, email })
  )
}

/** Returns the first email after the consent, with the seat's link. */
const welcomeEmails = (chair: GameSeat): readonly GameEmail[] => {
  const { status }: Game = chair.loaded.game
  if (status === 'open') return [{ ...emailAbout(chair), kind: 'offered' }]
  return status === 'active' ? [{ ...emailAbout(chair), kind: 'joined' }] : []
}

/** Notes the consent in the seat's contact, if it still has the same address. */
const confirmSeat = async (service: Service, chair: GameSeat, contact: Contact, now: Instant): Promise<void> => {
  const { contacts, outbox, signer } = service
  const player = personOf(chair.loaded.game, chair.role)
  const { email } = contact
  if (!player || email === undefined) return
  const missed = await missedByOpponent(service, chair, contact, now)
  if (missed.length > 0) await outbox.put(missed)
  await contacts.update(chair.id, player.contact, consentFields(signer, email), ifSameAddress(contact))
}

/**
 * Queues the emails that the seat has missed. Another email about its game that is sent before them makes them
 * obsolete.
 */
const queueMissed = async (service: Service, chair: GameSeat, known: Contact, now: Instant): Promise<void> => {
  const { role, loaded } = chair
  const contact = personOf(loaded.game, role)?.contact
  if (contact === undefined || known.email === undefined) return
  const seat: SeatWithAddress = { ...chair, contact, known: { told: 0, ...known, email: known.email } }
  const missed = await unsentOnConsent(seat, now)
  if (missed.length > 0) await service.outbox.put(missed)
}

/**
 * Queues the first email after the consent. A request that is repeated after a crash queues what was not queued before.
 */
export const queueWelcomeEmail = ({ outbox }: Service, chair: GameSeat): Promise<void> =>
  outbox.put(welcomeEmails(chair))

const rememberParties = lazy(() => import('./standing-consent.ts'), 'rememberParties')
const giveStandingConsent = lazy(() => import('./standing-consent.ts'), 'giveStandingConsent')
const missedByOpponent = lazy(() => import('./missed-emails.ts'), 'missedByOpponent')
const unsentOnConsent = lazy(() => import('../mailbox/turn-email.ts'), 'unsentOnConsent')

/**
 * Returns seats of a mailbox that have (`isConfirmed`) or have not consented: at most 50, as many as one press of "all
 * my games" confirms. It takes one in turn from each network or owner that named the address, so that the many seats of
 * a stranger do not crowd out a friend's.
 */
const seatsOf = async (ports: Service, own: string, isConfirmed: boolean): Promise<readonly SeatWithAddress[]> => {
  const seats: SeatWithAddress[] = []
  for await (const seat of seatsOfMailbox(ports, contactIndexKey(own, isConfirmed))) seats.push(seat)
  return inFairOrder(seats, ({ known }) => !known.silent).slice(0, EMAIL_LIMITS.seatsAtOnce)
}

/** Confirms the reader's other seats of the same email, and returns them. Their missed emails are queued first. */
const confirmTogether = async (
  service: Service,
  chair: GameSeat,
  contact: Contact & { readonly email: string },
  now: Instant,
): Promise<readonly SeatWithAddress[]> => {
  if (!isNamedByHolder(contact.namedBy)) return []
  const waiting = await seatsOf(service, mailboxPseudonym(service.signer, contact.email), false)
  const others = waiting.filter((seat) => isConfirmedTogether(seat, chair, contact))
  for (const seat of others) {
    await service.outbox.put(await unsentOnConsent(seat, now))
    await confirmSeat(service, seat, seat.known, now)
  }
  return others
}

/**
 * Consents to the emails of a seat. The consent is noted in the seat's contact only after the missed emails are queued:
 * after a crash the page still offers the button, and the reader hears of their turn even if they do not press it
 * again. The reader's other games in the same email are confirmed with it.
 */
export const confirmSeatEmails = async (
  service: Service,
  chair: GameSeat,
  contact: Contact,
  now: Instant,
): Promise<void> => {
  if (contact.email === undefined || contact.confirmed) return
  await noteDeliverable(service, contact.email, { proven: true }, now)
  await queueMissed(service, chair, contact, now)
  const others = await confirmTogether(service, chair, { ...contact, email: contact.email }, now)
  const own = personOf(chair.loaded.game, chair.role)?.contact
  if (own !== undefined) await planPostponed(service, { game: chair.id, contact: own, email: contact.email }, now)
  await confirmSeat(service, chair, contact, now)
  await rememberParties(service, mailboxPseudonym(service.signer, contact.email), [chair, ...others], now)
}

/**
 * Returns whether the seat has an invitation that no email has brought yet. The postponed email brings it, now that the
 * reader has consented.
 */
const isUnannounced = ({ role, loaded, known }: SeatWithAddress): boolean =>
  isInvited(loaded.game, role) && isWaiting(known.postponed)

/**
 * Confirms the seats that wait for this mailbox's consent, at most 50 at once, and gives the standing consent to later
 * games (standing-consent.ts). The emails that the seats have missed are queued first, and come minutes later: if the
 * request is cut off, a repeat finds the seats again. `untold`: an invitation that no email has brought yet.
 */
const confirmSeats = async (
  service: Service,
  mailbox: MailboxPseudonyms,
  pressed: readonly GameSeat[],
  now: Instant,
): Promise<{ readonly untold: SeatWithAddress | undefined }> => {
  const { own } = mailbox
  const [seats, confirmed] = [await seatsOf(service, own, false), await seatsOf(service, own, true)]
  await giveStandingConsent(service, own, now)
  await rememberParties(service, own, [...pressed, ...seats, ...confirmed], now)
  const missed = await Promise.all(seats.map((seat) => unsentOnConsent(seat, now)))
  await service.outbox.put(missed.flat())
  for (const seat of seats) if (!isUnannounced(seat)) await confirmSeat(service, seat, seat.known, now)
  return { untold: seats.find(isUnannounced) }
}

/** Confirms all seats of the mailbox of this seat. */
export const confirmAllSeats = async (
  service: Service,
  chair: GameSeat,
  { email }: Contact,
  now: Instant,
): Promise<void> => {
  if (email === undefined) return
  const { untold } = await confirmSeats(service, mailboxPseudonyms(service.signer, email), [chair], now)
  if (untold) await queueConsentRequest(service, untold)
}

/**
 * Confirms all seats of a mailbox, by a link that opens no seat any more. That the mailbox has consented is noted last:
 * until then a request that was cut off can be repeated.
 */
export const confirmMailbox = async (service: Service, mailbox: MailboxPseudonyms, now: Instant): Promise<void> => {
  const { untold } = await confirmSeats(service, mailbox, [], now)
  await noteMailboxConsent(service, mailbox, now)
  if (untold) await queueConsentRequest(service, untold)
}

/**
 * Queues one consent email about all seats that got this mailbox's address while the mailbox had stopped all emails. It
 * is sent minutes later.
 */
export const queueUnsentConsentRequest = async (service: Service, mark: string): Promise<void> => {
  const seats = await seatsOf(service, mark, false)
  const seat = seats.find(({ known }) => !known.silent)
  if (seat) await queueConsentRequest(service, seat, TURN_EMAIL_DELAY)
}
