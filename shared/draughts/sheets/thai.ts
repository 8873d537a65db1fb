import { INTERNATIONAL_ARTICLES } from '../articles.ts'
import type { RuleSheet } from '../sheet.ts'
import { ENGLISH } from './english.ts'

/** Two rows of men; a far-reaching king lands directly behind what it takes. */
export const THAI: RuleSheet = {
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
