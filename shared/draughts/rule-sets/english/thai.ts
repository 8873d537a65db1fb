import { INTERNATIONAL_ARTICLES } from '../../rules/articles.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/** Each side has two rows of men. A king reaches far, and lands directly behind the piece that it takes. */
export const THAI: RuleSet = {
  ...ENGLISH,
  id: 'thai',
  menRows: 2,
  begins: 'white',
  kingReach: 'any',
  kingLanding: 'behind',
  repetition: 'automatic',
  gameType: '31,W,8,8,N2,0',
  articles: INTERNATIONAL_ARTICLES,
}
