import type { RuleSet } from '../../rules/rule-set.ts'
import { SPANISH } from './spanish.ts'

/** The moves are those of Spanish draughts; only the GameType differs. */
export const PORTUGUESE: RuleSet = {
  ...SPANISH,
  id: 'portuguese',
  gameType: '28,W,8,8,N1,1',
}
