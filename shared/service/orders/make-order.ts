import type { Instant } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { type GameStores, handle } from '../games/handle.ts'
import { inLanes } from '../background/concurrency.ts'
import { BY_ORDER } from '../ports/contact.ts'
import { listSeats } from '../seats/listing.ts'
import { isSpeltAlike } from '../credentials/mailbox.ts'
import { type OrderedSeat, offerOf, seatsOf } from './order-games.ts'
import type { Order, OrderBook, OrderId, Ordered, OrderedGame } from '../ports/orders.ts'
import type { Contacts, Outbox } from '../ports/ports.ts'

export type MakingPorts = GameStores & {
  readonly contacts: Contacts
  readonly orders: OrderBook
  readonly outbox: Outbox
}

/** At once: the rest of the machine goes on. */
const LANES = 20

/** Between two notes of how far it is. */
const CHUNK = 50

/** Nothing asks a seat by itself: its order does, once for each mailbox. */
const entryOf = ({ contact }: Ordered, { namedBy }: Order): Ordered['contact'] =>
  contact.email === undefined
    ? contact
    : { ...contact, quietUntil: BY_ORDER, ...(namedBy !== undefined && { namedBy }) }

/** A game that exists has its entries, or they were deleted. */
const make = async (ports: MakingPorts, order: Order, game: OrderedGame, now: Instant): Promise<void> => {
  const { games, contacts } = ports
  if (await games.load(game.id)) return
  for (const { contact, person } of seatsOf(order, game)) await contacts.enter(game.id, contact, entryOf(person, order))
  const made = await handle(ports, game.id, () => offerOf(order, game), now)
  if (made.kind !== 'done') throw new Error(`game ${game.id} of order ${order.id} could not be made`)
  // At once: the question then names all of a mailbox's seats.
  await listSeats(contacts, game.id, made.loaded)
}

type Asked = { readonly email: string; readonly game: OrderedGame; readonly seat: OrderedSeat['role'] }

/** One for each address, about the first of its seats; other spellings of a mailbox share its limits. */
const mailboxesOf = (order: Order): readonly Asked[] => {
  const asked = new Map<string, Asked[]>()
  for (const game of order.games)
    for (const { role: seat, person } of seatsOf(order, game)) {
      const { email, filed = '' } = person.contact
      const known = asked.get(filed) ?? []
      if (email === undefined || known.some((each) => isSpeltAlike(each.email, email))) continue
      asked.set(filed, [...known, { email, game, seat }])
    }
  return [...asked.values()].flat()
}

const letterTo =
  (order: Order) =>
  ({ game, seat }: Asked): Letter => ({
    kind: 'door',
    request: order.id,
    isOrdered: true,
    game: game.id,
    seat,
    version: 1,
    ply: 0,
    delay: 0,
  })

/** In between it may be cut off anywhere. `hasTime`: asked before each part. */
export const makeOrder = async (
  ports: MakingPorts,
  id: OrderId,
  now: Instant,
  hasTime: () => boolean,
): Promise<boolean> => {
  const order = await ports.orders.load(id)
  if (!order?.people) return true
  for (let from = order.made; from < order.games.length; from += CHUNK) {
    if (!hasTime()) return false
    const part = order.games.slice(from, from + CHUNK)
    await inLanes(
      part.map((game) => [game]),
      LANES,
      async (game) => {
        await make(ports, order, game, now)
        return true
      },
    )
    await ports.orders.advance(id, from + part.length)
  }
  if (!hasTime()) return false
  const letters = mailboxesOf(order).map(letterTo(order))
  if (letters.length > 0) await ports.outbox.put(letters)
  await ports.orders.finish(order)
  return true
}
