import { SEATS } from './remember.ts'

/** Opened in this browser. `seen`: its game last time, of any shape. `gone`: the link opens nothing. */
export type KeptSeat = { readonly token: string; readonly seen?: unknown; readonly gone?: boolean }

export const GAMES = 'crownhead-games'

/** One request asks about as many; the oldest go first. */
const MOST = 100

export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => Reflect.get(Object(each), name), value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** An older release, or something else, may have written it. */
const games = (): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(GAMES) ?? '')
    return isList(list) ? list : []
  } catch {
    return []
  }
}

/** Whatever became of the rest. A browser that forbids it keeps nothing. */
export const keptSeats = (): readonly KeptSeat[] => {
  try {
    const all = games()
    return [...new Set(localStorage.getItem(SEATS)?.match(/[\w-]{46}/g))].slice(-MOST).map((token) => {
      const kept = all.find((each) => at(each, 'token') === token)
      return { token, seen: at(kept, 'seen'), gone: at(kept, 'gone') === true }
    })
  } catch {
    return []
  }
}

export const isMyMove = ({ seen, gone }: KeptSeat): boolean => {
  const seat = at(seen, 'you.seat')
  return !gone && at(seen, 'status') === 'active' && typeof seat === 'string' && at(seen, 'turn') === seat
}

/** With the number of games that wait for a move. */
export const countGames = (page: ParentNode): void => {
  const link = page.querySelector<HTMLElement>('[data-mine]')
  const number = link?.querySelector('b')
  const list = keptSeats()
  const mine = list.filter(isMyMove).length
  if (link) link.hidden = list.length === 0
  if (number) number.textContent = mine === 0 ? '' : String(mine)
}
