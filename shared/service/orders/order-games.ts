import type { CommandOf } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import { fold } from '../../game/evolving/evolve.ts'
import type { Game } from '../../game/model/game.ts'
import { ownershipOf } from '../../game/model/labels.ts'
import type { ContactId, NewPlayer } from '../../game/model/people.ts'
import type { Role } from '../../game/model/words.ts'
import { type Link, type Site, invitationLink, seatLink, publicGameLink } from '../credentials/links.ts'
import type { GameId, GameRecord, Games } from '../ports/games.ts'
import type { BulkOrder, OrderedPerson, GameToMake, GameKind } from '../ports/orders.ts'

/** Stands for people who are forgotten once the games are made: links do not depend on who plays. */
const ANYONE: OrderedPerson = { name: '-', contact: {} }

export type OrderedSeat = { readonly role: Role; readonly contact: ContactId; readonly person: OrderedPerson }

const CONTACT_ROLES = ['creator', 'opponent', 'arbiter'] as const satisfies readonly Role[]

/** Returns the seats of a game for which the order names a person. */
export const orderedSeats = ({ people }: BulkOrder, game: GameToMake): readonly OrderedSeat[] =>
  CONTACT_ROLES.flatMap((role, at) => {
    const index = game[role]
    const contact = game.contacts[at]
    return index === undefined || contact === undefined ? [] : [{ role, contact, person: people?.[index] ?? ANYONE }]
  })

const kindOf = ({ id, kinds }: BulkOrder, { kind }: GameToMake): GameKind => {
  const found = kinds[kind]
  if (!found) throw new Error(`order ${id} has no kind ${kind}`)
  return found
}

/** Returns whether one person passes on all links of the game (`hold`). */
export const isHeld = (order: BulkOrder, game: GameToMake): boolean => kindOf(order, game).hold === true

/**
 * Returns the command that creates the game. The opponent and the arbiter are invited, unless one person passes on all
 * links (`hold`).
 */
export const offerCommandOf = (order: BulkOrder, game: GameToMake): CommandOf<'offer'> => {
  const { terms, wish, firstMove, weekendsOff, match, hold } = kindOf(order, game)
  const { salt, chance, other, labels } = game
  const seats = orderedSeats(order, game)
  const playerOf = (role: Role): NewPlayer | undefined => {
    const seat = seats.find((each) => each.role === role)
    return seat && { name: seat.person.name, contact: seat.contact, ...(seat.person.bot && { bot: seat.person.bot }) }
  }
  const creator = playerOf('creator')
  if (!creator) throw new Error(`a game of order ${order.id} has no creator`)
  const opponent = playerOf('opponent')
  const arbiter = playerOf('arbiter')
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
    ...(arbiter && { arbiter, ...(!hold && { awaited: true as const }) }),
    ...(firstMove !== undefined && { firstMove }),
    ...ownershipOf({ owner: order.owner, labels: { ...order.labels, ...labels } }),
  }
}

/** Returns the game as it begins, whether it is created already or not. */
const gameOf = (order: BulkOrder, game: GameToMake): Game => {
  const begun = fold(decide(undefined, offerCommandOf(order, game), order.placed).events)
  if (!begun) throw new Error(`a game of order ${order.id} cannot begin`)
  return begun
}

type LinkName = 'black' | 'white' | 'creator' | 'opponent' | 'invitation' | 'arbiter'
export type OrderLinks = { readonly [N in LinkName]?: Link } & { readonly watch: { readonly url: string } }

/**
 * Returns the links of an ordered game. They are derived from the order, whether the game is created or not; a link
 * that was replaced since opens nothing. Links of seats are only for an API key that `mayHold` them: the creator's, and
 * with `hold` all of them.
 */
export const orderLinks = (site: Site, order: BulkOrder, ordered: GameToMake, mayHold: boolean): OrderLinks => {
  const { id, opponent, arbiter } = ordered
  const { isPaired } = order
  const game = gameOf(order, ordered)
  const isShown = mayHold || !isHeld(order, ordered)
  return {
    ...(mayHold && { [isPaired ? 'black' : 'creator']: seatLink(site, 'creator', id, game) }),
    ...(opponent === undefined && { invitation: invitationLink(site, id, game) }),
    ...(isShown &&
      opponent !== undefined && { [isPaired ? 'white' : 'opponent']: seatLink(site, 'opponent', id, game) }),
    ...(isShown && arbiter !== undefined && { arbiter: seatLink(site, 'arbiter', id, game) }),
    watch: publicGameLink(site, id),
  }
}

/** The most games that one read of the store may have. */
const AT_ONCE = 100

/** Loads the games of an order, which are more than one read may have. Those that do not exist are left out. */
export const loadGames = async (
  { games }: { readonly games: Pick<Games, 'loadAll'> },
  ids: readonly GameId[],
): Promise<ReadonlyMap<GameId, GameRecord>> => {
  const found = new Map<GameId, GameRecord>()
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const [id, game] of await games.loadAll(ids.slice(from, from + AT_ONCE))) found.set(id, game)
  return found
}
