import type { Emails } from '../../../api/views/game-view.ts'
import { MAIL, TURN_DELAY } from '../../../game/bounds.ts'
import { type Game, isInvited, personOf } from '../../../game/game.ts'
import type { MailMode } from '../../../game/people.ts'
import type { Instant, Role } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { stillAt } from '../../ports/contact.ts'
import { type Chair, letterAbout } from '../../games/game-seat.ts'
import { noteProven, noteTaking } from '../delivery/undeliverable.ts'
import { requestId } from '../../credentials/ids.ts'
import { consenting, ownMark, placeOf } from '../../credentials/mailbox.ts'
import { type Mailbox, mailboxOf, provesSeat } from '../../credentials/mailed-link.ts'
import { later } from '../../background/lazy.ts'
import { inTurn } from './listed-in-turn.ts'
import type { Opened } from '../../access/authorize.ts'
import type { Contact } from '../../ports/ports.ts'
import { isWaiting, toldUntil } from './postponed.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'
import type { Service } from '../../service.ts'

export { type Chair, contactAt, letterAbout } from '../../games/game-seat.ts'

export const emailsOf = ({ email, silent, confirmed, returned, held, postponed }: Contact): Emails => {
  if (email === undefined) return 'none'
  if (returned) return 'returned'
  if (silent) return 'off'
  if (confirmed) return 'on'
  if (held) return 'held'
  return toldUntil(postponed) === undefined ? 'unconfirmed' : 'later'
}

export const mailModeOf = ({ silent, digest }: Contact): MailMode => {
  if (silent) return 'off'
  return digest ? 'digest' : 'turns'
}

/** Whether an email's mark proves that the visitor reads this seat's mailbox. */
export const isFromMailbox = (
  { seal }: Service,
  { id: game, role, loaded, token, mark }: Chair & { readonly token: string; readonly mark?: string | undefined },
  { email }: Contact,
): boolean => {
  const contact = personOf(loaded.game, role)?.contact
  return email !== undefined && contact !== undefined && provesSeat(seal, { token, mark }, { game, contact, email })
}

/** The first real email, with the seat's link. */
const welcomes = (chair: Chair): readonly Letter[] => {
  const { status }: Game = chair.loaded.game
  if (status === 'open') return [{ ...letterAbout(chair), kind: 'offered' }]
  return status === 'active' ? [{ ...letterAbout(chair), kind: 'joined' }] : []
}

/** Only if the address still consents. */
const open = async (service: Service, chair: Chair, contact: Contact, now: Instant): Promise<void> => {
  const { contacts, outbox, seal } = service
  const player = personOf(chair.loaded.game, chair.role)
  const { email } = contact
  if (!player || email === undefined) return
  const missed = await missedByOther(service, chair, contact, now)
  if (missed.length > 0) await outbox.put(missed)
  await contacts.amend(chair.id, player.contact, consenting(seal, email), stillAt(contact))
}

/** What the seat has missed; an email that tells of its game meanwhile overtakes it. */
const missedBy = async (service: Service, chair: Chair, known: Contact, now: Instant): Promise<void> => {
  const { role, loaded } = chair
  const contact = personOf(loaded.game, role)?.contact
  if (contact === undefined || known.email === undefined) return
  const seat: SeatAt = { ...chair, contact, known: { told: 0, ...known, email: known.email } }
  const owed = await owedOnConsent(seat, now)
  if (owed.length > 0) await service.outbox.put(owed)
}

/**
 * The address is proven first: after a crash the seat still asks. What it has missed is queued before it consents: a press that is cut off and not
 * repeated is told of its turn, too.
 */
export const confirm = async (service: Service, chair: Chair, contact: Contact, now: Instant): Promise<void> => {
  if (contact.email === undefined || contact.confirmed) return
  await noteTaking(service, contact.email, { proven: true }, now)
  await missedBy(service, chair, contact, now)
  await open(service, chair, contact, now)
  await rememberParties(service, ownMark(service.seal, contact.email), [chair], now)
}

