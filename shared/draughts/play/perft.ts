import { countChildren, listChildren } from '../counting/children.ts'
import { isCountable, type Side, type Sides, sidesOf } from '../counting/side.ts'
import { makeTree, positionAt, pushPosition, type Tree, WIDTH } from '../counting/tree.ts'
import { countMoves } from '../moves/count-moves.ts'
import { generate } from '../moves/generate.ts'
import { playListed } from './play.ts'
import type { Position } from '../board/position.ts'
import { STRIDE } from '../moves/search.ts'
import type { RuleSet } from '../rules/rule-set.ts'

type Count = { readonly rules: RuleSet; readonly sides: Sides; readonly tree: Tree }

/** Follows the moves of a position, which the generator lists from index `start` on. */
const leavesOfListed = (count: Count, position: Position, depth: number, start: number): number => {
  const { board, list, size } = generate(count.rules, position, start)
  if (depth === 1) return size - start
  let leaves = 0
  for (let i = start * STRIDE; i < size * STRIDE; i += STRIDE) {
    leaves += leavesFrom(count, playListed(board, position, list, i), depth - 1, size)
  }
  return leaves
}

const leavesFrom = (count: Count, position: Position, depth: number, start: number): number => {
  const { rules, sides, tree } = count
  if (!isCountable(sides, position))
    return depth === 1 ? countMoves(rules, position, start) : leavesOfListed(count, position, depth, start)
  const { end } = tree
  pushPosition(tree, position)
  const leaves = leavesAt(count, sides[position.turn], end, depth, start)
  tree.end = end
  return leaves
}

const movesAt = (count: Count, side: Side, at: number, start: number): number => {
  const moves = countChildren(side, count.tree, at)
  return moves < 0 ? leavesOfListed(count, positionAt(count.tree, at, side.turn), 1, start) : moves
}

/** Follows the moves of the position at an index of the tree, where they are not listed. */
const leavesAt = (count: Count, side: Side, at: number, depth: number, start: number): number => {
  if (depth === 1) return movesAt(count, side, at, start)
  const { sides, tree } = count
  const first = tree.end
  if (!listChildren(side, tree, at)) return leavesOfListed(count, positionAt(tree, at, side.turn), depth, start)
  const { end } = tree
  const other = side.turn === 'black' ? sides.white : sides.black
  let leaves = 0
  if (depth === 2) for (let child = first; child < end; child += WIDTH) leaves += movesAt(count, other, child, start)
  else for (let child = first; child < end; child += WIDTH) leaves += leavesAt(count, other, child, depth - 1, start)
  tree.end = first
  return leaves
}

/**
 * Returns the number of move sequences of `depth` plies. To compare it with published numbers is the usual test of a
 * move generator.
 */
export const perft = (rules: RuleSet, position: Position, depth: number, sides = sidesOf(rules)): number =>
  depth <= 0 ? 1 : leavesFrom({ rules, sides, tree: makeTree(sides[position.turn], depth) }, position, depth, 0)
