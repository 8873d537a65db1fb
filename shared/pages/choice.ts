import { type Move, type Square, readMove, readRoute, writePath } from '../draughts/index.ts'
import { LONGEST } from '../game/bounds.ts'
import type { Table } from './table.ts'
import { type Texts, refusalText } from '../texts/index.ts'

/** What the reader has chosen so far. It is the query of the page, so every step works without a script. */
export type Choice = {
  readonly from?: Square
  /** Two squares joined by several captures ("1x28"), one of which is still to be chosen. */
  readonly way?: string
  readonly move?: string
  readonly flip: boolean
}

export type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'piece'; readonly fault?: string }
  | { readonly kind: 'square'; readonly from: Square; readonly moves: readonly Move[] }
  /** The reader chooses one of several captures that join two squares. */
  | { readonly kind: 'way'; readonly moves: readonly Move[] }
  | { readonly kind: 'preview'; readonly move: Move }

const FLAG = '1'

/** Reads the query of a page. What cannot be read is not chosen. */
export const choiceOf = (query: Readonly<Record<string, string | undefined>>): Choice => {
  const flip = query['flip'] === FLAG
  const text = (name: string): string => query[name]?.trim().slice(0, LONGEST.move) ?? ''
  if (text('move') !== '') return { move: text('move'), flip }
  if (text('way') !== '') return { way: text('way'), flip }
  return /^\d{1,3}$/.test(query['from'] ?? '') ? { from: Number(query['from']), flip } : { flip }
}

const ofMove = (texts: Texts, { rules, position, mine, view }: Table, text: string): Stage => {
  const read = readMove(rules, position, text)
  const path = read.kind === 'move' ? writePath(rules, read.move) : ''
  // An enforced jump has to be finished, even where jumps may be left unfinished.
  if (read.kind === 'move' && view.mustJump && !mine.some((move) => writePath(rules, move) === path))
    return { kind: 'piece', fault: texts.faults['must-capture'] }
  if (read.kind === 'move') return { kind: 'preview', move: read.move }
  const ways = mine.filter((move) => read.forms?.includes(writePath(rules, move)))
  if (ways.length > 0) return { kind: 'way', moves: ways }
  const { reason, article } = read
  return { kind: 'piece', fault: refusalText(texts, { code: 'illegal-move', reason, article }) }
}

const ofWay = (texts: Texts, table: Table, text: string): Stage => {
  const read = readRoute(table.rules, text)
  const ends = read.kind === 'route' ? [read.route[0], read.route.at(-1)] : []
  const moves = table.mine.filter(({ from, to }) => from === ends[0] && to === ends[1])
  return moves.length > 1 ? { kind: 'way', moves } : ofMove(texts, table, text)
}

const ofPiece = (texts: Texts, { mine }: Table, from: Square): Stage => {
  const moves = mine.filter((move) => move.from === from)
  const [only] = moves
  if (only === undefined) {
    const reason = mine.some(({ captures }) => captures.length > 0) ? 'must-capture' : 'wrong-square'
    return { kind: 'piece', fault: texts.faults[reason] }
  }
  // A piece with one move is shown making it, which saves a click. Nothing is played yet.
  return moves.length === 1 ? { kind: 'preview', move: only } : { kind: 'square', from, moves }
}

export const stageOf = (texts: Texts, table: Table, choice: Choice): Stage => {
  if (table.mine.length === 0) return { kind: 'waiting' }
  if (choice.move !== undefined) return ofMove(texts, table, choice.move)
  if (choice.way !== undefined) return ofWay(texts, table, choice.way)
  return choice.from === undefined ? { kind: 'piece' } : ofPiece(texts, table, choice.from)
}

export const queryOf = (choice: Choice): string => {
  const query = new URLSearchParams()
  if (choice.from !== undefined) query.set('from', String(choice.from))
  if (choice.way !== undefined) query.set('way', choice.way)
  if (choice.move !== undefined) query.set('move', choice.move)
  if (choice.flip) query.set('flip', FLAG)
  return query.size === 0 ? '' : `?${query}`
}
