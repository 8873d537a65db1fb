import type { FeedQuery, Since } from '../../api/input/feed-query.ts'
import { FEED } from '../../game/labels.ts'
import { type Duration, type Instant, MINUTE } from '../../game/words.ts'
import { type Listed, type OwnedFeed, type OwnedGame, type Place, placeAt } from '../ports/owned-games.ts'

/**
 * A line that is noted at an instant can be read within this time: the clocks of functions, repeated writes and the index
 * may take as long together.
 */
const SETTLED_IN: Duration = MINUTE

/** `settled`: where to go on once the end is reached, as of the first page. */
type Cursor = { readonly place: Place; readonly settled?: Place }

const cursorIn = (since: Since | undefined): Cursor => {
  if (since === undefined) return { place: placeAt(0) }
  if ('instant' in since) return { place: placeAt(Math.max(0, since.instant)) }
  const [place = '', settled] = since.cursor.split('.')
  return { place, ...(settled !== undefined && { settled }) }
}

/** `upTo`: where to go on behind a line, for those who stop there. */
export type Page = {
  readonly lines: readonly Listed[]
  readonly next: string
  readonly more: boolean
  readonly upTo: (place: Place) => string
}

const wants = ({ turn, status, label }: FeedQuery, game: OwnedGame, now: Instant): boolean =>
  (game.until === undefined || now < game.until) &&
  (turn === undefined || game.turn === turn) &&
  (status === undefined || game.status === status) &&
  (label === undefined || (Object.hasOwn(game.labels, label[0]) && game.labels[label[0]] === label[1]))

/**
 * Goes on behind the last line while there are more. At the end it steps back to what had settled when the first page was
 * read, so a line that came into the list behind a reader is met by the next look, and one of the last minute twice.
 */
const nextOf = ({ place, settled }: Cursor, last: Place | undefined, end: Place): string => {
  const behind = settled ?? end
  if (last !== undefined) return `${last}.${behind < end ? behind : end}`
  return settled ?? (place > end ? place : end)
}

/** One read of the list: as many lines as are wanted, or with a filter `FEED.reads`. */
export const pageOf = async (owned: OwnedFeed, owner: string, query: FeedQuery, now: Instant): Promise<Page> => {
  const { turn, status, label, limit } = query
  const isFiltered = [turn, status, label].some((each) => each !== undefined)
  const cursor = cursorIn(query.since)
  const most = isFiltered ? FEED.reads : limit
  const read = await owned.after(owner, cursor.place, most)
  const wanted = read.filter(({ game }) => wants(query, game, now))
  const lines = wanted.slice(0, limit)
  const more = wanted.length > limit || read.length === most
  const last = wanted.length > limit ? lines.at(-1) : read.at(-1)
  const end = placeAt(now - SETTLED_IN)
  const upTo = (place: Place | undefined): string => nextOf(cursor, place, end)
  return { lines, next: upTo(more ? last?.place : undefined), more, upTo }
}
