import type { Position } from '../board/position.ts'
import type { Colour } from '../rules/words.ts'
import type { Side } from './side.ts'

/** How many words a position has: the pieces of the side to move, the other side's, and all kings, two words each. */
export const WIDTH = 6

/** The most moves of a position that is counted: a piece has four steps or 36 jumps at most (see `follow-jumps.ts`). */
export const MOST_MOVES = 36 * 50

/**
 * A stack of positions: those on the way through a tree of moves, each followed by all that its moves lead to. One
 * position is open. Its words are `o` own pieces, `p` the other side's, `k` kings, `q` own kings, `e` empty squares.
 */
export type Tree = {
  /** The side to move in the open position. */
  side: Side
  readonly words: Int32Array
  /** The index of the word after the last position. */
  end: number
  o0: number
  o1: number
  p0: number
  p1: number
  k0: number
  k1: number
  q0: number
  q1: number
  e0: number
  e1: number
  /** The pieces that the next jump takes. */
  t0: number
  t1: number
  /** The squares where first jumps land, after `survey`. */
  l0: number
  l1: number
  /** The pieces that can jump, after `findJumpers`. */
  j0: number
  j1: number
}

/** Makes a stack that is high enough to follow moves to a depth. */
export const makeTree = (side: Side, depth: number): Tree => ({
  side,
  words: new Int32Array((depth + 1) * (MOST_MOVES + 1) * WIDTH),
  end: 0,
  o0: 0,
  o1: 0,
  p0: 0,
  p1: 0,
  k0: 0,
  k1: 0,
  q0: 0,
  q1: 0,
  e0: 0,
  e1: 0,
  t0: 0,
  t1: 0,
  l0: 0,
  l1: 0,
  j0: 0,
  j1: 0,
})

/** Opens the position at an index. */
export const openAt = (s: Side, tree: Tree, at: number): void => {
  const { words } = tree
  const o0 = words[at] ?? 0
  const o1 = words[at + 1] ?? 0
  const p0 = words[at + 2] ?? 0
  const p1 = words[at + 3] ?? 0
  const k0 = words[at + 4] ?? 0
  const k1 = words[at + 5] ?? 0
  tree.side = s
  tree.o0 = o0
  tree.o1 = o1
  tree.p0 = p0
  tree.p1 = p1
  tree.k0 = k0
  tree.k1 = k1
  tree.q0 = o0 & k0
  tree.q1 = o1 & k1
  tree.e0 = s.all0 & ~(o0 | p0)
  tree.e1 = s.all1 & ~(o1 | p1)
}

/**
 * Pushes the position after a step. `c` are the two squares that change: where the move starts, which is the side's own,
 * and where it ends, which is not.
 */
export const pushStep = (tree: Tree, c0: number, c1: number): void => {
  const { side, words, end, o0, o1, k0, k1 } = tree
  const king = ((k0 & c0) | (k1 & c1)) !== 0
  words[end] = tree.p0
  words[end + 1] = tree.p1
  words[end + 2] = o0 ^ c0
  words[end + 3] = o1 ^ c1
  words[end + 4] = king ? k0 ^ c0 : k0 | (c0 & side.crown0)
  words[end + 5] = king ? k1 ^ c1 : k1 | (c1 & side.crown1)
  tree.end = end + WIDTH
}

/** Pushes the position after a jump, which takes pieces `t`. `c` are as in `pushStep`. */
export const pushJump = (tree: Tree, c0: number, c1: number): void => {
  const { side, words, end, o0, o1, k0, k1, t0, t1 } = tree
  const king = ((k0 & c0) | (k1 & c1)) !== 0
  words[end] = tree.p0 ^ t0
  words[end + 1] = tree.p1 ^ t1
  words[end + 2] = o0 ^ c0
  words[end + 3] = o1 ^ c1
  words[end + 4] = (k0 & ~(c0 | t0)) | (c0 & ~o0 & (king ? -1 : side.crown0))
  words[end + 5] = (k1 & ~(c1 | t1)) | (c1 & ~o1 & (king ? -1 : side.crown1))
  tree.end = end + WIDTH
}

export const pushPosition = (tree: Tree, { turn, b0, b1, w0, w1, k0, k1 }: Position): void => {
  const { words, end } = tree
  words.set(turn === 'black' ? [b0, b1, w0, w1, k0, k1] : [w0, w1, b0, b1, k0, k1], end)
  tree.end = end + WIDTH
}

/** Returns the position at an index as an object. */
export const positionAt = ({ words }: Tree, at: number, turn: Colour): Position => {
  const [o0 = 0, o1 = 0, p0 = 0, p1 = 0, k0 = 0, k1 = 0] = words.subarray(at, at + WIDTH)
  const black = turn === 'black'
  return {
    turn,
    b0: black ? o0 : p0,
    b1: black ? o1 : p1,
    b2: 0,
    w0: black ? p0 : o0,
    w1: black ? p1 : o1,
    w2: 0,
    k0,
    k1,
    k2: 0,
    runs: undefined,
  }
}
