import type { Instant } from '../../game/model/words.ts'
import type { GameEmail } from '../../email/game-emails/emails-for.ts'
import { type GameStores, handle } from '../games/handle.ts'
import { forEachConcurrently } from '../runtime/concurrency.ts'
import type { Contacts } from '../ports/contacts.ts'
import { ASKED_BY_ORDER } from '../email/requests/quiet-until.ts'
import { listSeats } from '../email/mailbox/list-seats.ts'
import { hasSameSpelling } from '../credentials/mailbox.ts'
import { type OrderedSeat, offerCommandOf, orderedSeats } from './order-games.ts'
import type { BulkOrder, OrderWork, OrderId, OrderedPerson, GameToMake } from '../ports/orders.ts'
import type { Outbox } from '../ports/email.ts'

export type MakeOrderPorts = GameStores & {
  readonly contacts: Contacts
  readonly orders: OrderWork
  readonly outbox: Outbox
}

/** Games created at the same time: few enough that a single machine still answers requests. */
const CONCURRENCY = 20

/** Games after which the order's progress is stored. */
const CHUNK = 50

/**
 * Returns the contact of an ordered seat. It asks for no consent email of its own: the order sends one to each mailbox.
 */
const contactOfSeat = ({ contact }: OrderedPerson, { namedBy }: BulkOrder): OrderedPerson['contact'] =>
  contact.email === undefined
    ? contact
    : { ...contact, quietUntil: ASKED_BY_ORDER, ...(namedBy !== undefined && { namedBy }) }

/** Creates one game with its contacts. A game that exists has its contacts already, or they were deleted. */
const createOrdered = async (
  ports: MakeOrderPorts,
  order: BulkOrder,
  game: GameToMake,
  now: Instant,
): Promise<void> => {
  const { games, contacts } = ports
  if (await games.load(game.id)) return
  for (const { contact, person } of orderedSeats(order, game))
    await contacts.add(game.id, contact, contactOfSeat(person, order))
  const created = await handle(ports, game.id, () => offerCommandOf(order, game), now)
  if (created.kind !== 'done') throw new Error(`game ${game.id} of order ${order.id} could not be made`)
  // The seats are listed at once, so that the consent email names all seats of its mailbox.
  await listSeats(contacts, game.id, created.loaded)
}

type Recipient = { readonly email: string; readonly game: GameToMake; readonly seat: OrderedSeat['role'] }

/**
 * Returns the recipients of the order's consent emails: each address once, with the first of its seats. The spellings
 * of a mailbox follow each other, as they share its limits.
 */
const recipientsOf = (order: BulkOrder): readonly Recipient[] => {
  const byMailbox = new Map<string, Recipient[]>()
  for (const game of order.games)
    for (const { role: seat, person } of orderedSeats(order, game)) {
      const { email, filed = '' } = person.contact
      const known = byMailbox.get(filed) ?? []
      if (email === undefined || known.some((each) => hasSameSpelling(each.email, email))) continue
      byMailbox.set(filed, [...known, { email, game, seat }])
    }
  return [...byMailbox.values()].flat()
}

const consentEmailTo =
  (order: BulkOrder) =>
  ({ game, seat }: Recipient): GameEmail => ({
    kind: 'door',
    request: order.id,
    isOrdered: true,
    game: game.id,
    seat,
    version: 1,
    ply: 0,
    delay: 0,
  })

/**
 * Creates the games of an order, then queues its consent emails. It may be interrupted anywhere and repeated. `hasTime`
 * is called before every 50 games and before the emails. Returns whether everything is done.
 */
export const makeOrder = async (
  ports: MakeOrderPorts,
  id: OrderId,
  now: Instant,
  hasTime: () => boolean,
): Promise<boolean> => {
  const order = await ports.orders.load(id)
  if (!order?.people) return true
  for (let from = order.made; from < order.games.length; from += CHUNK) {
    if (!hasTime()) return false
    const part = order.games.slice(from, from + CHUNK)
    await forEachConcurrently(
      part.map((game) => [game]),
      CONCURRENCY,
      async (game) => {
        await createOrdered(ports, order, game, now)
        return true
      },
    )
    await ports.orders.advance(id, from + part.length)
  }
  if (!hasTime()) return false
  const emails = recipientsOf(order).map(consentEmailTo(order))
  if (emails.length > 0) await ports.outbox.put(emails)
  await ports.orders.finish(order)
  return true
}
