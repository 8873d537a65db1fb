import type { RuleSet } from '../../rules/rule-set.ts'
import { RUSSIAN } from './russian.ts'

/** Men capture forward only, and a capture by a king comes before one by a man. */
export const CZECH: RuleSet = {
  ...RUSSIAN,
  id: 'czech',
  menCapture: 'forward',
  prefer: ['king-captor'],
  crowning: 'stops',
  limits: [{ claim: 'fifteen-move', plies: 30, counts: 'quiet' }],
  gameType: '29,W,8,8,A0,0',
}
