import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/** A man that is crowned in a jump goes on as a king if it can. */
export const ENGLISH_CROWN_AND_CONTINUE: RuleSet = {
  ...ENGLISH,
  id: 'english-crown-and-continue',
  crowning: 'goes-on',
}
