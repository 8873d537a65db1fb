import { placeOf, squareAt } from './board.ts'
import type { RuleSheet } from './sheet.ts'
import type { Square } from './words.ts'

/** A square by letter and number, a1 being White's near left corner. */
export const letterName = (rules: RuleSheet, square: Square): string => {
  const { row, column } = placeOf(rules, square)
  return `${String.fromCharCode(97 + column)}${rules.columns - row}`
}

/** The square that a word names, as a number or as letter and number; undefined if the board has none such. */
export const squareNamed = (rules: RuleSheet, word: string): Square | undefined => {
  if (/^\d{1,3}$/.test(word)) {
    const square = Number(word)
    return square >= 1 && square <= (rules.columns * rules.columns) / 2 ? square : undefined
  }
  if (!/^[a-l]\d{1,2}$/i.test(word)) return undefined
  const column = word.toLowerCase().charCodeAt(0) - 97
  return squareAt(rules, rules.columns - Number(word.slice(1)), column)
}
