import type { LookView } from '../../shared/api/views/look-view.ts'
import { type Colour, otherColour } from '../../shared/draughts/rules/words.ts'
import { FINISHED_KEY, type StoredGame } from './stored-games.ts'
import { valueAt } from './stored-seats.ts'

/**
 * A game of this device that was played to its end. It stays when its link has expired, and contains no secret. The
 * names are those of the game; the device does not know whether two names are one person.
 */
export type PastGame = {
  readonly id: string
  readonly seat: Colour
  readonly name: string
  readonly ownName: string
  readonly outcome: 'won' | 'drawn' | 'lost'
  readonly reason: string
  readonly rules: string
  readonly endedAt: string
}

/** The most finished games that are kept, of about 180 bytes each. The oldest are dropped. */
const MOST = 500

/** What each field must be. Names have 40 characters at most. */
const FORMS: Readonly<Record<keyof PastGame, RegExp>> = {
  id: /^[0-9A-Za-z]{12}$/,
  seat: /^(black|white)$/,
  name: /^.{0,40}$/,
  ownName: /^.{0,40}$/,
  outcome: /^(won|drawn|lost)$/,
  reason: /^[a-z-]{1,40}$/,
  rules: /^[a-z-]{1,40}$/,
  endedAt: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/,
}

const isPastGame = (value: unknown): value is PastGame =>
  Object.entries(FORMS).every(([field, form]) => {
    const part = valueAt(value, field)
    return typeof part === 'string' && form.test(part)
  })

export const isSameSeat = (one: PastGame, other: PastGame): boolean => one.id === other.id && one.seat === other.seat

/**
 * Returns what is kept of a game. Undefined unless it has a result and the reader played it: a game that was called off
 * has none, and an arbiter has no seat. An older release may have stored a game with fewer fields, so all are checked.
 */
export const finishedOf = ({ seen }: StoredGame): PastGame | undefined => {
  const own = seen?.you.seat
  if (!seen?.result || !own) return undefined
  const { id, seats, result, rules, endedAt } = seen
  const outcome = result.winner === null ? 'drawn' : result.winner === own ? 'won' : 'lost'
  const [name, ownName] = [seats[otherColour(own)].name ?? '', seats[own].name ?? '']
  const game = { id, seat: own, name, ownName, outcome, reason: result.reason, rules, endedAt }
  return isPastGame(game) ? game : undefined
}

const isGoingOn = ({ status }: LookView): boolean => status === 'active'

/**
 * Adds the games that have ended to those that are kept, and drops those that go on after all: a winner on time may give
 * the game back. Returns the newest.
 */
export const withFinished = (kept: readonly PastGame[], games: readonly StoredGame[]): readonly PastGame[] => {
  const ended = games.map(finishedOf).filter((game) => game !== undefined)
  const goOn = games.flatMap(({ seen }) => (seen && isGoingOn(seen) ? [seen.id] : []))
  const others = kept.filter((game) => !goOn.includes(game.id) && !ended.some((each) => isSameSeat(each, game)))
  return [...ended, ...others].toSorted((a, b) => b.endedAt.localeCompare(a.endedAt)).slice(0, MOST)
}

/** Returns the finished games that are stored. What cannot be read is dropped. */
export const storedFinished = (): readonly PastGame[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(FINISHED_KEY) ?? '')
    return Array.isArray(list) ? list.filter(isPastGame) : []
  } catch {
    return []
  }
}

/** Stores the finished games, if they have changed. If the browser forbids storage, nothing is stored. */
export const storeFinished = (games: readonly PastGame[]): void => {
  const text = JSON.stringify(games)
  try {
    if (games.length === 0) localStorage.removeItem(FINISHED_KEY)
    else if (localStorage.getItem(FINISHED_KEY) !== text) localStorage[FINISHED_KEY] = text
  } catch {
    return
  }
}
