import { SEATS } from './remember.ts'

/** A seat that this browser has opened. `seen`: its game as last seen, of whatever shape. `gone`: the link opens nothing any more. */
export type KeptSeat = { readonly token: string; readonly seen?: unknown; readonly gone?: boolean }

/** Where the games of the kept seats are kept. */
export const GAMES = 'crownhead-games'

/** As many as one request may ask about; the oldest go first. */
const MOST = 100

/** What stands at a path in anything at all. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => Reflect.get(Object(each), name), value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** An older release may have written it, or something else. */
const games = (): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(GAMES) ?? '')
    return isList(list) ? list : []
  } catch {
    return []
  }
}

/** The links, whatever has become of what else was kept. A browser that forbids it keeps nothing. */
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

/** Shows the link to the list, once there is one, and how many of its games wait for a move. */
export const countGames = (page: ParentNode): void => {
  const link = page.querySelector<HTMLElement>('[data-mine]')
  const number = link?.querySelector('b')
  const list = keptSeats()
  const mine = list.filter(isMyMove).length
  if (link) link.hidden = list.length === 0
  if (number) number.textContent = mine === 0 ? '' : String(mine)
}
