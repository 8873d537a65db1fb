import type { RuleSet } from '../../rules/rule-set.ts'
import { INTERNATIONAL } from './international.ts'

/** International draughts on 8x8. A draw may be claimed after twenty king moves of each side without a capture. */
export const BRAZILIAN: RuleSet = {
  ...INTERNATIONAL,
  id: 'brazilian',
  columns: 8,
  menRows: 3,
  limits: [{ claim: 'twenty-move', plies: 40, counts: 'quiet' }],
  gameType: '26,W,8,8,A0,0',
  written: 'letters',
}
