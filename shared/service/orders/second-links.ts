import { type Game, personOf } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import { type Site, publicGameLink, seatLink } from '../credentials/links.ts'
import { foldedOrUndefined } from '../access/authorize-many.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Logger } from '../runtime/logger.ts'
import type { BulkOrder, GameToMake } from '../ports/orders.ts'
import type { GameId, GameRecord, Games } from '../ports/games.ts'
import { type OrderLinks, isHeld, loadGames, orderedSeats } from './order-games.ts'

type Ports = Site & { readonly games: Pick<Games, 'loadAll'>; readonly log: Logger }

/** In the second game the players have changed colours. */
const PAIRED = { creator: 'white', opponent: 'black', arbiter: 'arbiter' } as const satisfies Readonly<
  Record<Role, string>
>

/**
 * Returns the links of seats that the program may pass on. None of a seat that somebody else has taken, or whose link
 * was replaced in either game: it was replaced to shut out everyone who knew it.
 */
const linksOfSeats = (site: Site, order: BulkOrder, ordered: GameToMake, games: readonly [Game, Game]) => {
  const id = ordered.other ?? ''
  const roles = orderedSeats(order, ordered)
    .filter(({ role }) => role === 'creator' || isHeld(order, ordered))
    .filter(({ role, contact }) =>
      games.every((game) => game.epochs[role] === 0 && personOf(game, role)?.contact === contact),
    )
  return Object.fromEntries(
    roles.map(({ role }) => [order.isPaired ? PAIRED[role] : role, seatLink(site, role, id, games[1])]),
  )
}

/**
 * Returns the links of the second games of an order's matches that exist already, by their ids. Links of seats are only
 * for an API key that `mayHold` them, as in the first games; a player who was invited gets theirs from the first game.
 */
export const secondLinks = async (
  ports: Ports,
  order: BulkOrder,
  mayHold: boolean,
): Promise<ReadonlyMap<GameId, OrderLinks>> => {
  const matches = order.games.flatMap((game) => (game.other === undefined ? [] : [{ ...game, other: game.other }]))
  const [ids, others] = [matches.map(({ id }) => id), matches.map(({ other }) => other)]
  const seconds = await loadGames(ports, others)
  const made = matches.filter(({ other }) => seconds.has(other))
  const firsts = await loadGames(ports, mayHold && made.length > 0 ? ids : [])
  const links = new Map<GameId, OrderLinks>()
  const fold = (id: GameId, games: ReadonlyMap<GameId, GameRecord>): LoadedGame | undefined => {
    const known = games.get(id)
    return known && foldedOrUndefined(ports, id, known)
  }
  for (const ordered of made) {
    const [first, second] = [fold(ordered.id, firsts), mayHold ? fold(ordered.other, seconds) : undefined]
    const seats = first && second ? linksOfSeats(ports, order, ordered, [first.game, second.game]) : {}
    links.set(ordered.other, { ...seats, watch: publicGameLink(ports, ordered.other) })
  }
  return links
}
