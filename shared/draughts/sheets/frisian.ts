import type { RuleSheet } from '../sheet.ts'
import { INTERNATIONAL } from './international.ts'

/** Frisian draughts: captures along rows and columns too, the greatest value first, a king bound to three quiet moves running. */
export const FRISIAN: RuleSheet = {
  ...INTERNATIONAL,
  id: 'frisian',
  lines: 'orthogonal-too',
  prefer: ['value', 'king-captor'],
  kingRun: 3,
  limits: [],
  gameType: '40,W,10,10,N2,0',
}
