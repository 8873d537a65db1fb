import type { RuleSet } from '../../rules/rule-set.ts'
import { INTERNATIONAL } from './international.ts'

/**
 * Pieces capture along rows and columns, too. The capture of most value must be made, and a king may make three quiet
 * moves in a row.
 */
export const FRISIAN: RuleSet = {
  ...INTERNATIONAL,
  id: 'frisian',
  lines: 'orthogonal-too',
  prefer: ['value', 'king-captor'],
  kingRun: 3,
  limits: [],
  gameType: '40,W,10,10,N2,0',
}
