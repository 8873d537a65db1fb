import { downLow, firstInHigh, upHigh } from './shifts.ts'
import { BOTH_WAYS, DOWN, type Side, UP } from './side.ts'
import { pushJump, type Tree } from './tree.ts'

/**
 * The most pieces that a jump takes here. Where one could go on, the position is left to the generator. This bounds the
 * work, so that no steps are counted:
 *
 * - Each piece taken is a diagonal between two squares where the jumping piece stands, and such diagonals form no ring of
 *   fewer than four. So a jump of up to three pieces is a move of its own, as no other from the same square takes the
 *   same pieces, and it does not end where it began.
 * - A jump has four ways at first and three after a landing, as the way back is over the piece just taken. So a piece has
 *   at most 4 * 3 * 3 = 36 jumps and lands 4 + 12 + 36 = 52 times.
 * - The generator would take one step for each landing, and at most two to compare each jump with those before: at most
 *   124 steps for a piece and 6,200 for 50, which the budget allows. So it never gives up where this does not.
 */
const LONGEST = 3

/** The jump that is being followed, and those that are found. */
const jump = {
  /** The square where the piece started, whether it is a man, and the ways in which it jumps. */
  from0: 0,
  from1: 0,
  man: false,
  ways: 0,
  /** How many pieces it has taken. */
  taken: 0,
  /** How many pieces the jumps take that are found so far, where the most must be taken. */
  best: 0,
  /** How many jumps are found, and the index of the first position if they are listed, otherwise -1. */
  count: 0,
  first: 0,
  /** True if a jump goes on in a way that is not followed. */
  goesOn: false,
}

/** Counts or lists a jump that ended on square `n` and left pieces `p`, unless another one takes more. */
const finish = (tree: Tree, n0: number, n1: number, p0: number, p1: number): void => {
  if (tree.side.most && jump.taken !== jump.best) {
    if (jump.taken < jump.best) return
    jump.best = jump.taken
    jump.count = 0
    if (jump.first >= 0) tree.end = jump.first
  }
  jump.count += 1
  if (jump.first < 0) return
  tree.t0 = tree.p0 ^ p0
  tree.t1 = tree.p1 ^ p1
  pushJump(tree, jump.from0 | n0, jump.from1 | n1)
}

const halts = ({ halt0, halt1 }: Side, n0: number, n1: number): boolean =>
  jump.man && ((n0 & halt0) | (n1 & halt1)) !== 0

const land = (tree: Tree, n0: number, n1: number, p0: number, p1: number): void => {
  jump.taken += 1
  if (jump.taken > LONGEST || halts(tree.side, n0, n1)) jump.goesOn = true
  else if (!jumpOn(tree, n0, n1, p0, p1)) finish(tree, n0, n1, p0, p1)
  jump.taken -= 1
}

/** Follows a jump from square `m` over each next piece of `p` toward higher squares. False if there is none. */
const jumpUp = (tree: Tree, m0: number, m1: number, p0: number, p1: number): boolean => {
  const { near, far, nearCross, farCross } = tree.side
  const { e0, e1 } = tree
  const a0 = p0 & (m0 << near)
  const a1 = p1 & upHigh(m0, m1, near, nearCross)
  const b0 = p0 & (m0 << far)
  const b1 = p1 & upHigh(m0, m1, far, farCross)
  const x0 = e0 & (a0 << near)
  const x1 = e1 & upHigh(a0, a1, near, nearCross)
  const y0 = e0 & (b0 << far)
  const y1 = e1 & upHigh(b0, b1, far, farCross)
  if ((x0 | x1) !== 0) land(tree, x0, x1, p0 ^ a0, p1 ^ a1)
  if ((y0 | y1) !== 0) land(tree, y0, y1, p0 ^ b0, p1 ^ b1)
  return (x0 | x1 | y0 | y1) !== 0
}

/** The same toward lower squares. */
const jumpDown = (tree: Tree, m0: number, m1: number, p0: number, p1: number): boolean => {
  const { near, far, nearCross, farCross } = tree.side
  const { e0, e1 } = tree
  const a0 = p0 & downLow(m0, m1, near, nearCross)
  const a1 = p1 & (m1 >>> near)
  const b0 = p0 & downLow(m0, m1, far, farCross)
  const b1 = p1 & (m1 >>> far)
  const x0 = e0 & downLow(a0, a1, near, nearCross)
  const x1 = e1 & (a1 >>> near)
  const y0 = e0 & downLow(b0, b1, far, farCross)
  const y1 = e1 & (b1 >>> far)
  if ((x0 | x1) !== 0) land(tree, x0, x1, p0 ^ a0, p1 ^ a1)
  if ((y0 | y1) !== 0) land(tree, y0, y1, p0 ^ b0, p1 ^ b1)
  return (x0 | x1 | y0 | y1) !== 0
}

/** Follows a jump from square `m`. False if it cannot go on. */
const jumpOn = (tree: Tree, m0: number, m1: number, p0: number, p1: number): boolean => {
  const { ways } = jump
  const up = (ways & UP) !== 0 && jumpUp(tree, m0, m1, p0, p1)
  const down = (ways & DOWN) !== 0 && jumpDown(tree, m0, m1, p0, p1)
  return up || down
}

/** Follows the jumps of one piece. Its start square counts as empty (Art. 10). */
const jumpFrom = (tree: Tree, from0: number, from1: number): void => {
  jump.from0 = from0
  jump.from1 = from1
  jump.man = ((from0 & tree.q0) | (from1 & tree.q1)) === 0
  jump.ways = jump.man ? tree.side.captures : BOTH_WAYS
  tree.e0 ^= from0
  tree.e1 ^= from1
  jumpOn(tree, from0, from1, tree.p0, tree.p1)
  tree.e0 ^= from0
  tree.e1 ^= from1
}

const followEach = (tree: Tree, first: number): void => {
  jump.taken = 0
  jump.best = 0
  jump.count = 0
  jump.first = first
  jump.goesOn = false
  let rest0 = tree.j0
  let rest1 = tree.j1
  while ((rest0 | rest1) !== 0) {
    const from0 = rest0 & -rest0
    const from1 = firstInHigh(rest0, rest1)
    jumpFrom(tree, from0, from1)
    rest0 ^= from0
    rest1 ^= from1
  }
}

/** Counts the jumps of the pieces that `findJumpers` found. Returns -1 if one goes on as described for `listJumps`. */
export const countJumps = (tree: Tree): number => {
  followEach(tree, -1)
  return jump.goesOn ? -1 : jump.count
}

/**
 * Pushes the positions after each jump of the pieces that `findJumpers` found. False, with nothing pushed, if a jump goes
 * on after three pieces or on a row where it halts.
 */
export const listJumps = (tree: Tree): boolean => {
  const { end } = tree
  followEach(tree, end)
  if (jump.goesOn) tree.end = end
  return !jump.goesOn
}
