import type { RuleSheet } from '../sheet.ts'
import { BRAZILIAN } from './brazilian.ts'

/** A free choice of captures; a man crowned during one goes on as a king. */
export const RUSSIAN: RuleSheet = {
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
