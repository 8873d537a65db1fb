import type { RuleSet } from '../rules/rule-set.ts'

/** How games of a GameType are written: the scores of a first mover's win, a loss and a draw, and the sign of a capture. */
type WrittenForm = {
  readonly won: string
  readonly lost: string
  readonly drawn: string
  readonly captures: 'x' | ':' | '-'
}

const DEFAULT_FORM: WrittenForm = { won: '1-0', lost: '0-1', drawn: '1/2-1/2', captures: 'x' }

/** Two points for a win, as the world federation counts. */
const TWO_POINTS: WrittenForm = { won: '2-0', lost: '0-2', drawn: '1-1', captures: 'x' }

/** The GameTypes that PDN 3.0 writes otherwise: International, Russian, Canadian and Thai draughts. */
const OTHER_FORMS: Readonly<Record<string, WrittenForm>> = {
  '20': TWO_POINTS,
  '25': { ...DEFAULT_FORM, captures: ':' },
  '27': TWO_POINTS,
  '31': { ...DEFAULT_FORM, captures: '-' },
}

/** Returns the number with which a GameType begins. */
export const typeNumber = (type: string): string => /^\s*(\d+)/.exec(type)?.[1] ?? type

/** Returns how PDN 3.0 writes games by these rules. */
export const writtenForm = ({ gameType }: RuleSet): WrittenForm => OTHER_FORMS[typeNumber(gameType)] ?? DEFAULT_FORM
