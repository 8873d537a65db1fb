import type { LookView } from '../shared/api/view-look.ts'
import { SEATS } from './remember.ts'

/** A seat that this browser has opened, and its game as last seen. The list never leaves the browser, but for the question what is new. */
export type Kept = { readonly token: string; readonly seen?: LookView }

const NAME = 'crownhead-games'

/** As many as one request may ask about; the oldest go first. */
const MOST = 100

const read = (): readonly Kept[] => {
  const seats = (localStorage.getItem(SEATS) ?? '').trim().split(' ')
  // The same code wrote it.
  const games = JSON.parse(localStorage.getItem(NAME) ?? '[]') as readonly Kept[]
  return seats
    .filter((token) => token !== '')
    .slice(-MOST)
    .map((token) => games.find((each) => each.token === token) ?? { token })
}

export const keptGames = (): readonly Kept[] => {
  try {
    return read()
  } catch {
    return []
  }
}

/** A browser that forbids it keeps nothing. */
export const keepGames = (list: readonly Kept[]): void => {
  try {
    if (list.length === 0) return [NAME, SEATS].forEach((name) => localStorage.removeItem(name))
    localStorage.setItem(SEATS, list.map(({ token }) => token).join(' '))
    localStorage.setItem(NAME, JSON.stringify(list))
  } catch {
    return
  }
}

export const isMyMove = ({ seen }: Kept): boolean =>
  seen?.status === 'active' && seen.you.seat !== null && seen.turn === seen.you.seat

/** Shows the link to the list, once there is one, and how many of its games wait for a move. */
export const countGames = (page: ParentNode): void => {
  const link = page.querySelector<HTMLElement>('[data-mine]')
  const number = link?.querySelector('b')
  const list = keptGames()
  const mine = list.filter(isMyMove).length
  if (link) link.hidden = list.length === 0
  if (number) number.textContent = mine === 0 ? '' : String(mine)
}
