import type { RuleSheet } from '../sheet.ts'
import { INTERNATIONAL } from './international.ts'

/** International on 8x8; twenty quiet king moves each allow a claim. */
export const BRAZILIAN: RuleSheet = {
  ...INTERNATIONAL,
  id: 'brazilian',
  columns: 8,
  menRows: 3,
  limits: [{ claim: 'twenty-move', plies: 40, counts: 'quiet' }],
  gameType: '26,W,8,8,A0,0',
  written: 'letters',
}
