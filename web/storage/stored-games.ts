import type { LookView } from '../../shared/api/views/look-view.ts'
import { GAMES_KEY, type StoredSeat, valueAt, storedSeats } from './stored-seats.ts'
import { NAME_KEY } from './remember-name.ts'
import { SEATS_KEY } from './remember-seats.ts'

/** The key in local storage of the games that have ended, newest first (`finished-games.ts`). */
export const FINISHED_KEY = 'crownhead-finished'

/** A game in this browser's list. The list leaves the browser only to ask the service what is new. */
export type StoredGame = StoredSeat & { readonly seen?: LookView | undefined }

/** The service's response to a list of seats. `index` and `gone` are positions in that list. */
export type GamesUpdate = {
  readonly changed: readonly (LookView & { readonly index: number })[]
  readonly gone: readonly number[]
  /** The index of the first seat that was not answered, and must be asked about again. */
  readonly next?: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns whether a stored value has all that the list shows and asks about. */
const isLook = (value: unknown): value is LookView => {
  const board = valueAt(value, 'board')
  const has = (names: string, isRight: (part: unknown) => boolean): boolean =>
    names.split(' ').every((name) => isRight(valueAt(value, name)))
  return (
    Array.isArray(board) &&
    board.every(isText) &&
    has('version ply', Number.isInteger) &&
    has('status creator.name', isText) &&
    has('seats.black.name seats.white.name you.seat turn', (part) => part === null || isText(part)) &&
    has('deadline endedAt', (part) => part === null || (isText(part) && Date.parse(part) > 0)) &&
    has('moveUntil', (part) => part === undefined || (isText(part) && Date.parse(part) > 0)) &&
    has('freezes', (part) => part === undefined || (Array.isArray(part) && part.every(Object)))
  )
}

const checked = ({ token, seen, gone }: StoredSeat): StoredGame => ({ token, gone, ...(isLook(seen) && { seen }) })

/** Returns the games of this browser. What is stored about a game is dropped if it cannot be read; its link stays. */
export const storedGames = (): readonly StoredGame[] => storedSeats().map(checked)

/** Returns whether finished games are stored, or may be stored from the list. */
export const hasFinished = (list: readonly StoredGame[]): boolean => {
  try {
    return list.some(({ seen }) => seen?.result) || FINISHED_KEY in localStorage
  } catch {
    return false
  }
}

/** Changes the list. It is read again each time, because other pages of the browser change it too. */
export const changeGames = (change: (list: readonly StoredGame[]) => readonly StoredGame[]): void => {
  const list = change(storedGames())
  try {
    localStorage[SEATS_KEY] = list.map(({ token }) => token).join(' ')
    localStorage[GAMES_KEY] = JSON.stringify(list)
    if (list.length === 0) [GAMES_KEY, SEATS_KEY, NAME_KEY].forEach((name) => localStorage.removeItem(name))
  } catch {
    return
  }
}

/**
 * Returns a change that applies a response to the list, which may have changed since the request. `requested` are the
 * seats in the request.
 */
export const withUpdate =
  (requested: readonly StoredGame[], { changed, gone }: GamesUpdate) =>
  (list: readonly StoredGame[]): readonly StoredGame[] =>
    list.map((game) => {
      const position = requested.findIndex(({ token }) => token === game.token)
      if (position < 0) return game
      const seen = changed.find(({ index }) => index === position) ?? game.seen
      return checked({ token: game.token, seen, gone: gone.includes(position) })
    })
