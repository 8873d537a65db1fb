import type { RuleSheet } from '../sheet.ts'
import { ENGLISH } from './english.ts'

/** Men may not take kings. Most pieces, with a king, most kings, the earliest king. */
export const ITALIAN: RuleSheet = {
  ...ENGLISH,
  id: 'italian',
  corner: 'right',
  begins: 'white',
  menTakeKings: false,
  prefer: ['pieces', 'king-captor', 'kings', 'early-king'],
  gameType: '22,W,8,8,N2,1',
}
