import { SEATS } from './remember.ts'

/** A seat that was opened in this browser. */
export type KeptSeat = {
  readonly token: string
  /** The game as it was last seen. It is not checked. */
  readonly seen?: unknown
  /** The link no longer opens the seat. */
  readonly gone?: boolean
}

/** The key in local storage of what is known of the games. */
export const GAMES = 'crownhead-games'

/** The most seats in the list, all of which one request asks about. The oldest are left out. */
const MOST = 100

/** The value at a path such as `you.seat` in a value of any shape. */
export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => Reflect.get(Object(each), name), value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The stored games. They are not checked: an older release, or something else, may have written them. */
const games = (): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(GAMES) ?? '')
    return isList(list) ? list : []
  } catch {
    return []
  }
}

/** The seats that were opened in this browser. It is empty if the browser forbids storage. */
export const keptSeats = (): readonly KeptSeat[] => {
  try {
    const all = games()
    return [...new Set(localStorage.getItem(SEATS)?.match(/[\w-]{46}/g))].slice(-MOST).map((token) => {
      const game = all.find((each) => at(each, 'token') === token)
      return { token, seen: at(game, 'seen'), gone: at(game, 'gone') === true }
    })
  } catch {
    return []
  }
}

export const isMyMove = ({ seen, gone }: KeptSeat): boolean => {
  const seat = at(seen, 'you.seat')
  return !gone && at(seen, 'status') === 'active' && typeof seat === 'string' && at(seen, 'turn') === seat
}

/** Shows the link to the reader's games, with the number of those in which it is their turn. */
export const countGames = (page: ParentNode): void => {
  const link = page.querySelector<HTMLElement>('[data-mine]')
  const number = link?.querySelector('b')
  const list = keptSeats()
  const mine = list.filter(isMyMove).length
  if (link) link.hidden = list.length === 0
  if (number) number.textContent = mine === 0 ? '' : String(mine)
}
