import type { LookView } from '../shared/api/views/look-view.ts'
import { otherColour } from '../shared/draughts/words.ts'
import { type Kept, type Looked, changeGames, keptGames, withNews } from './looked.ts'

const language = document.documentElement.lang
const behind = Number(document.body.dataset['now'] ?? Date.now()) - Date.now()

const counted = (count: number, unit: 'day' | 'hour' | 'minute'): string =>
  count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' })

/** Milliseconds from now, by the service's clock. */
export const leftUntil = (deadline: string): number => Date.parse(deadline) - Date.now() - behind

/** The move's own deadline; once the reserve runs, its end. */
export const dueOf = ({ moveUntil, deadline }: LookView): string | null =>
  moveUntil && leftUntil(moveUntil) > 0 ? moveUntil : deadline

/** "2 days 4 hours". */
export const lasting = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0) return hours === 0 ? counted(days, 'day') : `${counted(days, 'day')} ${counted(hours, 'hour')}`
  return hours > 0 ? counted(hours, 'hour') : counted(minutes, 'minute')
}

/** Of the player on the other side; empty without one. */
export const otherName = ({ you, seats }: LookView): string => (you.seat && seats[otherColour(you.seat)].name) ?? ''

export const byDeadline = (a: Kept, b: Kept): number => (a.seen?.deadline ?? '~').localeCompare(b.seen?.deadline ?? '~')

/** One request for all, unless they are very long. False: no answer, they are as last seen. */
export const lookAgain = async (games = keptGames()): Promise<boolean> => {
  if (games.length === 0) return true
  const seats = games.map(({ token, seen }) => ({ token, ...(seen && { version: seen.version }) }))
  const answer = await fetch('/v1/games/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats }),
  })
  if (!answer.ok) return false
  const looked = (await answer.json()) as Looked
  const { next = games.length } = looked
  changeGames(withNews(games.slice(0, next), looked))
  return next === 0 || lookAgain(games.slice(next))
}
