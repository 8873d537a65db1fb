import type { LookView } from '../shared/api/view-look.ts'
import { GAMES, type KeptSeat, at, keptSeats } from './kept.ts'
import { SEATS } from './remember.ts'

/** A seat, and its game as last seen. The list never leaves the browser, but for the question what is new. */
export type Kept = KeptSeat & { readonly seen?: LookView | undefined }

/** What the service answers about the seats asked for, by their place. */
export type Looked = {
  readonly changed: readonly (LookView & { readonly index: number })[]
  readonly gone: readonly number[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether the list can show it, and the service be asked about it. */
const isLook = (value: unknown): value is LookView => {
  const board = at(value, 'board')
  const has = (names: string, isRight: (part: unknown) => boolean): boolean =>
    names.split(' ').every((name) => isRight(at(value, name)))
  return (
    Array.isArray(board) &&
    board.every(isText) &&
    has('version ply', Number.isInteger) &&
    has('status creator.name', isText) &&
    has('seats.black.name seats.white.name you.seat turn', (part) => part === null || isText(part)) &&
    has('deadline endedAt', (part) => part === null || (isText(part) && Date.parse(part) > 0))
  )
}

const checked = ({ token, seen, gone }: KeptSeat): Kept => ({ token, gone, ...(isLook(seen) && { seen }) })

/** What cannot be read is dropped; its link is kept. */
export const keptGames = (): readonly Kept[] => keptSeats().map(checked)

/** The list is read again at each change: other pages of this browser change it, too. */
export const changeGames = (change: (list: readonly Kept[]) => readonly Kept[]): void => {
  const list = change(keptGames())
  try {
    localStorage[SEATS] = list.map(({ token }) => token).join(' ')
    localStorage[GAMES] = JSON.stringify(list)
    if (list.length === 0) [GAMES, SEATS].forEach((name) => localStorage.removeItem(name))
  } catch {
    return
  }
}

/** A list with an answer about the seats that were `asked` for. It may have become another list since. */
export const withNews =
  (asked: readonly Kept[], { changed, gone }: Looked) =>
  (list: readonly Kept[]): readonly Kept[] =>
    list.map((kept) => {
      const place = asked.findIndex(({ token }) => token === kept.token)
      if (place < 0) return kept
      const seen = changed.find(({ index }) => index === place) ?? kept.seen
      return checked({ token: kept.token, seen, gone: gone.includes(place) })
    })
