import type { Board } from '../board/board.ts'
import { BUDGET } from '../rules/budget.ts'
import { generate } from './generate.ts'
import { isSameBoard } from '../board/position.ts'
import type { KingRun, Position } from '../board/position.ts'
import { STRIDE } from './search.ts'
import type { Search } from './search.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

/**
 * A legal move. Routes between the same squares that capture the same pieces are one move, and `path` is the first of
 * them that the search finds. `captures` ascend. `crowned` says that a man becomes a king.
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

/** The moves of a position, and the steps that finding them took. There are none if the steps exceed the budget. */
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

/** Finds all moves, or only those between two squares. */
const find = (rules: RuleSet, position: Position, from?: Square, to?: Square): Found => {
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

type Remembered = Found & { readonly rules: RuleSet; readonly position: Position }

/** How many positions are remembered with their moves. A request needs two: before and after a move. */
const MOST_REMEMBERED = 2
let remembered: readonly Remembered[] = []

const isSameRun = (a: KingRun | undefined, b: KingRun | undefined): boolean => a?.at === b?.at && a?.moves === b?.moves

const isSame = (a: Position, b: Position): boolean =>
  isSameBoard(a, b) && isSameRun(a.runs?.black, b.runs?.black) && isSameRun(a.runs?.white, b.runs?.white)

const knownOf = (rules: RuleSet, position: Position): Found | undefined =>
  remembered.find((each) => each.rules === rules && isSame(each.position, position))

const found = (rules: RuleSet, position: Position): Found => {
  const known = knownOf(rules, position)
  if (known) return known
  const now = { rules, position, ...find(rules, position) }
  remembered = [now, ...remembered.slice(0, MOST_REMEMBERED - 1)]
  return now
}

/** Returns the steps that finding the moves of a position takes. The search stops once they exceed the budget. */
export const searchSteps = (rules: RuleSet, position: Position): number => found(rules, position).steps

/**
 * Returns whether finding the moves exceeds the budget. A game that reaches such a position is drawn, and no game may
 * start from one.
 */
export const isTooComplex = (rules: RuleSet, position: Position): boolean => searchSteps(rules, position) > BUDGET

/**
 * Returns the legal moves in search order, which is faster than `legalMoves`. There are none if the position is too
 * complex.
 */
export const listMoves = (rules: RuleSet, position: Position): readonly Move[] => found(rules, position).moves

/**
 * Returns at least the legal moves between two squares. Reading a log needs one move of each position, so it does not
 * search for others.
 */
export const movesBetween = (rules: RuleSet, position: Position, from: Square, to: Square): readonly Move[] =>
  knownOf(rules, position)?.moves ?? find(rules, position, from, to).moves

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((each, at) => each !== b[at])
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? 0)
}

const compareMoves = (a: Move, b: Move): number =>
  compareLists([a.from, a.to, ...a.captures], [b.from, b.to, ...b.captures]) || compareLists(a.path, b.path)

/** Returns the legal moves, ordered by from, to, captures and path. There are none if the position is too complex. */
export const legalMoves = (rules: RuleSet, position: Position): readonly Move[] =>
  listMoves(rules, position).toSorted(compareMoves)
