import { downLow, upHigh } from './shifts.ts'
import { DOWN, UP } from './side.ts'
import type { Tree } from './tree.ts'

/** Finds those of the pieces `m` that can jump an adjacent piece toward higher squares, and adds them to `j`. */
const addUp = (tree: Tree, m0: number, m1: number): void => {
  const { near, far, nearCross, farCross } = tree.side
  const { p0, p1, e0, e1 } = tree
  const a0 = p0 & downLow(e0, e1, near, nearCross)
  const a1 = p1 & (e1 >>> near)
  const b0 = p0 & downLow(e0, e1, far, farCross)
  const b1 = p1 & (e1 >>> far)
  tree.j0 |= m0 & (downLow(a0, a1, near, nearCross) | downLow(b0, b1, far, farCross))
  tree.j1 |= m1 & ((a1 >>> near) | (b1 >>> far))
}

/** The same toward lower squares. */
const addDown = (tree: Tree, m0: number, m1: number): void => {
  const { near, far, nearCross, farCross } = tree.side
  const { p0, p1, e0, e1 } = tree
  const a0 = p0 & (e0 << near)
  const a1 = p1 & upHigh(e0, e1, near, nearCross)
  const b0 = p0 & (e0 << far)
  const b1 = p1 & upHigh(e0, e1, far, farCross)
  tree.j0 |= m0 & ((a0 << near) | (b0 << far))
  tree.j1 |= m1 & (upHigh(a0, a1, near, nearCross) | upHigh(b0, b1, far, farCross))
}

/** Finds those of the men and kings `m`, kings alone `q`, that can jump an adjacent piece; tells whether there are any. */
const find = (tree: Tree, m0: number, m1: number, q0: number, q1: number): boolean => {
  const { captures } = tree.side
  const kings = (q0 | q1) !== 0
  tree.j0 = 0
  tree.j1 = 0
  if ((captures & UP) !== 0) addUp(tree, m0, m1)
  else if (kings) addUp(tree, q0, q1)
  if ((captures & DOWN) !== 0) addDown(tree, m0, m1)
  else if (kings) addDown(tree, q0, q1)
  return (tree.j0 | tree.j1) !== 0
}

/** Finds the pieces that can jump, and tells whether there are any. */
export const findJumpers = (tree: Tree): boolean => find(tree, tree.o0, tree.o1, tree.q0, tree.q1)

/**
 * Returns whether all jumps of the position just surveyed end after the first piece. The square where a jump started
 * counts as occupied here. That makes no difference: only the piece just taken lies between it and the landing.
 */
export const jumpsEnd = (tree: Tree): boolean => {
  const { l0, l1 } = tree
  const { halt0, halt1 } = tree.side
  const kings = (tree.q0 | tree.q1) !== 0
  return ((l0 & halt0) | (l1 & halt1)) === 0 && !find(tree, l0, l1, kings ? l0 : 0, kings ? l1 : 0)
}
