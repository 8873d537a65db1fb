import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/**
 * Men may not take kings. The capture that takes most pieces must be made; among equals, one by a king, then the one
 * that takes most kings, then the one that takes a king soonest.
 */
export const ITALIAN: RuleSet = {
  ...ENGLISH,
  id: 'italian',
  corner: 'right',
  begins: 'white',
  menTakeKings: false,
  prefer: ['pieces', 'king-captor', 'kings', 'early-king'],
  gameType: '22,W,8,8,N2,1',
}
