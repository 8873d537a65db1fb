import { boardOf } from '../board/board.ts'
import type { Board } from '../board/board.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** How many numbers a move has in `Search.list`: from, to, three words of captures, and 1 if a man is crowned. */
export const STRIDE = 6

/**
 * The state of a search for the moves of one position. It is reset and reused for the next position. Squares are bits
 * (see `Board`). The words are: `o` own pieces, `p` the opponent's, `e` empty squares, `k` kings, `j` pieces that may
 * be able to jump.
 */
export type Search = {
  readonly board: Board
  readonly step: Int8Array
  rules: RuleSet
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
  /** During a jump: the squares where it may land, the pieces that it may take, and those that it has taken. */
  readonly open: Int32Array
  readonly prey: Int32Array
  readonly taken: Int32Array
  /** The squares on which the jump has landed. */
  readonly path: Uint8Array
  /** The square where the jumping piece started. `captor` is true if it was a king then. */
  origin: number
  captor: boolean
  /** The captured pieces in order, one bit each: 1 is a king, 0 a man (Italian draughts). */
  order: number
  /** The highest rank of a capture that is listed. */
  best: number
  /** Indexes of moves in `list`: the first of this position, the first of the jumping piece, and the end. */
  start: number
  mark: number
  size: number
  readonly list: number[]
  /** The path of each move, where the caller wants them. */
  paths: number[][] | undefined
  /** True if the order of captured pieces matters. */
  ordered: boolean
  steps: number
}

/** The searches, one for each layout of a board, made on first use. */
const searches: Search[] = []

const makeSearch = (board: Board, rules: RuleSet): Search => ({
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
  ordered: false,
  steps: 0,
})

/** Resets the search of this board to a position. Moves before index `start` stay listed. */
export const setUpSearch = (rules: RuleSet, position: Position, start = 0): Search => {
  const board = boardOf(rules)
  const s = (searches[board.key] ??= makeSearch(board, rules))
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
  s.ordered = rules.prefer.includes('early-king')
  s.steps = 0
  return s
}
