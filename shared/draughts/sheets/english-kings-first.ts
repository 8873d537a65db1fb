import type { RuleSheet } from '../sheet.ts'
import { ENGLISH } from './english.ts'

/** If a king can jump, a king must. */
export const ENGLISH_KINGS_FIRST: RuleSheet = {
  ...ENGLISH,
  id: 'english-kings-first',
  prefer: ['king-captor'],
}
