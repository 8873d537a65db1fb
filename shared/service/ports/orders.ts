import type { ContactId } from '../../game/people.ts'
import type { Labels } from '../../game/labels.ts'
import type { ColourWish, MatchPart, Terms } from '../../game/terms.ts'
import type { Instant } from '../../game/words.ts'
import type { Contact, NamedBy } from './contact.ts'
import type { GameId } from './games.ts'

/** By its idempotency key: ORDER_ID_LENGTH characters of [0-9A-Za-z]. */
export type OrderId = string

export const ORDER_ID_LENGTH = 16

/** As entered with each of their games. */
export type Ordered = { readonly name: string; readonly contact: Contact }

/** What games are alike in, stored once. */
export type OrderedKind = {
  /** Without weekends and match. */
  readonly terms: Terms
  readonly wish: ColourWish
  readonly firstMove?: string
  /** In the creator's zone. */
  readonly weekendsOff?: true
  readonly match?: MatchPart['order']
  readonly hold?: true
}

/** Drawn with the order: however often it is made, and whatever the keys are by then, it is the same game. */
export type OrderedGame = {
  readonly id: GameId
  readonly salt: string
  readonly chance: number
  /** Its place among the order's kinds, from 0. */
  readonly kind: number
  /** Of the order's people, by their places from 0. Without an opponent anyone with the invitation may accept. */
  readonly creator: number
  readonly opponent?: number
  readonly director?: number
  /** The creator's, the opponent's, the arbiter's. */
  readonly contacts: readonly [ContactId, ContactId, ContactId]
  /** The second of its match. */
  readonly other?: GameId
  /** Its own, beside the order's. */
  readonly labels?: Labels
}

/** Games to be made, in one item. */
export type Order = {
  readonly id: OrderId
  readonly owner: string
  /** Of the whole request: another with the same idempotency key is refused. */
  readonly print: string
  readonly placed: Instant
  /** Its first games: so many of them are made. */
  readonly made: number
  readonly kinds: readonly OrderedKind[]
  /** Of all games. */
  readonly labels?: Labels
  /** By players and pairs, in which the creator has Black. */
  readonly isPaired?: true
  readonly games: readonly OrderedGame[]
  /** Until all games are made: then nothing of a person stays. */
  readonly people?: readonly Ordered[]
  /** Who named the addresses of its people, as their entries keep it. */
  readonly namedBy?: NamedBy
}

export type Orders = {
  /** One conditional write, and the games follow from it. False, without a change, if there is one of that id. */
  readonly place: (order: Order) => Promise<boolean>
  /** Strong read. */
  readonly load: (id: OrderId) => Promise<Order | undefined>
  /** Never lowers `made`. */
  readonly advance: (id: OrderId, made: number) => Promise<void>
  /** All are made, and their people leave it. Idempotent. */
  readonly finish: (order: Order) => Promise<void>
}

/** Of those who answer programs. */
export type OrderDesk = Pick<Orders, 'place' | 'load'>

/** Of those who make its games. */
export type OrderBook = Omit<Orders, 'place'>

export const withoutPeople = ({ people: _gone, namedBy: _namer, ...order }: Order): Order => ({
  ...order,
  made: order.games.length,
})

/** In the stream, where games have ids without such a mark. */
const MARK = 'o#'

export const orderKey = (id: OrderId): string => MARK + id

/** Undefined for a game's. */
export const orderIn = (key: string): OrderId | undefined => (key.startsWith(MARK) ? key.slice(MARK.length) : undefined)

const ID = /^[0-9A-Za-z]{16}$/

export const isOrderId = (text: string): boolean => ID.test(text)
