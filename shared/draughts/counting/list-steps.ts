import { downLow, firstInHigh, upHigh } from './shifts.ts'
import { DOWN, UP } from './side.ts'
import { pushStep, type Tree } from './tree.ts'

/** Pushes the steps toward higher squares that end on squares `n`. */
const stepUp = (tree: Tree, n0: number, n1: number, far: boolean): void => {
  const { side } = tree
  const { all0 } = side
  const k = far ? side.far : side.near
  const cross = far ? side.farCross : side.nearCross
  let rest0 = n0
  let rest1 = n1
  while ((rest0 | rest1) !== 0) {
    const to0 = rest0 & -rest0
    const to1 = firstInHigh(rest0, rest1)
    pushStep(tree, to0 | (downLow(to0, to1, k, cross) & all0), to1 | (to1 >>> k))
    rest0 ^= to0
    rest1 ^= to1
  }
}

/** The same toward lower squares. */
const stepDown = (tree: Tree, n0: number, n1: number, far: boolean): void => {
  const { side } = tree
  const { all0 } = side
  const k = far ? side.far : side.near
  const cross = far ? side.farCross : side.nearCross
  let rest0 = n0
  let rest1 = n1
  while ((rest0 | rest1) !== 0) {
    const to0 = rest0 & -rest0
    const to1 = firstInHigh(rest0, rest1)
    pushStep(tree, to0 | ((to0 << k) & all0), to1 | upHigh(to0, to1, k, cross))
    rest0 ^= to0
    rest1 ^= to1
  }
}

/** Pushes the positions after each step of the open one, in which nothing can be captured. */
export const listSteps = (tree: Tree): void => {
  const { near, far, nearCross, farCross, steps } = tree.side
  const { o0, o1, q0, q1, e0, e1 } = tree
  const kings = (q0 | q1) !== 0
  if (kings || steps === UP) {
    const m0 = steps === UP ? o0 : q0
    const m1 = steps === UP ? o1 : q1
    stepUp(tree, e0 & (m0 << near), e1 & upHigh(m0, m1, near, nearCross), false)
    stepUp(tree, e0 & (m0 << far), e1 & upHigh(m0, m1, far, farCross), true)
  }
  if (kings || steps === DOWN) {
    const m0 = steps === DOWN ? o0 : q0
    const m1 = steps === DOWN ? o1 : q1
    stepDown(tree, e0 & downLow(m0, m1, near, nearCross), e1 & (m1 >>> near), false)
    stepDown(tree, e0 & downLow(m0, m1, far, farCross), e1 & (m1 >>> far), true)
  }
}
