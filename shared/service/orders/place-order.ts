import type { PlacedPerson } from '../../api/input/shapes.ts'
import { requestText } from '../../game/model/stored-role.ts'
import { ORDER_QUOTA } from '../limits/email-quotas.ts'
import {
  type RequestSource,
  type NamedAddresses,
  checkOwnerAddresses,
  checkNewGameAddresses,
} from '../limits/stranger-quota.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, randomId, randomUint32 } from '../credentials/ids.ts'
import { windowEnd } from '../limits/ledger-account.ts'
import { contactOfPerson } from '../creation/create-game.ts'
import type { OrderPlan, PlannedGame } from './order-plan.ts'
import { ORDER_ID_LENGTH, type BulkOrder, type OrderId, type OrderedPerson, type GameToMake } from '../ports/orders.ts'
import type { RandomBytes, Signer } from '../ports/signer.ts'
import type { Service } from '../runtime/service.ts'
import { signedText } from '../credentials/signed-text.ts'

export type OrderRequest = {
  /** The whole request: a different one with the same idempotency key is refused. */
  readonly request: unknown
  readonly plan: OrderPlan
  readonly owner: string
  /** True if the operator issued the API key: only such a key may hold seats. */
  readonly isOperatorsKey: boolean
  /** The idempotency key. Each program has its own. */
  readonly key: string
}

export type PlaceOrderResult =
  | { readonly kind: 'placed'; readonly order: BulkOrder }
  | { readonly kind: 'otherwise' }
  /** The day's limit is reached. `until`: the next order may be placed then. */
  | { readonly kind: 'spent'; readonly until: number }

/**
 * Returns a keyed hash of the parts, in letters and digits. Its key is not rotated with the signing keys, so a repeat
 * of a request finds its order after a change of keys too.
 */
const marked = (signer: Signer, ...parts: readonly string[]): string =>
  [1, 2].map((half) => signer.pseudonym(signedText('order', half, ...parts)).replaceAll(/[-_]/g, '')).join('')

const keysFor = ({ signer }: Service, { key, owner, request }: OrderRequest): { id: OrderId; print: string } => ({
  id: marked(signer, 'id', owner, key).slice(0, ORDER_ID_LENGTH),
  print: marked(signer, 'print', owner, key, requestText(request)),
})

const orderedGame = (randomBytes: RandomBytes, { kinds }: OrderPlan, game: PlannedGame): GameToMake => {
  const contact = (): string => randomId(randomBytes, CONTACT_ID_LENGTH)
  return {
    id: randomId(randomBytes, GAME_ID_LENGTH),
    salt: randomId(randomBytes, SALT_LENGTH),
    chance: randomUint32(randomBytes),
    ...game,
    contacts: [contact(), contact(), contact()],
    ...(kinds[game.kind]?.match && { other: randomId(randomBytes, GAME_ID_LENGTH) }),
  }
}

/**
 * Returns the contacts of the people. Who named their addresses is the same for all and is stored once in the order: a
 * thousand copies would not fit into one item.
 */
const peopleFor = (signer: Signer, { people }: OrderPlan, naming: NamedAddresses): readonly OrderedPerson[] =>
  people.map((one: PlacedPerson) => ({
    name: one.name,
    ...(one.bot && { bot: one.bot }),
    contact: contactOfPerson(signer, one, { ...naming, namedBy: undefined }),
  }))

const orderFor = (
  { chance: randomBytes }: Service,
  { plan, owner }: OrderRequest,
  names: Pick<BulkOrder, 'id' | 'print' | 'placed' | 'people' | 'namedBy'>,
): BulkOrder => {
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

/** Returns the address of each seat, as often as it occurs. */
const emailsIn = ({ people, games }: OrderPlan): readonly (string | null | undefined)[] =>
  games.flatMap(({ creator, opponent, arbiter }) =>
    [creator, opponent, arbiter].map((index) => (index === undefined ? undefined : people[index]?.email)),
  )

const existing = (order: BulkOrder, print: string): PlaceOrderResult =>
  order.print === print ? { kind: 'placed', order } : { kind: 'otherwise' }

/** Returns when the owner may place the next order. Undefined if they may place one now. */
export const nextOrderAllowedAt = async (
  { ledger }: Service,
  owner: string,
  now: number,
): Promise<number | undefined> => {
  const [count = 0] = await ledger.counts(accountOf(owner), now, ORDER_QUOTA)
  return count >= (ORDER_QUOTA[0]?.most ?? 0) ? windowEnd('day', now) : undefined
}

const namingIn = async (
  service: Service,
  { plan, owner, isOperatorsKey: isKnown }: OrderRequest,
  caller: RequestSource,
): Promise<NamedAddresses> => {
  const emails = emailsIn(plan)
  return isKnown ? checkOwnerAddresses(service, owner, caller, emails) : checkNewGameAddresses(service, caller, emails)
}

/**
 * Places an order with one conditional write, from which all its games follow. A repeat with the same idempotency key
 * finds the order.
 */
export const placeOrder = async (
  service: Service,
  request: OrderRequest,
  caller: RequestSource,
): Promise<PlaceOrderResult> => {
  const { owner, plan } = request
  const now = caller.receivedAt
  const { id, print } = keysFor(service, request)
  const known = await service.orders.load(id)
  if (known) return existing(known, print)
  const { kind } = await service.ledger.take(accountOf(owner), undefined, now, ORDER_QUOTA)
  if (kind !== 'taken') return { kind: 'spent', until: windowEnd('day', now) }
  const naming = await namingIn(service, request, caller)
  const people = peopleFor(service.signer, plan, naming)
  const { namedBy } = naming
  const keys = { id, print, placed: now, people, ...(namedBy !== undefined && { namedBy }) }
  const order = orderFor(service, request, keys)
  if (await service.orders.place(order)) return { kind: 'placed', order }
  // Another request with this key was faster: its order counts.
  const first = await service.orders.load(id)
  return first ? existing(first, print) : { kind: 'otherwise' }
}
