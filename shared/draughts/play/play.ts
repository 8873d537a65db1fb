import { bitIn, isSet } from '../board/bits.ts'
import { boardOf } from '../board/board.ts'
import type { Board } from '../board/board.ts'
import type { Move } from '../moves/legal-moves.ts'
import { NO_RUN } from '../board/position.ts'
import type { KingRun, Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

const runAfter = (run: KingRun, from: Square, to: Square): KingRun =>
  run.at === from ? { at: to, moves: run.moves + 1 } : { at: to, moves: 1 }

const runsAfter = (board: Board, position: Position, from: number, to: number, quiet: boolean): Position['runs'] => {
  const { runs, turn } = position
  if (runs === undefined) return undefined
  const counts = quiet && isSet(from, position.k0, position.k1, position.k2)
  const run = counts ? runAfter(runs[turn], board.square[from] ?? 0, board.square[to] ?? 0) : NO_RUN
  return turn === 'black' ? { black: run, white: runs.white } : { black: runs.black, white: run }
}

/** Returns the position after the move that starts at index `i` of a search's list (see `STRIDE`). */
export const playListed = (board: Board, position: Position, list: readonly number[], i: number): Position => {
  const from = list[i] ?? 0,
    to = list[i + 1] ?? 0
  const t0 = list[i + 2] ?? 0,
    t1 = list[i + 3] ?? 0,
    t2 = list[i + 4] ?? 0
  const { b0, b1, b2, w0, w1, w2, k0, k1, k2 } = position
  const f0 = bitIn(from, 0),
    f1 = bitIn(from, 1),
    f2 = bitIn(from, 2)
  const g0 = bitIn(to, 0),
    g1 = bitIn(to, 1),
    g2 = bitIn(to, 2)
  const king = list[i + 5] === 1 || isSet(from, k0, k1, k2)
  const runs = runsAfter(board, position, from, to, (t0 | t1 | t2) === 0)
  const q0 = (k0 & ~f0 & ~t0) | (king ? g0 : 0)
  const q1 = (k1 & ~f1 & ~t1) | (king ? g1 : 0)
  const q2 = (k2 & ~f2 & ~t2) | (king ? g2 : 0)
  const black = position.turn === 'black'
  const m0 = ((black ? b0 : w0) & ~f0) | g0,
    m1 = ((black ? b1 : w1) & ~f1) | g1,
    m2 = ((black ? b2 : w2) & ~f2) | g2
  const l0 = (black ? w0 : b0) & ~t0,
    l1 = (black ? w1 : b1) & ~t1,
    l2 = (black ? w2 : b2) & ~t2
  return black
    ? { turn: 'white', b0: m0, b1: m1, b2: m2, w0: l0, w1: l1, w2: l2, k0: q0, k1: q1, k2: q2, runs }
    : { turn: 'black', b0: l0, b1: l1, b2: l2, w0: m0, w1: m1, w2: m2, k0: q0, k1: q1, k2: q2, runs }
}

/** Returns the position after a move, which must be legal. All captured pieces leave the board together. */
export const play = (rules: RuleSet, position: Position, move: Move): Position => {
  const board = boardOf(rules)
  const { bit } = board
  const listed = [bit[move.from - 1] ?? 0, bit[move.to - 1] ?? 0, 0, 0, 0, move.crowned ? 1 : 0]
  for (const square of move.captures) {
    const at = bit[square - 1] ?? 0
    const word = 2 + (at >> 5)
    listed[word] = (listed[word] ?? 0) | (1 << at)
  }
  return playListed(board, position, listed, 0)
}
