import { INTERNATIONAL_ARTICLES } from '../../rules/articles.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { ENGLISH } from '../english/english.ts'

/** International draughts, on 10x10. */
export const INTERNATIONAL: RuleSet = {
  ...ENGLISH,
  id: 'international',
  columns: 10,
  menRows: 4,
  begins: 'white',
  kingReach: 'any',
  menCapture: 'both-ways',
  prefer: ['pieces'],
  crowning: 'passes',
  repetition: 'automatic',
  limits: [
    { claim: 'twenty-five-move', plies: 50, counts: 'quiet' },
    { claim: 'sixteen-move', plies: 32, counts: 'lone-king' },
  ],
  kingAgainstKing: true,
  gameType: '20,W,10,10,N2,0',
  articles: INTERNATIONAL_ARTICLES,
}
