import { findJumpers, jumpsEnd } from './jumpers.ts'
import { countJumps, listJumps } from './follow-jumps.ts'
import { listSteps } from './list-steps.ts'
import type { Side } from './side.ts'
import { JUMP_BITS, survey } from './survey.ts'
import { openAt, type Tree } from './tree.ts'

/**
 * Returns the number of legal moves of the position at an index, or -1 if they must be found by the generator. Few are
 * listed for it, since nine of ten leaves of a search are counted here.
 */
export const countChildren = (s: Side, tree: Tree, at: number): number => {
  openAt(s, tree, at)
  if (!(s.kings || (tree.k0 | tree.k1) === 0)) return -1
  const found = survey(tree)
  const jumps = found >>> JUMP_BITS
  if (jumps === 0) return found
  if (jumpsEnd(tree)) return jumps
  findJumpers(tree)
  return countJumps(tree)
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
