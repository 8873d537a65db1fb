import type { Since } from '../../../api/input/feed-query.ts'
import { type Duration, type Instant, MINUTE } from '../../../game/model/words.ts'
import { type ListCursor, cursorAt } from '../../ports/owned-games.ts'

/**
 * An entry can be read from the owner's list of games within this time after the instant that it notes. Differences
 * between the functions' clocks, repeated writes and the lag of the index together stay below it.
 */
const SETTLED_IN: Duration = MINUTE

/**
 * The position where a page of the list begins (pagination). `settled`: where to continue once the end is reached, as
 * determined when the first page was read.
 */
export type ListStart = { readonly after: ListCursor; readonly settled?: ListCursor }

export const listStart = (since: Since | undefined): ListStart => {
  if (since === undefined) return { after: cursorAt(0) }
  if ('instant' in since) return { after: cursorAt(Math.max(0, since.instant)) }
  const [after = '', settled] = since.cursor.split('.')
  return { after, ...(settled !== undefined && { settled }) }
}

/**
 * Returns the `since` of the next page. While there are more entries, it continues after the last one. At the end it
 * goes back to `SETTLED_IN` before the first page was read: the next poll repeats the entries of that minute, but
 * misses none that was readable late.
 */
export const nextSince = ({ after, settled }: ListStart, last: ListCursor | undefined, now: Instant): string => {
  const end = cursorAt(now - SETTLED_IN)
  const resume = settled ?? end
  if (last !== undefined) return `${last}.${resume < end ? resume : end}`
  return settled ?? (after > end ? after : end)
}
