import type { OrderPlayerView } from '../../api/answers/programs/order-answers.ts'
import type { Role } from '../../game/model/words.ts'
import { forEachConcurrently } from '../runtime/concurrency.ts'
import { takesSeatOf } from '../seats/claim-seat.ts'
import { ROLE_COLOURS } from './order-email-status.ts'
import { isHeld, loadGames, orderedSeats } from './order-games.ts'
import type { BulkOrder, GameToMake } from '../ports/orders.ts'
import type { Contact, Contacts } from '../ports/contacts.ts'
import type { GameRecord, Games } from '../ports/games.ts'

/**
 * What became of a seat that an order gave to a person. `asked`: invited, and not answered. `unconfirmed`: seated, and
 * their mailbox has not consented. `returned`: one of these two, and the email bounced. `closed`: declined, expired or
 * called off before it was accepted.
 */
const ANSWERS = ['accepted', 'asked', 'unconfirmed', 'returned', 'closed'] as const
export type SeatAnswer = (typeof ANSWERS)[number]

export type AnsweredSeat = {
  /** The person's index in the order, from 0. */
  readonly person: number
  readonly game: GameToMake
  readonly role: Role
  readonly stored: GameRecord
  readonly contact: Contact
  readonly answer: SeatAnswer
}

/** Contacts that are read at the same time. */
const CONCURRENCY = 20

const isInvitedTo = (order: BulkOrder, game: GameToMake, role: Role): boolean =>
  role !== 'creator' && !isHeld(order, game)

/** Returns what the log alone says; undefined while the seat waits. An expired invitation may be renewed. */
const answerInLog = ({ log }: GameRecord, role: Role, isInvited: boolean): 'accepted' | 'closed' | undefined => {
  if (isInvited && log.some(takesSeatOf(role))) return 'accepted'
  const last = log.findLast(({ type }) => ['declined', 'aborted', 'expired', 'renewed', 'finished'].includes(type))
  return last && last.type !== 'renewed' ? 'closed' : undefined
}

const answerOf = (contact: Contact, isInvited: boolean): SeatAnswer => {
  if (contact.confirmed && !isInvited) return 'accepted'
  if (contact.returned) return 'returned'
  if (isInvited) return 'asked'
  // A seat without an address needs no consent.
  return contact.email === undefined ? 'accepted' : 'unconfirmed'
}

type Ports = { readonly games: Pick<Games, 'loadAll'>; readonly contacts: Pick<Contacts, 'load'> }

/**
 * Returns what became of all seats of an order whose games are made. A person who accepted has a contact of their own,
 * which is nobody's business here: only the contacts that the order named are read.
 */
export const answeredSeats = async (ports: Ports, order: BulkOrder): Promise<readonly AnsweredSeat[]> => {
  const games = await loadGames(
    ports,
    order.games.map(({ id }) => id),
  )
  const seats: AnsweredSeat[] = []
  const inspect = async (game: GameToMake): Promise<boolean> => {
    const stored = games.get(game.id)
    for (const { role, contact: id } of stored ? orderedSeats(order, game) : []) {
      const person = game[role]
      if (person === undefined || !stored) continue
      const isInvited = isInvitedTo(order, game, role)
      const known = answerInLog(stored, role, isInvited)
      const contact = known ? {} : ((await ports.contacts.load(game.id, id)) ?? {})
      seats.push({ person, game, role, stored, contact, answer: known ?? answerOf(contact, isInvited) })
    }
    return true
  }
  await forEachConcurrently(
    order.games.map((game) => [game]),
    CONCURRENCY,
    inspect,
  )
  return seats
}

/** Returns one row for each person of an order: how many of their seats got which answer. */
export const orderPlayers = async (ports: Ports, order: BulkOrder): Promise<readonly OrderPlayerView[]> => {
  const at = new Map(order.games.map(({ id }, index) => [id, index]))
  const place = ({ game }: AnsweredSeat): number => at.get(game.id) ?? 0
  const seats = (await answeredSeats(ports, order)).toSorted((one, other) => place(one) - place(other))
  return [...Map.groupBy(seats, ({ person }) => person).entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([person, theirs]) => {
      const [first] = theirs
      if (!first) return []
      const count = (answer: SeatAnswer): number => theirs.filter((seat) => seat.answer === answer).length
      return {
        ...(order.isPaired && first.role !== 'arbiter' && { player: person + 1 }),
        game: first.game.id,
        role: order.isPaired ? ROLE_COLOURS[first.role] : first.role,
        games: theirs.length,
        accepted: count('accepted'),
        asked: count('asked'),
        unconfirmed: count('unconfirmed'),
        returned: count('returned'),
        closed: count('closed'),
      }
    })
}
