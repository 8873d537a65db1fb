import { countFour, downLow, upHigh } from './shifts.ts'
import { DOWN, UP } from './side.ts'
import type { Tree } from './tree.ts'

/** The bits of a survey above these count jumps, the others steps. */
export const JUMP_BITS = 16
const JUMP = 1 << JUMP_BITS

/** Notes where jumps land, and counts them. */
const landings = (tree: Tree, x0: number, x1: number, y0: number, y1: number): number => {
  tree.l0 |= x0 | y0
  tree.l1 |= x1 | y1
  return countFour(x0, x1, y0, y1) << JUMP_BITS
}

/** Surveys what pieces `m` can do toward higher squares. */
const surveyUp = (tree: Tree, m0: number, m1: number): number => {
  const { near, far, nearCross, farCross } = tree.side
  const { p0, p1, e0, e1 } = tree
  const a0 = m0 << near
  const a1 = upHigh(m0, m1, near, nearCross)
  const b0 = m0 << far
  const b1 = upHigh(m0, m1, far, farCross)
  const x0 = e0 & ((a0 & p0) << near)
  const x1 = e1 & upHigh(a0 & p0, a1 & p1, near, nearCross)
  const y0 = e0 & ((b0 & p0) << far)
  const y1 = e1 & upHigh(b0 & p0, b1 & p1, far, farCross)
  if ((x0 | x1 | y0 | y1) === 0) return countFour(e0 & a0, e1 & a1, e0 & b0, e1 & b1)
  return landings(tree, x0, x1, y0, y1)
}

/** Surveys what pieces `m` can do toward lower squares. */
const surveyDown = (tree: Tree, m0: number, m1: number): number => {
  const { near, far, nearCross, farCross } = tree.side
  const { p0, p1, e0, e1 } = tree
  const a0 = downLow(m0, m1, near, nearCross)
  const a1 = m1 >>> near
  const b0 = downLow(m0, m1, far, farCross)
  const b1 = m1 >>> far
  const x0 = e0 & downLow(a0 & p0, a1 & p1, near, nearCross)
  const x1 = e1 & ((a1 & p1) >>> near)
  const y0 = e0 & downLow(b0 & p0, b1 & p1, far, farCross)
  const y1 = e1 & ((b1 & p1) >>> far)
  if ((x0 | x1 | y0 | y1) === 0) return countFour(e0 & a0, e1 & a1, e0 & b0, e1 & b1)
  return landings(tree, x0, x1, y0, y1)
}

const surveyMen = (tree: Tree): number => {
  const { o0, o1 } = tree
  if (tree.side.steps === UP) {
    const found = surveyUp(tree, o0, o1)
    return tree.side.captures === UP ? found : found + (surveyDown(tree, o0, o1) & -JUMP)
  }
  const found = surveyDown(tree, o0, o1)
  return tree.side.captures === DOWN ? found : found + (surveyUp(tree, o0, o1) & -JUMP)
}

const surveyWithKings = (tree: Tree): number => {
  const { o0, o1, q0, q1 } = tree
  return tree.side.steps === UP
    ? surveyUp(tree, o0, o1) + surveyDown(tree, q0, q1)
    : surveyDown(tree, o0, o1) + surveyUp(tree, q0, q1)
}

/**
 * Counts what can be done in the open position: 2^16 for each first jump, from a piece over another one, and 1 for
 * each step of a piece. Steps are counted in full only if there are no jumps.
 */
export const survey = (tree: Tree): number => {
  tree.l0 = 0
  tree.l1 = 0
  return (tree.q0 | tree.q1) === 0 ? surveyMen(tree) : surveyWithKings(tree)
}
