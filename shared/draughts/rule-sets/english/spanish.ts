import { INTERNATIONAL_ARTICLES } from '../../rules/articles.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from './english.ts'

/**
 * Kings reach far and men capture forward. The capture of most pieces must be made; among equals, the one of most
 * kings.
 */
export const SPANISH: RuleSet = {
  ...ENGLISH,
  id: 'spanish',
  corner: 'right',
  numbering: 'top-right',
  begins: 'white',
  kingReach: 'any',
  prefer: ['pieces', 'kings'],
  repetition: 'automatic',
  limits: [{ claim: 'twenty-move', plies: 40, counts: 'quiet' }],
  gameType: '24,W,8,8,N1,1',
  articles: INTERNATIONAL_ARTICLES,
}
