import type { RuleSet } from '../../rules/rule-set.ts'
import { BRAZILIAN } from './brazilian.ts'

/** Pool checkers: Brazilian draughts with a free choice of captures. */
export const POOL: RuleSet = {
  ...BRAZILIAN,
  id: 'pool',
  prefer: [],
  gameType: '23,W,8,8,N2,0',
  written: 'numbers',
}
