import type { FeedQuery, Since } from '../../../api/input/feed-query.ts'
import { OWN_GAMES_LIMITS } from '../../../game/model/labels.ts'
import { type Duration, type Instant, MINUTE } from '../../../game/model/words.ts'
import {
  type ListedGame,
  type OwnedGameList,
  type OwnedGame,
  type ListCursor,
  cursorAt,
} from '../../ports/owned-games.ts'
import type { GameId } from '../../ports/games.ts'

/**
 * An entry can be read from the owner's list of games within this time after the instant that it notes. Differences
 * between the functions' clocks, repeated writes and the lag of the index together stay below it.
 */
const SETTLED_IN: Duration = MINUTE

/**
 * The position where a page of the list begins (pagination). `settled`: where to continue once the end is reached, as
 * determined when the first page was read.
 */
type Cursor = { readonly after: ListCursor; readonly settled?: ListCursor }

const cursorIn = (since: Since | undefined): Cursor => {
  if (since === undefined) return { after: cursorAt(0) }
  if ('instant' in since) return { after: cursorAt(Math.max(0, since.instant)) }
  const [after = '', settled] = since.cursor.split('.')
  return { after, ...(settled !== undefined && { settled }) }
}

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
 * Returns the `since` of the next page. While there are more entries, it continues after the last one. At the end it
 * goes back to `SETTLED_IN` before the first page was read: the next poll repeats the entries of that minute, but
 * misses none that was readable late.
 */
const nextOf = ({ after, settled }: Cursor, last: ListCursor | undefined, end: ListCursor): string => {
  const resume = settled ?? end
  if (last !== undefined) return `${last}.${resume < end ? resume : end}`
  return settled ?? (after > end ? after : end)
}

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
  const cursor = cursorIn(query.since)
  const most = isFiltered ? OWN_GAMES_LIMITS.reads : limit
  const entries = await owned.after(owner, cursor.after, most)
  const matching = entries.filter(({ game }) => matches(query, only, game, now))
  const lines = matching.slice(0, limit)
  const more = matching.length > limit || entries.length === most
  const last = matching.length > limit ? lines.at(-1) : entries.at(-1)
  const end = cursorAt(now - SETTLED_IN)
  const upTo = (place: ListCursor | undefined): string => nextOf(cursor, place, end)
  return { games: lines, next: upTo(more ? last?.cursor : undefined), more, cursorAfter: upTo }
}
