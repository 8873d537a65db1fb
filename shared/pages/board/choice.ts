import type { Square } from '../../draughts/rules/words.ts'
import { LONGEST_MOVE } from '../../game/limits/longest.ts'

export const TABS = ['moves', 'events', 'mine', 'about'] as const
export type Tab = (typeof TABS)[number]

/** `email` is the field for an address, in the card that asks how a player is to be told of their turns. */
export const PANELS = ['draw', 'takeback', 'time', 'resign', 'email'] as const
export type Panel = (typeof PANELS)[number]

/**
 * What the reader has chosen on a board's page. The query of the page contains it, so every step works without a
 * script.
 */
export type Choice = {
  readonly from?: Square | undefined
  /** The first and the last square of several captures, such as "1x28", one of which is to be chosen. */
  readonly way?: string | undefined
  readonly move?: string | undefined
  readonly flip: boolean
  /** If it is set, the numbers of all squares are shown, not only those of empty ones. */
  readonly numbers?: 'all' | undefined
  /** The number of plies after which the position is shown; NaN if it cannot be read. Undefined for the present. */
  readonly ply?: number
  readonly tab?: Tab
  readonly panel?: Panel
  /** The tree of lines and the index of the shown move in it, which only the analysis board has. */
  readonly tree?: string
  readonly at?: number
}

const FLAG = '1'

type Query = Readonly<Record<string, string | undefined>>

const chosenIn = (query: Query): Pick<Choice, 'from' | 'way' | 'move'> => {
  const text = (name: string): string => query[name]?.trim().slice(0, LONGEST_MOVE) ?? ''
  if (text('move') !== '') return { move: text('move') }
  if (text('way') !== '') return { way: text('way') }
  return /^\d{1,3}$/.test(query['from'] ?? '') ? { from: Number(query['from']) } : {}
}

const lookIn = ({ flip, numbers, ply, ...query }: Query): Omit<Choice, 'from' | 'way' | 'move'> => {
  const tab = TABS.find((each) => each === query['tab'])
  const panel = PANELS.find((each) => each === query['panel'])
  return {
    flip: flip === FLAG,
    ...(numbers === 'all' && { numbers }),
    ...(ply !== undefined && { ply: /^\d{1,4}$/.test(ply) ? Number(ply) : Number.NaN }),
    ...(tab && { tab }),
    ...(panel && { panel }),
  }
}

/** Reads a query. What cannot be read counts as not chosen. */
export const choiceOf = (query: Query): Choice => ({ ...chosenIn(query), ...lookIn(query) })

/** Returns the same view, with no move chosen. */
export const viewOnly = ({ from: _from, way: _way, move: _move, ...look }: Choice): Choice => look

export const queryFields = (choice: Choice): readonly (readonly [string, string])[] => {
  const { from, way, move, flip, ...look } = choice
  const all = { from, way, move, flip: flip ? FLAG : undefined, ...look }
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
}

export const choiceQuery = (choice: Choice): string => {
  const query = new URLSearchParams(queryFields(choice).map(([name, value]) => [name, value]))
  return query.size === 0 ? '' : `?${query}`
}

/** Returns how the board is turned and numbered, which stays the same after a move. */
export const boardLook = ({ flip, numbers }: Choice): Choice => ({ flip, ...(numbers && { numbers }) })
