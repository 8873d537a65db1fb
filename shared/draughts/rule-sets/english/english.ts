import { ENGLISH_ARTICLES } from '../../rules/articles.ts'
import type { RuleSet } from '../../rules/rule-set.ts'

/** English draughts by the Laws of Checkers, 2025 edition. The other rule sets are written as differences from it. */
export const ENGLISH: RuleSet = {
  id: 'english',
  columns: 8,
  corner: 'left',
  numbering: 'top-left',
  menRows: 3,
  begins: 'black',
  kingReach: 'one',
  kingLanding: 'any',
  menCapture: 'forward',
  lines: 'diagonal',
  menTakeKings: true,
  duty: 'must',
  prefer: [],
  crowning: 'stops',
  kingRun: 0,
  repetition: 'claim',
  limits: [{ claim: 'forty-move', plies: 80, counts: 'quiet' }],
  kingAgainstKing: false,
  gameType: '21,B,8,8,N1,0',
  written: 'numbers',
  articles: ENGLISH_ARTICLES,
}
