import { boardSize, squareAt } from './board.ts'
import { type Position, pieceAt } from './position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Piece } from '../rules/words.ts'

const letterOf = ({ colour, kind }: Piece): string => {
  const letter = colour.charAt(0)
  return kind === 'king' ? letter.toUpperCase() : letter
}

/**
 * Returns the board as text, row by row with White at the bottom: `b` and `w` are men, `B` and `W` kings, `.` is an
 * empty square and a space a light one.
 */
export const boardRows = (rules: RuleSet, position: Position): readonly string[] => {
  const { rows, columns } = boardSize(rules)
  const letterAt = (row: number, column: number): string => {
    const square = squareAt(rules, row, column)
    const piece = square === undefined ? undefined : pieceAt(rules, position, square)
    return square === undefined ? ' ' : piece ? letterOf(piece) : '.'
  }
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => letterAt(row, column)).join(''),
  )
}
