import { STORED_ARBITER } from '../../game/model/stored-role.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Labels } from '../../game/model/labels.ts'
import type { ColourChoice, MatchPart, Terms } from '../../game/model/terms.ts'
import type { Instant } from '../../game/model/words.ts'
import type { Contact, NamedBy } from './contacts.ts'
import type { GameId } from './games.ts'

/** The id of an order, derived from its idempotency key: `ORDER_ID_LENGTH` characters of [0-9A-Za-z]. */
export type OrderId = string

export const ORDER_ID_LENGTH = 16

/** A person of the order. `contact` is copied into each of their games. `bot`: they are a program. */
export type OrderedPerson = { readonly name: string; readonly contact: Contact; readonly bot?: true }

/** What several games of an order have in common, stored once. */
export type GameKind = {
  /** The terms without `weekends` and `match`, which are added when a game is made. */
  readonly terms: Terms
  readonly wish: ColourChoice
  readonly firstMove?: string
  /** The clock stops at weekends, in the creator's time zone. */
  readonly weekendsOff?: true
  readonly match?: MatchPart['order']
  readonly hold?: true
}

/**
 * A game of an order. Everything random is drawn when the order is placed: however often the game is made, and whatever
 * the signing keys are by then, it is the same game.
 */
export type GameToMake = {
  readonly id: GameId
  readonly salt: string
  readonly chance: number
  /** The index of the game's kind in the order's kinds. */
  readonly kind: number
  /** The indexes of its people in the order's people. Without an opponent, anyone who has the invitation may accept. */
  readonly creator: number
  readonly opponent?: number
  readonly arbiter?: number
  /** The ids of the contacts of the creator, the opponent and the arbiter. */
  readonly contacts: readonly [ContactId, ContactId, ContactId]
  /** The id of the second game of its match. */
  readonly other?: GameId
  /** The game's own labels, in addition to the order's. */
  readonly labels?: Labels
}

/** An order of many games at once, stored in one item. */
export type BulkOrder = {
  readonly id: OrderId
  readonly owner: string
  /** A fingerprint of the whole request: another request with the same idempotency key is refused. */
  readonly print: string
  readonly placed: Instant
  /** How many of its games have been made. They are made in the order of `games`. */
  readonly made: number
  readonly kinds: readonly GameKind[]
  /** The labels that all its games get. */
  readonly labels?: Labels
  /** The request named players and pairs of them; in each pair the first is the game's creator and has Black. */
  readonly isPaired?: true
  readonly games: readonly GameToMake[]
  /** Its people; deleted when all games are made, so that the order keeps nothing of a person. */
  readonly people?: readonly OrderedPerson[]
  /** The pseudonyms of whoever named the addresses of its people. */
  readonly namedBy?: NamedBy
}

export type OrderStore = {
  /**
   * Stores an order in one conditional write; its games are made later. Returns false, without a change, if there is an
   * order with this id.
   */
  readonly place: (order: BulkOrder) => Promise<boolean>
  /** The read is strongly consistent. */
  readonly load: (id: OrderId) => Promise<BulkOrder | undefined>
  /** Notes how many games have been made. Never lowers `made`. */
  readonly advance: (id: OrderId, made: number) => Promise<void>
  /** Notes that all games have been made, and deletes the order's people. Idempotent. */
  readonly finish: (order: BulkOrder) => Promise<void>
}

/** What the API needs of the store. */
export type OrderPlacing = Pick<OrderStore, 'place' | 'load'>

/** What the worker that makes the games needs of the store. */
export type OrderWork = Omit<OrderStore, 'place'>

export const withoutPeople = ({ people: _gone, namedBy: _namer, ...order }: BulkOrder): BulkOrder => ({
  ...order,
  made: order.games.length,
})

/** Returns the order as stored JSON. The key for the index of a game's arbiter is the stored name of that role. */
export const orderText = (order: BulkOrder): string => {
  const games = order.games.map(({ arbiter, ...game }) =>
    arbiter === undefined ? game : { ...game, [STORED_ARBITER]: arbiter },
  )
  return JSON.stringify({ ...order, games })
}

type StoredGame = Omit<GameToMake, 'arbiter'> & { readonly [STORED_ARBITER]?: number }

/** Reads an order that `orderText` wrote. */
export const readOrderText = (text: string): BulkOrder => {
  const order = JSON.parse(text) as Omit<BulkOrder, 'games'> & { readonly games: readonly StoredGame[] }
  const games = order.games.map(({ [STORED_ARBITER]: arbiter, ...game }) =>
    arbiter === undefined ? game : { ...game, arbiter },
  )
  return { ...order, games }
}

/** The prefix of an order's key in the table and its stream. The key of a game is its id, without a prefix. */
const MARK = 'o#'

export const orderKey = (id: OrderId): string => MARK + id

/** Returns the order that a key belongs to; undefined for a game's key. */
export const orderIdIn = (key: string): OrderId | undefined =>
  key.startsWith(MARK) ? key.slice(MARK.length) : undefined

const ID = /^[0-9A-Za-z]{16}$/

export const isOrderId = (text: string): boolean => ID.test(text)
