import { bitIn } from '../board/bits.ts'
import { BUDGET } from '../rules/budget.ts'
import { listCaptures } from './list-captures.ts'
import type { Position } from '../board/position.ts'
import { listQuietMoves } from './list-quiet-moves.ts'
import { setUpSearch } from './search.ts'
import type { Search } from './search.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

const hasMen = (s: Search): boolean => ((s.o0 & ~s.k0) | (s.o1 & ~s.k1) | (s.o2 & ~s.k2)) !== 0

/** Returns the bit of a king that has used up its quiet moves (Frisian draughts), or -1. */
const stuckKing = (s: Search, position: Position): number => {
  const { runs } = position
  if (runs === undefined || s.rules.kingRun === 0) return -1
  const run = runs[position.turn]
  return run.moves >= s.rules.kingRun && hasMen(s) ? (s.board.bit[run.at - 1] ?? -1) : -1
}

let spent = 0

/**
 * Returns the steps of all searches since the program began. Tests bound steps, since times differ between machines.
 */
export const stepsSpent = (): number => spent

/**
 * Lists the legal moves of a position in the returned search, from index `start` on. All positions of a board share
 * that search. Nothing is listed if the steps exceed the budget. `paths` receives the path of each move. With `from`,
 * quiet moves of other squares are left out.
 */
export const generate = (rules: RuleSet, position: Position, start = 0, paths?: number[][], from?: Square): Search => {
  const s = setUpSearch(rules, position, start)
  s.paths = paths
  const captures = listCaptures(s)
  spent += s.steps + 1
  if (s.steps > BUDGET) s.size = s.start
  else if (captures === 0 || rules.duty === 'may') {
    const stuck = stuckKing(s, position)
    if (from !== undefined) {
      const at = s.board.bit[from - 1] ?? -1
      s.o0 &= bitIn(at, 0)
      s.o1 &= bitIn(at, 1)
      s.o2 &= bitIn(at, 2)
    }
    listQuietMoves(s, stuck)
  }
  return s
}
