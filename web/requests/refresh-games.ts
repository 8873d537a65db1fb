import type { LookView } from '../../shared/api/views/look-view.ts'
import { otherColour } from '../../shared/draughts/rules/words.ts'
import { language } from '../display/list-texts.ts'
import { type StoredGame, type GamesUpdate, changeGames, storedGames, withUpdate } from '../storage/stored-games.ts'

const behind = Number(document.body.dataset['now'] ?? Date.now()) - Date.now()

const counted = (count: number, unit: 'day' | 'hour' | 'minute'): string =>
  count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' })

/** Returns the milliseconds until a deadline, by the service's clock. */
export const timeUntil = (deadline: string): number => Date.parse(deadline) - Date.now() - behind

/** Returns when the move is due: the end of its own time, or the end of the reserve once that runs. */
export const dueAt = ({ moveUntil, deadline }: LookView): string | null =>
  moveUntil && timeUntil(moveUntil) > 0 ? moveUntil : deadline

/** Returns a duration in words, such as "2 days 4 hours". */
export const durationWords = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  // The page says what its language has between the two, if that is more than a blank.
  const { join = ' ' } = document.body.dataset
  return (
    [days > 0 && counted(days, 'day'), hours > 0 && counted(hours, 'hour')].filter(Boolean).join(join) ||
    counted(minutes, 'minute')
  )
}

/** Returns the name of the opponent. It is empty if there is none yet. */
export const opponentName = ({ you, seats }: LookView): string => (you.seat && seats[otherColour(you.seat)].name) ?? ''

/** Returns whether the turn has used up its own time, and takes from the reserve. */
export const isInReserve = ({ moveUntil }: LookView): boolean => !!moveUntil && timeUntil(moveUntil) <= 0

const timeLeft = ({ seen }: StoredGame): number =>
  timeUntil((seen && dueAt(seen)) ?? '9999') - (seen && isInReserve(seen) ? 1e15 : 0)

/**
 * Compares two games as emails list them: those that use up a reserve first, then by the time left that is shown of
 * them. Games without a limit come last.
 */
export const byTimeLeft = (a: StoredGame, b: StoredGame): number => timeLeft(a) - timeLeft(b)

/**
 * Asks the service for all games in one request, or in several if the response would be too large. It returns false if
 * there is no answer; the games then stay as they were last seen.
 */
export const refreshGames = async (games = storedGames()): Promise<boolean> => {
  if (games.length === 0) return true
  const seats = games.map(({ token, seen }) => ({ token, ...(seen && { version: seen.version }) }))
  const answer = await fetch('/v1/games/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats }),
  })
  if (!answer.ok) return false
  const update = (await answer.json()) as GamesUpdate
  const { next = games.length } = update
  changeGames(withUpdate(games.slice(0, next), update))
  return next === 0 || refreshGames(games.slice(next))
}
