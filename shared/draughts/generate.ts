import { BUDGET } from './budget.ts'
import { listCaptures } from './capture.ts'
import type { Position } from './position.ts'
import { listQuiet } from './quiet.ts'
import { layOut } from './search.ts'
import type { Search } from './search.ts'
import type { RuleSheet } from './sheet.ts'

const hasMen = (s: Search): boolean => ((s.o0 & ~s.k0) | (s.o1 & ~s.k1) | (s.o2 & ~s.k2)) !== 0

/** The king that has used up its quiet moves, or -1. */
const stuckKing = (s: Search, position: Position): number => {
  const { runs } = position
  if (runs === undefined || s.rules.kingRun === 0) return -1
  const run = runs[position.turn]
  return run.moves >= s.rules.kingRun && hasMen(s) ? (s.board.place[run.at - 1] ?? -1) : -1
}

let spent = 0

/** Since the program began. Tests bound steps, since times differ between machines. */
export const stepsSpent = (): number => spent

const isBeyond = (s: Search): boolean => s.steps > BUDGET

const workOut = (s: Search, rules: RuleSheet, position: Position): void => {
  const captures = listCaptures(s)
  spent += s.steps + 1
  if (isBeyond(s)) s.size = s.start
  else if (captures === 0 || rules.duty === 'may') listQuiet(s, stuckKing(s, position))
}

/** From index `start` of the shared bench; none beyond the budget. */
export const generate = (rules: RuleSheet, position: Position, start = 0): Search => {
  const s = layOut(rules, position, start)
  s.paths = undefined
  workOut(s, rules, position)
  return s
}

export const generateWithPaths = (rules: RuleSheet, position: Position, paths: number[][]): Search => {
  const s = layOut(rules, position)
  s.paths = paths
  workOut(s, rules, position)
  return s
}
