import type { LookView } from '../shared/api/views/look-view.ts'
import { GAMES, type KeptSeat, at, keptSeats } from './kept.ts'
import { SEATS } from './remember.ts'

/** Never leaves the browser, but for the question what is new. */
export type Kept = KeptSeat & { readonly seen?: LookView | undefined }

/** By the seats' places in the question. */
export type Looked = {
  readonly changed: readonly (LookView & { readonly index: number })[]
  readonly gone: readonly number[]
  /** From here, ask again. */
  readonly next?: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The list can show it, and ask about it. */
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
    has('deadline endedAt', (part) => part === null || (isText(part) && Date.parse(part) > 0)) &&
    has('moveUntil', (part) => part === undefined || (isText(part) && Date.parse(part) > 0))
  )
}

const checked = ({ token, seen, gone }: KeptSeat): Kept => ({ token, gone, ...(isLook(seen) && { seen }) })

/** What cannot be read is dropped, its link kept. */
export const keptGames = (): readonly Kept[] => keptSeats().map(checked)

/** Read again each time: other pages of the browser change it. */
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

/** An answer about seats that were `asked` for; the list may have changed since. */
export const withNews =
  (asked: readonly Kept[], { changed, gone }: Looked) =>
  (list: readonly Kept[]): readonly Kept[] =>
    list.map((kept) => {
      const place = asked.findIndex(({ token }) => token === kept.token)
      if (place < 0) return kept
      const seen = changed.find(({ index }) => index === place) ?? kept.seen
      return checked({ token: kept.token, seen, gone: gone.includes(place) })
    })
