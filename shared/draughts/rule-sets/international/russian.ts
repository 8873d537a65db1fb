import type { RuleSet } from '../../rules/rule-set.ts'
import { BRAZILIAN } from './brazilian.ts'

/** The choice of captures is free, and a man that is crowned in a capture goes on as a king. */
export const RUSSIAN: RuleSet = {
  ...BRAZILIAN,
  id: 'russian',
  prefer: [],
  crowning: 'goes-on',
  limits: [
    { claim: 'fifteen-move', plies: 30, counts: 'quiet' },
    { claim: 'fifteen-move', plies: 30, counts: 'lone-king' },
  ],
  kingAgainstKing: false,
  gameType: '25,W,8,8,A0,0',
}
