import { coordinatesOf, squareAt, squaresOn } from './board.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

/** Returns the name of a square by letter and row, where a1 is the near left corner as White sees the board. */
export const letterName = (rules: RuleSet, square: Square): string => {
  const { row, column } = coordinatesOf(rules, square)
  return `${String.fromCharCode(97 + column)}${rules.columns - row}`
}

/** Returns the name of a square as these rules write it: its number, or its letter and row. */
export const squareText = (rules: RuleSet, square: Square): string =>
  rules.written === 'letters' ? letterName(rules, square) : String(square)

/** Returns a stored move, whose squares are numbers, as these rules write it. */
export const moveText = (rules: RuleSet, stored: string): string =>
  rules.written === 'letters' ? stored.replace(/\d+/g, (square) => letterName(rules, Number(square))) : stored

/** Reads the number of a square (`12`) or its name (`c3`). Undefined if the board has no such square. */
export const squareNamed = (rules: RuleSet, word: string): Square | undefined => {
  if (/^\d{1,3}$/.test(word)) {
    const square = Number(word)
    return square >= 1 && square <= squaresOn(rules) ? square : undefined
  }
  if (!/^[a-l]\d{1,2}$/i.test(word)) return undefined
  const column = word.toLowerCase().charCodeAt(0) - 97
  return squareAt(rules, rules.columns - Number(word.slice(1)), column)
}
