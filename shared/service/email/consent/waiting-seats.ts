import { MAIL } from '../../../game/bounds.ts'
import { isInvited } from '../../../game/game.ts'
import type { ContactId } from '../../../game/people.ts'
import type { Instant, Role } from '../../../game/words.ts'
import { bySchedule, doorFacts, plainFacts } from '../../../mail/door-facts.ts'
import type { WaitingSeat } from '../../../mail/door-letter.ts'
import type { Letter } from '../../../mail/letters.ts'
import type { GatePorts } from '../../limits/send-limits.ts'
import { mailedSeatLink } from '../../credentials/links.ts'
import { inTurn, waits } from './listed-in-turn.ts'
import { accountOf, isSpeltAlike, ownMark, placeOf } from '../../credentials/mailbox.ts'
import type { Contact, Known } from '../../ports/contact.ts'
import type { GameId, Games } from '../../ports/games.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Loaded } from '../../games/game-store.ts'
import { seatsAt } from '../../seats/seats-at.ts'

/** What consent emails need. `club`: the name of the club that runs this site, if the operator has set one. */
export type KnockPorts = GatePorts & {
  readonly games: Games
  readonly origin: string
  readonly log: Log
  readonly club?: string
}

/** A seat whose mailbox has not consented to its emails. */
export type Closed = {
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Known & { readonly email: string }
  /** Its consent email was postponed until now. */
  readonly isPlanned?: boolean
}

export type ListedSeat = WaitingSeat & { readonly contact: ContactId; readonly known: Contact; readonly since: Instant }

/**
 * Who reads the consent email of an order. `isProven`: they have consented to emails of any game. `owner`: the owner
 * whose games are described.
 */
type Reader = { readonly isProven: boolean; readonly owner: string }

const seatOf = (
  ports: KnockPorts,
  game: GameId,
  role: Role,
  { loaded, contact, to }: Closed,
  reader: Reader | undefined,
): ListedSeat => ({
  game,
  role,
  contact,
  known: to,
  since: loaded.game.offeredAt,
  // Only the owner of the order may have its games described in this email: others may have named the same address.
  ...(reader && reader.owner === loaded.game.owner && { facts: doorFacts(loaded.game, role) }),
  rules: loaded.game.terms.rules,
  isInvited: isInvited(loaded.game, role),
  url: mailedSeatLink(ports, role, game, loaded.game, to.email),
})

/**
 * The reader of an order's consent email. It describes the games, as an order has many, and their ids do not tell them
 * apart.
 */
const readerOf = async (
  { ledger, signer }: KnockPorts,
  gameEmail: Letter,
  { loaded, to }: Closed,
): Promise<Reader | undefined> => {
  const { owner } = loaded.game
  if (gameEmail.kind !== 'door' || !gameEmail.isOrdered || owner === undefined) return undefined
  const { proven: isProven } = await ledger.look(accountOf(signer, to.email))
  return { isProven, owner }
}

/** The descriptions of games are a program's words: a reader who has not consented sees few of them. */
const readBy = ({ isProven }: Reader, seats: readonly ListedSeat[]): readonly ListedSeat[] => {
  if (isProven) return seats
  const plain = plainFacts(seats.map(({ facts }) => facts ?? { names: [] }))
  return seats.map((seat, index) => ({ ...seat, ...(seat.facts && { facts: plain[index] }) }))
}

const scheduled = (seats: readonly ListedSeat[]): readonly ListedSeat[] =>
  seats.toSorted((one, other) => bySchedule(one.facts, other.facts) || one.since - other.since)

/**
 * The seats that the email lists. Its own seat is always among them, although the index may lag: it comes first, or in
 * an order at its place in the schedule.
 */
const listedOf = (
  reader: Reader | undefined,
  own: ListedSeat,
  others: readonly ListedSeat[],
): readonly ListedSeat[] => {
  const most = MAIL.seatsListed - 1
  return reader
    ? readBy(reader, scheduled([own, ...scheduled(others).slice(0, most)]))
    : [own, ...others.slice(0, most)]
}

/** The waiting seats of the mailbox that a consent email lists, and how many more there are. */
export const waitingSeats = async (
  ports: KnockPorts,
  gameEmail: Letter,
  unconfirmed: Closed,
  isUnlisted: (seat: { readonly known: Contact }) => boolean = waits,
) => {
  const { email } = unconfirmed.to
  const reader = await readerOf(ports, gameEmail, unconfirmed)
  const own = seatOf(ports, gameEmail.game, gameEmail.seat, unconfirmed, reader)
  const others: ListedSeat[] = []
  for await (const { id, role, loaded, contact, known } of seatsAt(ports, placeOf(ownMark(ports.signer, email), false)))
    if (!known.silent && isSpeltAlike(known.email, email) && !(id === gameEmail.game && role === gameEmail.seat))
      others.push(seatOf(ports, id, role, { loaded, contact, to: known }, reader))
  const [first = own, ...listed] = listedOf(reader, own, inTurn(others, isUnlisted))
  return { first, others: listed, more: others.length - listed.length, isOrdered: reader !== undefined }
}
