import { countMoves } from '../moves/count-moves.ts'
import { generate } from '../moves/generate.ts'
import { playListed } from './play.ts'
import type { Position } from '../board/position.ts'
import { STRIDE } from '../moves/search.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const leavesFrom = (rules: RuleSet, position: Position, depth: number, start: number): number => {
  if (depth === 1) return countMoves(rules, position, start)
  const { board, list, size } = generate(rules, position, start)
  let leaves = 0
  for (let i = start * STRIDE; i < size * STRIDE; i += STRIDE) {
    leaves += leavesFrom(rules, playListed(board, position, list, i), depth - 1, size)
  }
  return leaves
}

/**
 * Returns the number of move sequences of `depth` plies. To compare it with published numbers is the usual test of a
 * move generator.
 */
export const perft = (rules: RuleSet, position: Position, depth: number): number =>
  depth <= 0 ? 1 : leavesFrom(rules, position, depth, 0)
