import type { FeedQuery } from '../../../api/input/feed-query.ts'
import { OWN_GAMES_LIMITS } from '../../../game/model/labels.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { ListedGame, OwnedGameList, OwnedGame, ListCursor } from '../../ports/owned-games.ts'
import { listStart, nextSince } from './list-cursor.ts'
import type { GameId } from '../../ports/games.ts'

/** `cursorAfter`: returns the `since` that continues after an entry, for a caller that stops at this entry. */
export type OwnGamesPage = {
  readonly games: readonly ListedGame[]
  readonly next: string
  readonly more: boolean
  readonly cursorAfter: (place: ListCursor) => string
}

/** Returns whether the list still has the game, and the query's filters let it through. */
const matches = (
  { turn, status, label }: FeedQuery,
  only: ReadonlySet<GameId> | undefined,
  game: OwnedGame,
  now: Instant,
): boolean =>
  (only === undefined || only.has(game.id)) &&
  (game.until === undefined || now < game.until) &&
  (turn === undefined || game.turn === turn) &&
  (status === undefined || game.status === status) &&
  (label ?? []).every(([name, value]) => Object.hasOwn(game.labels, name) && game.labels[name] === value)

/**
 * Reads one page of the list. Without a filter it reads `limit` entries. With a filter it reads
 * `OWN_GAMES_LIMITS.reads` entries, and returns the first `limit` that match. `only`: the games of the order in the query.
 */
export const readOwnGames = async (
  owned: OwnedGameList,
  owner: string,
  query: FeedQuery,
  now: Instant,
  only?: ReadonlySet<GameId>,
): Promise<OwnGamesPage> => {
  const { turn, status, label, limit } = query
  const isFiltered = [turn, status, label, only].some((each) => each !== undefined)
  const cursor = listStart(query.since)
  const most = isFiltered ? OWN_GAMES_LIMITS.reads : limit
  const entries = await owned.after(owner, cursor.after, most)
  const matching = entries.filter(({ game }) => matches(query, only, game, now))
  const lines = matching.slice(0, limit)
  const more = matching.length > limit || entries.length === most
  const last = matching.length > limit ? lines.at(-1) : entries.at(-1)
  const upTo = (place: ListCursor | undefined): string => nextSince(cursor, place, now)
  return { games: lines, next: upTo(more ? last?.cursor : undefined), more, cursorAfter: upTo }
}
