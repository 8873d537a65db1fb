import type { CommandOf } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import { fold } from '../../game/evolve.ts'
import type { Game } from '../../game/game.ts'
import { ownedBy } from '../../game/labels.ts'
import type { ContactId, Player } from '../../game/people.ts'
import type { Role } from '../../game/words.ts'
import { type Link, type Site, invitationLink, seatLink, watchLink } from '../credentials/links.ts'
import type { Order, Ordered, OrderedGame, OrderedKind } from '../ports/orders.ts'

/** Links do not depend on who plays. */
const ANYONE: Ordered = { name: '-', contact: {} }

export type OrderedSeat = { readonly role: Role; readonly contact: ContactId; readonly person: Ordered }

const ROLES_IN_ORDER = ['creator', 'opponent', 'director'] as const satisfies readonly Role[]

/** Those of a game who are named. */
export const seatsOf = ({ people }: Order, game: OrderedGame): readonly OrderedSeat[] =>
  ROLES_IN_ORDER.flatMap((role, at) => {
    const place = game[role]
    const contact = game.contacts[at]
    return place === undefined || contact === undefined ? [] : [{ role, contact, person: people?.[place] ?? ANYONE }]
  })

const kindOf = ({ id, kinds }: Order, { kind }: OrderedGame): OrderedKind => {
  const found = kinds[kind]
  if (!found) throw new Error(`order ${id} has no kind ${kind}`)
  return found
}

/** The opponent is invited, unless one person hands on all links. */
export const offerOf = (order: Order, game: OrderedGame): CommandOf<'offer'> => {
  const { terms, wish, firstMove, weekendsOff, match, hold } = kindOf(order, game)
  const { salt, chance, other, labels } = game
  const seats = seatsOf(order, game)
  const named = (role: Role): Player | undefined => {
    const seat = seats.find((each) => each.role === role)
    return seat && { name: seat.person.name, contact: seat.contact }
  }
  const creator = named('creator')
  if (!creator) throw new Error(`a game of order ${order.id} has no creator`)
  const opponent = named('opponent')
  const director = named('director')
  const zone = seats[0]?.person.contact.timeZone
  return {
    type: 'offer',
    creator,
    wish,
    salt,
    chance,
    terms: {
      ...terms,
      ...(weekendsOff && zone !== undefined && { weekends: zone }),
      ...(match && other !== undefined && { match: { part: 1, other, order: match } }),
    },
    ...(opponent && { [hold ? 'opponent' : 'invited']: opponent }),
    ...(director && { director, ...(!hold && { awaited: true as const }) }),
    ...(firstMove !== undefined && { firstMove }),
    ...ownedBy({ owner: order.owner, labels: { ...order.labels, ...labels } }),
  }
}

/** As it begins, made or not. */
const gameOf = (order: Order, game: OrderedGame): Game => {
  const begun = fold(decide(undefined, offerOf(order, game), order.placed).events)
  if (!begun) throw new Error(`a game of order ${order.id} cannot begin`)
  return begun
}

type Named = 'black' | 'white' | 'creator' | 'opponent' | 'invitation' | 'director'
export type OrderLinks = { readonly [N in Named]?: Link } & { readonly watch: { readonly url: string } }

/**
 * Derived, whether the game is made or not. A link that was replaced since opens nothing. Seats only for a key that
 * `mayHold` them: the creator's, and with `hold` all.
 */
export const orderLinks = (site: Site, order: Order, ordered: OrderedGame, mayHold: boolean): OrderLinks => {
  const { id, opponent, director } = ordered
  const { isPaired } = order
  const game = gameOf(order, ordered)
  const isShown = mayHold || kindOf(order, ordered).hold !== true
  return {
    ...(mayHold && { [isPaired ? 'black' : 'creator']: seatLink(site, 'creator', id, game) }),
    ...(opponent === undefined && { invitation: invitationLink(site, id, game) }),
    ...(isShown &&
      opponent !== undefined && { [isPaired ? 'white' : 'opponent']: seatLink(site, 'opponent', id, game) }),
    ...(isShown && director !== undefined && { director: seatLink(site, 'director', id, game) }),
    watch: watchLink(site, id),
  }
}
