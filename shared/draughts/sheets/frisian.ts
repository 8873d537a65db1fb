import type { RuleSheet } from '../sheet.ts'
import { INTERNATIONAL } from './international.ts'

/** Captures along rows and columns too; most value first; a king has three consecutive quiet moves. */
export const FRISIAN: RuleSheet = {
  ...INTERNATIONAL,
  id: 'frisian',
  lines: 'orthogonal-too',
  prefer: ['value', 'king-captor'],
  kingRun: 3,
  limits: [],
  gameType: '40,W,10,10,N2,0',
}