/** Pressed again after a crash, it sends what was not sent. */
export const welcome = ({ outbox }: Service, chair: Chair): Promise<void> => outbox.put(welcomes(chair))

const rememberParties = later(() => import('./standing-consent.ts'), 'rememberParties')
const giveStandingConsent = later(() => import('./standing-consent.ts'), 'giveStandingConsent')
const missedByOther = later(() => import('./missed-emails.ts'), 'missedByOther')
export const missedBySeat = later(() => import('./missed-emails.ts'), 'missedBySeat')
const owedOnConsent = later(() => import('../sending/turn-at.ts'), 'owedOnConsent')

/** So many as one press confirms: one of each naming site in turn, so that a stranger's many do not push out a friend's. */
const seatsOf = async (ports: Service, own: string, isConfirmed: boolean): Promise<readonly SeatAt[]> => {
  const seats: SeatAt[] = []
  for await (const seat of seatsAt(ports, placeOf(own, isConfirmed))) seats.push(seat)
  return inTurn(seats, ({ known }) => !known.silent).slice(0, MAIL.seatsAtOnce)
}

/** No email has told of it yet: the one that was put off does, as the reader has said yes. */
const isUntold = ({ role, loaded, known }: SeatAt): boolean =>
  isInvited(loaded.game, role) && isWaiting(known.postponed)

/**
 * Seats that wait for this mailbox, at most 50 at once, and later games (standing-consent.ts). What the seats have missed is queued before
 * they are confirmed, and comes minutes later: a press that is cut off finds them again. `untold`: one of which no email has told.
 */
const confirmSeats = async (
  service: Service,
  mailbox: Mailbox,
  pressed: readonly Chair[],
  now: Instant,
): Promise<{ readonly untold: SeatAt | undefined }> => {
  const { own } = mailbox
  const [seats, confirmed] = [await seatsOf(service, own, false), await seatsOf(service, own, true)]
  await giveStandingConsent(service, own, now)
  await rememberParties(service, own, [...pressed, ...seats, ...confirmed], now)
  const owed = await Promise.all(seats.map((seat) => owedOnConsent(seat, now)))
  await service.outbox.put(owed.flat())
  for (const seat of seats) if (!isUntold(seat)) await open(service, seat, seat.known, now)
  return { untold: seats.find(isUntold) }
}

export const confirmAll = async (service: Service, chair: Chair, { email }: Contact, now: Instant): Promise<void> => {
  if (email === undefined) return
  const { untold } = await confirmSeats(service, mailboxOf(service.seal, email), [chair], now)
  if (untold) await askAddress(service, untold)
}

/** By a link that opens no seat any more. The mailbox is proven last: until then a press that was cut off can be repeated. */
export const confirmMailbox = async (service: Service, mailbox: Mailbox, now: Instant): Promise<void> => {
  const { untold } = await confirmSeats(service, mailbox, [], now)
  await noteProven(service, mailbox, now)
  if (untold) await askAddress(service, untold)
}

export const askAddress = ({ outbox, chance }: Service, chair: Chair, delay = 0): Promise<void> =>
  outbox.put([{ ...letterAbout(chair), kind: 'door', delay, request: requestId(chance) }])

/** About seats that took this mailbox's address while it was stopped, no email has asked: one asks about all of them, minutes later. */
export const askUnasked = async (service: Service, mark: string): Promise<void> => {
  const seats = await seatsOf(service, mark, false)
  const seat = seats.find(({ known }) => !known.silent)
  if (seat) await askAddress(service, seat, TURN_DELAY)
}

/** Stops the emails of a seat. Who takes that back hears what they have missed. */
export const quiet = async (service: Service, chair: Opened, role: Role, on: boolean, now: Instant): Promise<void> => {
  const { id, loaded } = chair
  const contact = personOf(loaded.game, role)?.contact
  if (contact === undefined) return
  const known = on ? undefined : await service.contacts.load(id, contact)
  if (known) await missedBySeat(service, { id, role, loaded, contact }, known, now)
  await service.contacts.amend(id, contact, { silent: on ? true : null })
}
