import type { Board } from './board.ts'
import { BUDGET } from './budget.ts'
import { generate } from './generate.ts'
import { isSameBoard } from './position.ts'
import type { KingRun, Position } from './position.ts'
import { STRIDE } from './search.ts'
import type { Search } from './search.ts'
import type { RuleSheet } from './sheet.ts'
import type { Square } from './words.ts'

/**
 * Routes that capture the same pieces are one move. `path`: of the first route found. `captures`: ascending. `crowned`:
 * a man becomes a king.
 */
export type Move = {
  readonly from: Square
  readonly to: Square
  readonly path: readonly Square[]
  readonly captures: readonly Square[]
  readonly crowned: boolean
}

const NONE: readonly Square[] = []

const addSquares = (board: Board, squares: Square[], first: number, word: number): void => {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    squares.push(board.square[first + 31 - Math.clz32(rest & -rest)] ?? 0)
  }
}

const capturesOf = (board: Board, t0: number, t1: number, t2: number): readonly Square[] => {
  if ((t0 | t1 | t2) === 0) return NONE
  const squares: Square[] = []
  addSquares(board, squares, 0, t0)
  addSquares(board, squares, 32, t1)
  addSquares(board, squares, 64, t2)
  return squares
}

/** No moves if `steps` exceeds the budget. */
type Found = { readonly moves: readonly Move[]; readonly steps: number }

const squareIn = ({ board, list }: Search, i: number): Square => board.square[list[i] ?? 0] ?? 0

const moveAt = (search: Search, i: number, path: readonly number[] = []): Move => {
  const { board, list } = search
  return {
    from: squareIn(search, i),
    to: squareIn(search, i + 1),
    path: path.map((at) => board.square[at] ?? 0),
    captures: capturesOf(board, list[i + 2] ?? 0, list[i + 3] ?? 0, list[i + 4] ?? 0),
    crowned: list[i + 5] === 1,
  }
}

/** All, or those between two squares. */
const find = (rules: RuleSheet, position: Position, from?: Square, to?: Square): Found => {
  const paths: number[][] = []
  const search = generate(rules, position, 0, paths, from)
  const moves: Move[] = []
  for (let m = 0; m < search.size; m += 1) {
    const i = m * STRIDE
    if (from === undefined || (squareIn(search, i) === from && squareIn(search, i + 1) === to))
      moves.push(moveAt(search, i, paths[m]))
  }
  return { moves, steps: search.steps }
}

type Asked = Found & { readonly rules: RuleSheet; readonly position: Position }

/** A request asks about two: before and after a move. */
const KEPT = 2
let asked: readonly Asked[] = []

const isSameRun = (a: KingRun | undefined, b: KingRun | undefined): boolean => a?.at === b?.at && a?.moves === b?.moves

const isSame = (a: Position, b: Position): boolean =>
  isSameBoard(a, b) && isSameRun(a.runs?.black, b.runs?.black) && isSameRun(a.runs?.white, b.runs?.white)

const knownOf = (rules: RuleSheet, position: Position): Found | undefined =>
  asked.find((each) => each.rules === rules && isSame(each.position, position))

const found = (rules: RuleSheet, position: Position): Found => {
  const known = knownOf(rules, position)
  if (known) return known
  const now = { rules, position, ...find(rules, position) }
  asked = [now, ...asked.slice(0, KEPT - 1)]
  return now
}

export const stepsOf = (rules: RuleSheet, position: Position): number => found(rules, position).steps

/** A game that comes to one is drawn; no playable position is. */
export const isTooComplex = (rules: RuleSheet, position: Position): boolean => stepsOf(rules, position) > BUDGET

/** In search order, so faster than `legalMoves`. None if too complex. */
export const movesFound = (rules: RuleSheet, position: Position): readonly Move[] => found(rules, position).moves

/** Those of `movesFound` between two squares, and perhaps others. A log is read move by move: most that are found are never looked at. */
export const movesBetween = (rules: RuleSheet, position: Position, from: Square, to: Square): readonly Move[] =>
  knownOf(rules, position)?.moves ?? find(rules, position, from, to).moves

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((each, at) => each !== b[at])
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? 0)
}

const compareMoves = (a: Move, b: Move): number =>
  compareLists([a.from, a.to, ...a.captures], [b.from, b.to, ...b.captures]) || compareLists(a.path, b.path)

/** Ordered by from, to, captures, path. None if too complex. */
export const legalMoves = (rules: RuleSheet, position: Position): readonly Move[] =>
  movesFound(rules, position).toSorted(compareMoves)
