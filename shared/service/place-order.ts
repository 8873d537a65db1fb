import type { OrderBody } from '../api/order-shapes.ts'
import type { PersonBody } from '../api/shapes.ts'
import { ORDERS } from './caps.ts'
import { type Caller, NONE_HELD, heldForOwner, heldInGame } from './held-back.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, randomId, randomWord } from './ids.ts'
import { windowEnd } from './ledger.ts'
import { contactOf } from './offer.ts'
import type { Pair, Plan } from './order-plan.ts'
import { ORDER_ID_LENGTH, type Order, type OrderId, type OrderedGame, type People } from './orders.ts'
import type { Chance, Seal } from './ports.ts'
import type { Service } from './service.ts'

export type Wish = {
  readonly body: OrderBody
  readonly plan: Plan
  readonly owner: string
  /** The operator made its key: only such a key may hold seats. */
  readonly isKnown: boolean
  /** The idempotency key, its program's own. */
  readonly key: string | undefined
}

export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'otherwise' }
  /** `until`: the next may be placed then. */
  | { readonly kind: 'spent'; readonly until: number }

/** By marks: they outlive the keys that links are signed with, and an order is asked for again after a change of keys. */
const marked = (seal: Seal, ...parts: readonly string[]): string =>
  [1, 2].map((half) => seal.mark(['crownhead', 'order', half, ...parts].join('|')).replaceAll(/[-_]/g, '')).join('')

const namesFor = ({ seal, chance }: Service, { key, owner, body }: Wish): { id: OrderId; print: string } => ({
  id: key === undefined ? randomId(chance, ORDER_ID_LENGTH) : marked(seal, 'id', owner, key).slice(0, ORDER_ID_LENGTH),
  print: marked(seal, 'print', owner, key ?? '', JSON.stringify(body)),
})

const gameFor = (chance: Chance, { black, white, labels }: Pair, isMatch: boolean): OrderedGame => {
  const contact = (): string => randomId(chance, CONTACT_ID_LENGTH)
  return {
    id: randomId(chance, GAME_ID_LENGTH),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    black,
    white,
    contacts: [contact(), contact(), contact()],
    ...(isMatch && { other: randomId(chance, GAME_ID_LENGTH) }),
    ...(labels && { labels }),
  }
}

const peopleFor = (seal: Seal, { players, director }: OrderBody, held: ReadonlySet<string>): People => {
  const person = (one: PersonBody) => ({ name: one.name, contact: contactOf(seal, one, held) })
  return { players: players.map(person), ...(director && { director: person(director) }) }
}

const orderFor = (service: Service, wish: Wish, names: Pick<Order, 'id' | 'print' | 'placed' | 'people'>): Order => {
  const { plan, body, owner } = wish
  const { terms, pairs, weekendsOff, match } = plan
  return {
    ...names,
    owner,
    made: 0,
    terms,
    ...(weekendsOff && { weekendsOff }),
    ...(match && { match }),
    ...(body.hold === true && { hold: true }),
    ...(body.labels && { labels: body.labels }),
    ...(body.director && { isDirected: true }),
    games: pairs.map((pair) => gameFor(service.chance, pair, match !== undefined)),
  }
}

const accountOf = (owner: string): string => `orders:${owner}`

const found = (order: Order, print: string): Placed =>
  order.print === print ? { kind: 'placed', order } : { kind: 'otherwise' }

/** Undefined while the owner may place another today. */
export const spentUntil = async ({ ledger }: Service, owner: string, now: number): Promise<number | undefined> => {
  const [count = 0] = await ledger.counts(accountOf(owner), now, ORDERS)
  return count >= (ORDERS[0]?.most ?? 0) ? windowEnd('day', now) : undefined
}

const heldIn = async (
  service: Service,
  { body, owner, isKnown }: Wish,
  caller: Caller,
): Promise<ReadonlySet<string>> => {
  if (body.hold === true) return NONE_HELD
  const emails = [...body.players, ...(body.director ? [body.director] : [])].map(({ email }) => email)
  return isKnown ? heldForOwner(service, owner, caller, emails) : heldInGame(service, caller, emails)
}

/** All of its games or none: they follow from this one write. The same request with the same key finds the order. */
export const placeOrder = async (service: Service, wish: Wish, caller: Caller): Promise<Placed> => {
  const { owner, key } = wish
  const now = caller.receivedAt
  const { id, print } = namesFor(service, wish)
  const known = key === undefined ? undefined : await service.orders.load(id)
  if (known) return found(known, print)
  const { kind } = await service.ledger.take(accountOf(owner), undefined, now, ORDERS)
  if (kind !== 'taken') return { kind: 'spent', until: windowEnd('day', now) }
  const held = await heldIn(service, wish, caller)
  const people = peopleFor(service.seal, wish.body, held)
  const order = orderFor(service, wish, { id, print, placed: now, people })
  if (await service.orders.place(order)) return { kind: 'placed', order }
  // The same request was faster.
  const first = await service.orders.load(id)
  return first ? found(first, print) : { kind: 'otherwise' }
}
