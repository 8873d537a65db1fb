import type { PersonBody } from '../../api/input/shapes.ts'
import { ORDERS } from '../limits/email-quotas.ts'
import { type Caller, type Naming, heldForOwner, heldInGame } from '../limits/stranger-quota.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, randomId, randomWord } from '../credentials/ids.ts'
import { windowEnd } from '../limits/ledger.ts'
import { contactOf } from '../creation/create-game.ts'
import type { Plan, Planned } from './order-plan.ts'
import { ORDER_ID_LENGTH, type Order, type OrderId, type Ordered, type OrderedGame } from '../ports/orders.ts'
import type { Chance, Seal } from '../ports/signer.ts'
import type { Service } from '../service.ts'

export type Wish = {
  /** The whole request: a different one with the same idempotency key is refused. */
  readonly request: unknown
  readonly plan: Plan
  readonly owner: string
  /** Whether the operator issued the API key: only such a key may hold seats. */
  readonly isKnown: boolean
  /** The idempotency key. Each program has its own. */
  readonly key: string
}

export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'otherwise' }
  /** The day's limit is reached. `until`: the next order may be placed then. */
  | { readonly kind: 'spent'; readonly until: number }

/**
 * A keyed hash of the parts, in letters and digits. Its key is not rotated with the signing keys, so a repeat of a
 * request finds its order after a change of keys too.
 */
const marked = (signer: Seal, ...parts: readonly string[]): string =>
  [1, 2].map((half) => signer.mark(['crownhead', 'order', half, ...parts].join('|')).replaceAll(/[-_]/g, '')).join('')

const keysFor = ({ signer }: Service, { key, owner, request }: Wish): { id: OrderId; print: string } => ({
  id: marked(signer, 'id', owner, key).slice(0, ORDER_ID_LENGTH),
  print: marked(signer, 'print', owner, key, JSON.stringify(request)),
})

const orderedGame = (randomBytes: Chance, { kinds }: Plan, game: Planned): OrderedGame => {
  const contact = (): string => randomId(randomBytes, CONTACT_ID_LENGTH)
  return {
    id: randomId(randomBytes, GAME_ID_LENGTH),
    salt: randomId(randomBytes, SALT_LENGTH),
    chance: randomWord(randomBytes),
    ...game,
    contacts: [contact(), contact(), contact()],
    ...(kinds[game.kind]?.match && { other: randomId(randomBytes, GAME_ID_LENGTH) }),
  }
}

/**
 * The contacts of the people. Who named them is the same for all and is stored once in the order: a thousand copies
 * would not fit into one item.
 */
const peopleFor = (signer: Seal, { people }: Plan, naming: Naming): readonly Ordered[] =>
  people.map((one: PersonBody) => ({
    name: one.name,
    contact: contactOf(signer, one, { ...naming, namedBy: undefined }),
  }))

const orderFor = (
  { chance: randomBytes }: Service,
  { plan, owner }: Wish,
  names: Pick<Order, 'id' | 'print' | 'placed' | 'people' | 'namedBy'>,
): Order => {
  const { kinds, labels, isPaired, games } = plan
  return {
    ...names,
    owner,
    made: 0,
    kinds,
    ...(labels && { labels }),
    ...(isPaired && { isPaired }),
    games: games.map((game) => orderedGame(randomBytes, plan, game)),
  }
}

const accountOf = (owner: string): string => `orders:${owner}`

/** The address of each seat, as often as it occurs. */
const emailsIn = ({ people, games }: Plan): readonly (string | null | undefined)[] =>
  games.flatMap(({ creator, opponent, director }) =>
    [creator, opponent, director].map((index) => (index === undefined ? undefined : people[index]?.email)),
  )

const existing = (order: Order, print: string): Placed =>
  order.print === print ? { kind: 'placed', order } : { kind: 'otherwise' }

/** When the owner may place the next order. Undefined if they may do so today. */
export const spentUntil = async ({ ledger }: Service, owner: string, now: number): Promise<number | undefined> => {
  const [count = 0] = await ledger.counts(accountOf(owner), now, ORDERS)
  return count >= (ORDERS[0]?.most ?? 0) ? windowEnd('day', now) : undefined
}

const namingIn = async (service: Service, { plan, owner, isKnown }: Wish, caller: Caller): Promise<Naming> => {
  const emails = emailsIn(plan)
  return isKnown ? heldForOwner(service, owner, caller, emails) : heldInGame(service, caller, emails)
}

/**
 * Places an order with one conditional write, from which all its games follow. A repeat with the same idempotency key
 * finds the order.
 */
export const placeOrder = async (service: Service, request: Wish, caller: Caller): Promise<Placed> => {
  const { owner, plan } = request
  const now = caller.receivedAt
  const { id, print } = keysFor(service, request)
  const known = await service.orders.load(id)
  if (known) return existing(known, print)
  const { kind } = await service.ledger.take(accountOf(owner), undefined, now, ORDERS)
  if (kind !== 'taken') return { kind: 'spent', until: windowEnd('day', now) }
  const naming = await namingIn(service, request, caller)
  const people = peopleFor(service.signer, plan, naming)
  const { namedBy } = naming
  const keys = { id, print, placed: now, people, ...(namedBy !== undefined && { namedBy }) }
  const order = orderFor(service, request, keys)
  if (await service.orders.place(order)) return { kind: 'placed', order }
  // The same request was faster: its order counts.
  const first = await service.orders.load(id)
  return first ? existing(first, print) : { kind: 'otherwise' }
}
