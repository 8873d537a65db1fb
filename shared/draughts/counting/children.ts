import { findJumpers } from './jumpers.ts'
import { listJumps } from './list-jumps.ts'
import { listSteps } from './list-steps.ts'
import type { Side } from './side.ts'
import { JUMP_BITS, jumpsEnd, survey } from './survey.ts'
import { openAt, type Tree, WIDTH } from './tree.ts'

/** Counts the jumps of the position just surveyed. */
const countJumps = (tree: Tree, first: number): number => {
  if (jumpsEnd(tree)) return first
  const { end } = tree
  findJumpers(tree)
  if (!listJumps(tree)) return -1
  const count = (tree.end - end) / WIDTH
  tree.end = end
  return count
}

/**
 * Returns the number of legal moves of the position at an index, or -1 if they must be found by the generator. Few are
 * listed for it, since nine of ten leaves of a search are counted here.
 */
export const countChildren = (s: Side, tree: Tree, at: number): number => {
  openAt(s, tree, at)
  if (!(s.kings || (tree.k0 | tree.k1) === 0)) return -1
  const found = survey(tree)
  const jumps = found >>> JUMP_BITS
  return jumps === 0 ? found : countJumps(tree, jumps)
}

/**
 * Pushes the positions after each legal move of the position at an index. False, with nothing pushed, if the moves must
 * be found by the generator.
 */
export const listChildren = (s: Side, tree: Tree, at: number): boolean => {
  openAt(s, tree, at)
  if (!(s.kings || (tree.k0 | tree.k1) === 0)) return false
  if (findJumpers(tree)) return listJumps(tree)
  listSteps(tree)
  return true
}
