import { SEATS_KEY } from './remember-seats.ts'

/** A seat that was opened in this browser. */
export type StoredSeat = {
  readonly token: string
  /** The game as it was last seen. It is not checked. */
  readonly seen?: unknown
  /** The link no longer opens the seat. */
  readonly gone?: boolean
}

/** Returns the game's id in a token, which stands after the purpose and the name of the key. */
export const gameInToken = (token: string): string => token.slice(2, 14)

/** The key in local storage of what is known of the games. */
export const GAMES_KEY = 'crownhead-games'

/** The most seats in the list, so that one request can ask about all of them. The oldest are left out. */
const MOST = 100

/** Returns the value at a path such as `you.seat` in a value of any shape. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, name) => Reflect.get(Object(each), name), value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Returns the stored games. They are not checked: an older release, or something else, may have written them. */
const games = (): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(GAMES_KEY) ?? '')
    return isList(list) ? list : []
  } catch {
    return []
  }
}

/** Returns the seats that were opened in this browser. It is empty if the browser forbids storage. */
export const storedSeats = (): readonly StoredSeat[] => {
  try {
    const all = games()
    return [...new Set(localStorage.getItem(SEATS_KEY)?.match(/[\w-]{46}/g))].slice(-MOST).map((token) => {
      const game = all.find((each) => valueAt(each, 'token') === token)
      return { token, seen: valueAt(game, 'seen'), gone: valueAt(game, 'gone') === true }
    })
  } catch {
    return []
  }
}

/** Returns whether this device still lists the seat of a path. The list may have been forgotten in another tab. */
export const isListed = (path: string): boolean => {
  try {
    return localStorage.getItem(SEATS_KEY)?.includes(path.slice(3, 49)) ?? false
  } catch {
    return false
  }
}

export const isReadersTurn = ({ seen, gone }: StoredSeat): boolean => {
  const seat = valueAt(seen, 'you.seat')
  return !gone && valueAt(seen, 'status') === 'active' && typeof seat === 'string' && valueAt(seen, 'turn') === seat
}

/** Shows the link to the reader's games, with the number of those in which it is their turn. */
export const showGameCount = (page: ParentNode): void => {
  const link = page.querySelector<HTMLElement>('[data-mine]')
  const number = link?.querySelector('b')
  const list = storedSeats()
  const mine = list.filter(isReadersTurn).length
  if (link) link.hidden = list.length === 0
  if (number) number.textContent = mine === 0 ? '' : String(mine)
}
