import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { isInvited } from '../../../game/model/game.ts'
import type { ContactId } from '../../../game/model/people.ts'
import type { Instant, Role } from '../../../game/model/words.ts'
import {
  companyFacts,
  compareBySchedule,
  consentFactsOf,
  filterPlainFacts,
  invitationFacts,
  opponentFacts,
  withPlainPeople,
} from '../../../email/address/consent-facts.ts'
import type { SeatAwaitingConsent } from '../../../email/address/consent-email.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import type { Deflate } from '../../../picture/encoding/raster.ts'
import type { Operator } from '../../../texts/languages/operator.ts'
import type { SendPorts } from '../delivery/send-limits.ts'
import { emailedSeatLink } from '../../credentials/links.ts'
import { inFairOrder, isNotListed } from './fair-order.ts'
import { mailboxAccount, hasSameSpelling, mailboxPseudonym, contactIndexKey } from '../../credentials/mailbox.ts'
import type { Contact, StoredContact } from '../../ports/contacts.ts'
import type { GameId, Games } from '../../ports/games.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'

/**
 * What consent emails need. `deflate` compresses the picture of a board. `operator`: who runs the
 * service.
 */
export type ConsentRequestPorts = SendPorts & {
  readonly games: Games
  readonly origin: string
  readonly log: Logger
  readonly deflate: Deflate
  readonly operator?: Operator
}

/** A seat whose mailbox has not consented to its emails. */
export type UnconfirmedSeat = {
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly to: StoredContact & { readonly email: string }
  /** Its consent email was postponed until now. */
  readonly isPlanned?: boolean
}

export type ListedSeat = SeatAwaitingConsent & {
  readonly contact: ContactId
  readonly known: Contact
  readonly since: Instant
}

/**
 * Who reads the consent email of an order. `isProven`: they have consented to emails of any game. `owner`: the owner
 * whose games are described.
 */
type Reader = { readonly isProven: boolean; readonly owner: string }

const seatOf = (
  ports: ConsentRequestPorts,
  game: GameId,
  role: Role,
  { loaded, contact, to }: UnconfirmedSeat,
  reader: Reader | undefined,
): ListedSeat => ({
  game,
  role,
  contact,
  known: to,
  since: loaded.game.offeredAt,
  // Only the owner of the order may have its games described in this email: others may have named the same address.
  ...(reader && reader.owner === loaded.game.owner && { facts: consentFactsOf(loaded.game, role) }),
  ...(!reader && (isInvited(loaded.game, role) ? invitationFacts(loaded.game) : opponentFacts(loaded.game, role))),
  ...companyFacts(loaded.game, role),
  rules: loaded.game.terms.rules,
  isInvited: isInvited(loaded.game, role),
  url: emailedSeatLink(ports, role, game, loaded.game, to.email),
})

/**
 * Returns the reader of an order's consent email; undefined for any other email. An order's email describes its games,
 * because there are many and a reader cannot tell them apart by their ids.
 */
const readerOf = async (
  { ledger, signer }: ConsentRequestPorts,
  gameEmail: GameEmail,
  { loaded, to }: UnconfirmedSeat,
): Promise<Reader | undefined> => {
  const { owner } = loaded.game
  if (gameEmail.kind !== 'door' || !gameEmail.isOrdered || owner === undefined) return undefined
  const { proven: isProven } = await ledger.readStatus(mailboxAccount(signer, to.email))
  return { isProven, owner }
}

/**
 * Returns the seats with the descriptions of their games as this reader may see them. Programs and strangers wrote the
 * descriptions, so a reader who has not consented sees few of them.
 */
const readBy = (reader: Reader | undefined, seats: readonly ListedSeat[]): readonly ListedSeat[] => {
  if (reader?.isProven === true) return seats
  const plain = filterPlainFacts(seats.map(({ facts }) => facts ?? { names: [] }))
  return withPlainPeople(seats.map((seat, index) => ({ ...seat, ...(seat.facts && { facts: plain[index] }) })))
}

const scheduled = (seats: readonly ListedSeat[]): readonly ListedSeat[] =>
  seats.toSorted((one, other) => compareBySchedule(one.facts, other.facts) || one.since - other.since)

/**
 * Returns the seats that the email lists. `own`: the seat that the email is for. It is always among them, although the
 * index may lag: it comes first, or in an order at its place in the schedule.
 */
const listedOf = (
  reader: Reader | undefined,
  own: ListedSeat,
  others: readonly ListedSeat[],
): readonly ListedSeat[] => {
  const most = EMAIL_LIMITS.seatsListed - 1
  const listed = reader ? scheduled([own, ...scheduled(others).slice(0, most)]) : [own, ...others.slice(0, most)]
  return readBy(reader, listed)
}

/** The seats that a consent email lists. */
export type WaitingSeats = {
  readonly first: ListedSeat
  readonly others: readonly ListedSeat[]
  readonly more: number
  readonly isOrdered: boolean
}

/** Returns the mailbox's seats without consent, except one. */
const unconfirmedSeats = async (
  ports: ConsentRequestPorts,
  email: string,
  but: { readonly game: GameId; readonly seat: Role } | undefined,
  reader?: Reader,
): Promise<readonly ListedSeat[]> => {
  const seats: ListedSeat[] = []
  const key = contactIndexKey(mailboxPseudonym(ports.signer, email), false)
  for await (const { id, role, loaded, contact, known } of seatsOfMailbox(ports, key))
    if (!known.silent && hasSameSpelling(known.email, email) && !(id === but?.game && role === but.seat))
      seats.push(seatOf(ports, id, role, { loaded, contact, to: known }, reader))
  return seats
}

/**
 * Returns the seats that wait for the consent of a mailbox which has consented elsewhere, as many as a consent email
 * lists, and how many more there are.
 */
export const seatsToAnswer = async (
  ports: ConsentRequestPorts,
  email: string,
): Promise<Pick<WaitingSeats, 'others' | 'more'>> => {
  const seats = inFairOrder(await unconfirmedSeats(ports, email, undefined), isNotListed)
  const others = seats.slice(0, EMAIL_LIMITS.seatsListed)
  return { others, more: seats.length - others.length }
}

/** Returns the waiting seats of the mailbox that a consent email lists, and how many more there are. */
export const waitingSeats = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  isUnlisted: (seat: { readonly known: Contact }) => boolean = isNotListed,
): Promise<WaitingSeats> => {
  const { email } = unconfirmed.to
  const reader = await readerOf(ports, gameEmail, unconfirmed)
  const own = seatOf(ports, gameEmail.game, gameEmail.seat, unconfirmed, reader)
  const others = await unconfirmedSeats(ports, email, gameEmail, reader)
  const [first = own, ...listed] = listedOf(reader, own, inFairOrder(others, isUnlisted))
  return { first, others: listed, more: others.length - listed.length, isOrdered: reader !== undefined }
}
