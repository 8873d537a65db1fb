import { boardOf } from './board.ts'
import type { Board } from './board.ts'
import type { Position } from './position.ts'
import type { RuleSheet } from './sheet.ts'

/** Numbers that one found move takes in `list`: from, to, three words of captured pieces, 1 if it crowns. */
export const STRIDE = 6

/**
 * The bench on which one position's moves are worked out. It is the one thing in this folder that is written to; it never
 * leaves it, and every question lays it out afresh. Squares are places (see board.ts); o, p, e, k and j are the words of
 * own, opposing and empty squares, kings, and pieces that can begin a jump.
 */
export type Search = {
  readonly board: Board
  readonly step: Int8Array
  rules: RuleSheet
  white: boolean
  o0: number
  o1: number
  o2: number
  p0: number
  p1: number
  p2: number
  e0: number
  e1: number
  e2: number
  k0: number
  k1: number
  k2: number
  j0: number
  j1: number
  j2: number
  /** While a jump is worked out: where it may land, what may still be taken, what has been taken. */
  readonly open: Int32Array
  readonly prey: Int32Array
  readonly taken: Int32Array
  readonly path: Uint8Array
  origin: number
  /** Whether the jumping piece began as a king. */
  captor: boolean
  /** The captured pieces in order, 1 for a king: what Italian draughts compares last. */
  order: number
  /** The best rank so far; lower ones are dropped. */
  best: number
  /** The first move of this position in `list`, the first of the present jumping piece, and the end. */
  start: number
  mark: number
  size: number
  readonly list: number[]
  /** The first path found for each move, kept only when asked for. */
  paths: number[][] | undefined
  visits: number
  readonly seen: Map<string, boolean>
}

const benches: Search[] = []

const makeSearch = (board: Board, rules: RuleSheet): Search => ({
  board,
  step: board.step,
  rules,
  white: false,
  o0: 0,
  o1: 0,
  o2: 0,
  p0: 0,
  p1: 0,
  p2: 0,
  e0: 0,
  e1: 0,
  e2: 0,
  k0: 0,
  k1: 0,
  k2: 0,
  j0: 0,
  j1: 0,
  j2: 0,
  open: new Int32Array(3),
  prey: new Int32Array(3),
  taken: new Int32Array(3),
  path: new Uint8Array(128),
  origin: 0,
  captor: false,
  order: 0,
  best: -1,
  start: 0,
  mark: 0,
  size: 0,
  list: [],
  paths: undefined,
  visits: 0,
  seen: new Map(),
})

/** Lays a position out on the bench of its board; its moves will be listed from number `start` on. */
export const layOut = (rules: RuleSheet, position: Position, start = 0): Search => {
  const board = boardOf(rules)
  const s = (benches[board.key] ??= makeSearch(board, rules))
  const { b0, b1, b2, w0, w1, w2, k0, k1, k2 } = position
  const white = position.turn === 'white'
  s.rules = rules
  s.white = white
  s.o0 = white ? w0 : b0
  s.o1 = white ? w1 : b1
  s.o2 = white ? w2 : b2
  s.p0 = white ? b0 : w0
  s.p1 = white ? b1 : w1
  s.p2 = white ? b2 : w2
  const { all0, all1, all2 } = s.board
  s.e0 = all0 & ~(b0 | w0)
  s.e1 = all1 & ~(b1 | w1)
  s.e2 = all2 & ~(b2 | w2)
  s.open[0] = s.e0
  s.open[1] = s.e1
  s.open[2] = s.e2
  s.k0 = k0
  s.k1 = k1
  s.k2 = k2
  s.start = start
  s.size = start
  s.best = -1
  return s
}
