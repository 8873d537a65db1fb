import { INTERNATIONAL_ARTICLES } from '../articles.ts';
import type { RuleSheet } from '../sheet.ts';

/** International draughts, 10x10. */
export const INTERNATIONAL: RuleSheet = {
  id: 'international', name: 'International draughts',
  columns: 10, corner: 'left', numbering: 'top-left', menRows: 4, begins: 'white',
  kingReach: 'any', kingLanding: 'any',
  menCapture: 'both-ways', lines: 'diagonal', menTakeKings: true, duty: 'must',
  prefer: ['pieces'], crowning: 'passes', kingRun: 0,
  repetition: 'automatic',
  limits: [
    { claim: 'twenty-five-move', plies: 50, counts: 'quiet' },
    { claim: 'sixteen-move', plies: 32, counts: 'lone-king' },
  ],
  kingAgainstKing: true,
  gameType: '20,W,10,10,N2,0', written: 'numbers', articles: INTERNATIONAL_ARTICLES,
};
