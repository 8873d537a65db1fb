import { countBits } from '../board/bits.ts'
import { type Board, boardOf } from '../board/board.ts'
import { generate } from './generate.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/**
 * Returns a word shifted by `k` bits toward lower squares, with the bits that come in from the next word. `c` is the
 * number of bits in a word (see `Board`) minus `k`.
 */
const low = (word: number, next: number, k: number, c: number): number => (word >>> k) | (next << c)

/**
 * Returns a word shifted by `k` bits toward higher squares, with the bits that come in from the word before. `c` is as
 * in `low`.
 */
const high = (word: number, before: number, k: number, c: number): number => (word << k) | (before >>> c)

const has = (words: Int32Array, at: number): boolean => (((words[at >> 5] ?? 0) >>> at) & 1) === 1

/**
 * What counting the jumps of men needs. Squares are bits of 32-bit words in arrays: an index finds a word without a
 * branch.
 */
type Field = { readonly board: Board; readonly prey: Int32Array; readonly open: Int32Array; readonly first: number }

const prey = new Int32Array(3)
const open = new Int32Array(3)

/**
 * Counts the jumps of a man that captures forward and stops when crowned. No two of its paths capture the same pieces,
 * so each path is a move.
 */
const manPaths = (field: Field, at: number): number => {
  const { step } = field.board
  let paths = 0
  for (let way = field.first; way < field.first + 2; way += 1) {
    const over = step[at * 8 + way] ?? -1
    if (over < 0 || !has(field.prey, over)) continue
    const to = step[over * 8 + way] ?? -1
    if (to < 0 || !has(field.open, to)) continue
    const further = manPaths(field, to)
    paths += further === 0 ? 1 : further
  }
  return paths
}

const pathsOfEach = (field: Field, first: number, men: number): number => {
  let paths = 0
  for (let rest = men; rest !== 0; rest &= rest - 1) {
    paths += manPaths(field, first + 31 - Math.clz32(rest & -rest))
  }
  return paths
}

type Movers = {
  readonly white: boolean
  /** `o`: all pieces of the side to move. `q`: its kings. */
  readonly o0: number
  readonly o1: number
  readonly o2: number
  readonly q0: number
  readonly q1: number
  readonly q2: number
  readonly kings: boolean
}

const moversOf = ({ turn, b0, b1, b2, w0, w1, w2, k0, k1, k2 }: Position): Movers => {
  const white = turn === 'white'
  const o0 = white ? w0 : b0
  const o1 = white ? w1 : b1
  const o2 = white ? w2 : b2
  const q0 = o0 & k0
  const q1 = o1 & k1
  const q2 = o2 & k2
  return { white, o0, o1, o2, q0, q1, q2, kings: (q0 | q1 | q2) !== 0 }
}

const jumpers = new Int32Array(3)

/**
 * Finds the pieces that can jump an adjacent piece, and tells whether there are any. Afterwards `jumpers` has them,
 * `prey` the pieces that may be taken, and `open` the squares where a jump may land. `both`: men capture backward, too.
 */
const findJumpers = ({ bits, width, all0, all1, all2 }: Board, position: Position, both: boolean): boolean => {
  const { b0, b1, b2, w0, w1, w2 } = position
  const { white, o0, o1, o2, q0, q1, q2, kings } = moversOf(position)
  const p0 = (prey[0] = white ? b0 : w0)
  const p1 = (prey[1] = white ? b1 : w1)
  const p2 = (prey[2] = white ? b2 : w2)
  const e0 = (open[0] = all0 & ~(b0 | w0))
  const e1 = (open[1] = all1 & ~(b1 | w1))
  const e2 = (open[2] = all2 & ~(b2 | w2))
  let j0 = 0
  let j1 = 0
  let j2 = 0
  for (let k = width; k <= width + 1; k += 1) {
    const c = bits - k
    if (white || both || kings) {
      const a0 = p0 & (e0 << k)
      const a1 = p1 & high(e1, e0, k, c)
      const men = white || both
      j0 |= (men ? o0 : q0) & (a0 << k)
      j1 |= (men ? o1 : q1) & high(a1, a0, k, c)
      j2 |= (men ? o2 : q2) & high(p2 & high(e2, e1, k, c), a1, k, c)
    }
    if (!white || both || kings) {
      const a1 = p1 & low(e1, e2, k, c)
      const a2 = p2 & (e2 >>> k)
      const men = !white || both
      j0 |= (men ? o0 : q0) & low(p0 & low(e0, e1, k, c), a1, k, c)
      j1 |= (men ? o1 : q1) & low(a1, a2, k, c)
      j2 |= (men ? o2 : q2) & (a2 >>> k)
    }
  }
  jumpers[0] = j0
  jumpers[1] = j1
  jumpers[2] = j2
  return (j0 | j1 | j2) !== 0
}

const countQuiet = ({ bits, width, all0, all1, all2 }: Board, position: Position): number => {
  const { b0, b1, b2, w0, w1, w2 } = position
  const { white, o0, o1, o2, q0, q1, q2, kings } = moversOf(position)
  const e0 = all0 & ~(b0 | w0)
  const e1 = all1 & ~(b1 | w1)
  const e2 = all2 & ~(b2 | w2)
  let count = 0
  for (let k = width; k <= width + 1; k += 1) {
    const c = bits - k
    if (white || kings) {
      const m0 = white ? o0 : q0
      const m1 = white ? o1 : q1
      const m2 = white ? o2 : q2
      count += countBits(e0 & low(m0, m1, k, c), e1 & low(m1, m2, k, c), e2 & (m2 >>> k))
    }
    if (!white || kings) {
      const m0 = white ? q0 : o0
      const m1 = white ? q1 : o1
      const m2 = white ? q2 : o2
      count += countBits(e0 & (m0 << k), e1 & high(m1, m0, k, c), e2 & high(m2, m1, k, c))
    }
  }
  return count
}

const hasKing = ({ turn, b0, b1, b2, w0, w1, w2, k0, k1, k2 }: Position): boolean =>
  (turn === 'white' ? (w0 & k0) | (w1 & k1) | (w2 & k2) : (b0 & k0) | (b1 & k1) | (b2 & k2)) !== 0

/**
 * Counts the moves without listing them, or returns -1 where that is not possible. It works in local variables alone,
 * because nine of ten leaves of a search are counted here.
 */
const countSwiftly = (rules: RuleSet, position: Position): number => {
  if (rules.lines !== 'diagonal' || rules.duty === 'may') return -1
  if (rules.kingReach === 'any' && hasKing(position)) return -1
  const board = boardOf(rules)
  const both = rules.menCapture === 'both-ways'
  if (!findJumpers(board, position, both)) return countQuiet(board, position)
  const plain = !both && rules.crowning === 'stops' && rules.prefer.length === 0 && rules.menTakeKings
  const { k0, k1, k2 } = position
  const [j0 = 0, j1 = 0, j2 = 0] = jumpers
  if (!plain || ((j0 & k0) | (j1 & k1) | (j2 & k2)) !== 0) return -1
  const field: Field = { board, prey, open, first: position.turn === 'white' ? 0 : 2 }
  return pathsOfEach(field, 0, j0) + pathsOfEach(field, 32, j1) + pathsOfEach(field, 64, j2)
}

/** Returns the number of legal moves, for `perft`. */
export const countMoves = (rules: RuleSet, position: Position, start = 0): number => {
  const count = countSwiftly(rules, position)
  return count >= 0 ? count : generate(rules, position, start).size - start
}
