import type { UnsentView } from '../../api/answers/programs/order-answers.ts'
import type { Role } from '../../game/words.ts'
import { inLanes } from '../background/concurrency.ts'
import { isBeingAsked, namedMailOf } from '../email/consent/named-mail.ts'
import { seatsOf } from './order-games.ts'
import type { Order, OrderedGame } from '../ports/orders.ts'
import type { Contacts } from '../ports/ports.ts'

/** The first seat of one person of the order. `place`: the person’s index, from 0. */
type FirstSeat = { readonly place: number; readonly game: OrderedGame; readonly role: Role; readonly contact: string }

/** Contacts that are read at the same time: an order may have a thousand. */
const CONCURRENCY = 20

const firstSeats = (order: Order): readonly FirstSeat[] => {
  const seats = new Map<number, FirstSeat>()
  for (const game of order.games)
    for (const { role, contact } of seatsOf(order, game)) {
      const place = game[role]
      if (place !== undefined && !seats.has(place)) seats.set(place, { place, game, role, contact })
    }
  return [...seats.values()].toSorted((one, other) => one.place - other.place)
}

const COLOURS = { creator: 'black', opponent: 'white', director: 'director' } as const satisfies Readonly<
  Record<Role, string>
>

/**
 * `unsent`: people whose email is withheld, put off or undeliverable. `asking`: how many emails are still to be sent or
 * put off.
 */
export type OrderMail = { readonly unsent: readonly UnsentView[]; readonly asking: number }

/**
 * Reports what became of an order’s emails. One contact is read per person, because all their seats wait for the same
 * email.
 */
export const orderMail = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  order: Order,
): Promise<OrderMail> => {
  const seats = firstSeats(order)
  const found = new Map<number, UnsentView>()
  let asking = 0
  const inspect = async ({ place, game, role, contact }: FirstSeat): Promise<boolean> => {
    const known = (await contacts.load(game.id, contact)) ?? {}
    const mail = namedMailOf(known)
    if (isBeingAsked(known)) asking += 1
    if (mail)
      found.set(place, {
        ...(order.isPaired && role !== 'director' && { player: place + 1 }),
        game: game.id,
        role: order.isPaired ? COLOURS[role] : role,
        ...mail,
      })
    return true
  }
  await inLanes(
    seats.map((seat) => [seat]),
    CONCURRENCY,
    inspect,
  )
  return { unsent: seats.flatMap(({ place }) => found.get(place) ?? []), asking }
}
