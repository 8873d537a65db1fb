import type { LookView } from '../../shared/api/views/look-view.ts'
import { byTimeLeft } from '../requests/refresh-games.ts'
import { isReadersTurn } from '../storage/stored-seats.ts'
import { type StoredGame, storedGames } from '../storage/stored-games.ts'

/** A game of which the browser knows more than its link. */
export type Seen = StoredGame & { readonly seen: LookView }

export const LISTS = ['yourMove', 'waiting', 'finished', 'others'] as const
export type List = (typeof LISTS)[number]

export const isSeen = (game: StoredGame): game is Seen => game.seen !== undefined

const listByState = (game: StoredGame): List => {
  if (!isSeen(game) || game.gone) return 'others'
  if (!['active', 'open'].includes(game.seen.status)) return 'finished'
  return isReadersTurn(game) ? 'yourMove' : 'waiting'
}

/** The list of each game, in the order of the page, as it was shown without a network. */
let held: ReadonlyMap<string, List> = new Map()

/** The instant of which the lists are, if there is no network. */
let instant: number | undefined

export const heldAt = (): number | undefined => instant

/** Holds the games in their places while there is no network. `at` is the instant of which they are. */
export const holdLists = (at: number): void => {
  instant = at
  held = new Map(sortedGames().map((game) => [game.token, listOf(game)]))
}

/** There is a network again. The games keep their places until the reader comes back to the page. */
export const freshenLists = (): void => {
  instant = undefined
}

export const releaseLists = (): void => {
  if (instant === undefined) held = new Map()
}

/** Returns the list in which a game stands: the same as without a network, unless the reader has moved since. */
export const listOf = (game: StoredGame): List => {
  const [before, now] = [held.get(game.token), listByState(game)]
  return before === undefined || (before === 'yourMove' && now === 'waiting') ? now : before
}

/** Returns all games in the order of the page: by the time left, or as they stood without a network. */
export const sortedGames = (): readonly StoredGame[] => {
  const places = [...held.keys()]
  return storedGames()
    .toSorted(byTimeLeft)
    .toSorted((a, b) => places.indexOf(a.token) - places.indexOf(b.token))
}
