import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/** A jump may be omitted or left unfinished; the opponent may then huff. */
export const ENGLISH_HUFFING: RuleSet = {
  ...ENGLISH,
  id: 'english-huffing',
  duty: 'may',
}
