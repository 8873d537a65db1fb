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

/** Finds the pieces that can jump, and tells whether there are any. */
export const findJumpers = (tree: Tree): boolean => {
  const { o0, o1, q0, q1 } = tree
  const kings = (q0 | q1) !== 0
  tree.j0 = 0
  tree.j1 = 0
  if ((tree.side.captures & UP) !== 0) addUp(tree, o0, o1)
  else if (kings) addUp(tree, q0, q1)
  if ((tree.side.captures & DOWN) !== 0) addDown(tree, o0, o1)
  else if (kings) addDown(tree, q0, q1)
  return (tree.j0 | tree.j1) !== 0
}
