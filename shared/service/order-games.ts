import type { CommandOf } from '../game/commands.ts'
import { decide } from '../game/decide.ts'
import { fold } from '../game/evolve.ts'
import type { Game } from '../game/game.ts'
import { ownedBy } from '../game/labels.ts'
import type { Player } from '../game/people.ts'
import { type Link, type Site, seatLink, watchLink } from './links.ts'
import type { Order, Ordered, OrderedGame } from './orders.ts'

/** Links do not depend on who plays. */
const ANYONE: Ordered = { name: '-', contact: {} }

/** Those of a game, in the order of its contacts. */
export const peopleOf = ({ people, isDirected }: Order, { black, white }: OrderedGame): readonly Ordered[] => [
  people?.players[black] ?? ANYONE,
  people?.players[white] ?? ANYONE,
  ...(isDirected ? [people?.director ?? ANYONE] : []),
]

/** Black is the creator. White is invited, unless one person hands on all links. */
export const offerOf = (order: Order, game: OrderedGame): CommandOf<'offer'> => {
  const { terms, weekendsOff, match, hold, owner } = order
  const { salt, chance, contacts, other, labels } = game
  const people = peopleOf(order, game)
  const named = (at: 0 | 1 | 2): Player => ({ name: (people[at] ?? ANYONE).name, contact: contacts[at] })
  const zone = people[0]?.contact.timeZone
  return {
    type: 'offer',
    creator: named(0),
    wish: 'black',
    salt,
    chance,
    terms: {
      ...terms,
      ...(weekendsOff && zone !== undefined && { weekends: zone }),
      ...(match && other !== undefined && { match: { part: 1, other, order: match } }),
    },
    [hold ? 'opponent' : 'invited']: named(1),
    ...(order.isDirected && { director: named(2), ...(!hold && { awaited: true as const }) }),
    ...ownedBy({ owner, labels: { ...order.labels, ...labels } }),
  }
}

/** As it begins, made or not. */
const gameOf = (order: Order, game: OrderedGame): Game => {
  const begun = fold(decide(undefined, offerOf(order, game), order.placed).events)
  if (!begun) throw new Error(`a game of order ${order.id} cannot begin`)
  return begun
}

export type OrderLinks = {
  readonly black?: Link
  readonly white?: Link
  readonly director?: Link
  readonly watch: { readonly url: string }
}

/**
 * Derived, whether the game is made or not. A link that was replaced since opens nothing. Seats only for a key that
 * `mayHold` them: Black's, and with `hold` all.
 */
export const orderLinks = (site: Site, order: Order, ordered: OrderedGame, mayHold: boolean): OrderLinks => {
  const { id } = ordered
  const game = gameOf(order, ordered)
  const isShown = mayHold || order.hold !== true
  return {
    ...(mayHold && { black: seatLink(site, 'creator', id, game) }),
    ...(isShown && { white: seatLink(site, 'opponent', id, game) }),
    ...(isShown && order.isDirected && { director: seatLink(site, 'director', id, game) }),
    watch: watchLink(site, id),
  }
}
