import type { RuleSheet } from '../sheet.ts'
import { SPANISH } from './spanish.ts'

/** Portuguese draughts: the moves of Spanish draughts under a GameType of its own. */
export const PORTUGUESE: RuleSheet = {
  ...SPANISH,
  id: 'portuguese',
  gameType: '28,W,8,8,N1,1',
}
