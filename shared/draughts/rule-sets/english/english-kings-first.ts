import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/** If a king can jump, the jump must be made by a king. */
export const ENGLISH_KINGS_FIRST: RuleSet = {
  ...ENGLISH,
  id: 'english-kings-first',
  prefer: ['king-captor'],
}
