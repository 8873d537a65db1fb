import type { RuleSet } from '../../rules/rule-set.ts'
import { INTERNATIONAL } from './international.ts'

/** International draughts on 12x12. */
export const CANADIAN: RuleSet = {
  ...INTERNATIONAL,
  id: 'canadian',
  columns: 12,
  menRows: 5,
  gameType: '27,W,12,12,N2,0',
}
