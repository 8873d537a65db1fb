import { type RuleSet, type Square, squareText } from '../../draughts/index.ts'

/**
 * Returns the names of squares in the order in which a reader looks them up: numbers as they count, and names by their
 * letter and row ("a1, a3, b2"). No board with such names has more than nine rows.
 */
export const squareTexts = (rules: RuleSet, squares: readonly Square[]): readonly string[] => {
  const names = squares.map((square) => squareText(rules, square))
  return rules.written === 'letters' ? names.toSorted() : names
}
