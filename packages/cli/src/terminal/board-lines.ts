import {
  COLOURS,
  type Colour,
  KINDS,
  type RulesId,
  boardSize,
  parseFen,
  pieceAt,
  piecesOf,
  ruleSetOf,
  squareAt,
} from '../../../../shared/draughts/index.ts'
import { game as words } from '../../../../shared/texts/en/board.ts'
import type { TextSpan } from './terminal.ts'

/** A position to show, and the colour at the bottom. */
type Drawn = { readonly rules: RulesId; readonly fen: string; readonly below: Colour }

const SIGNS = { man: { black: 'b', white: 'w' }, king: { black: 'B', white: 'W' } } as const

const positionOf = (rules: RulesId, fen: string) => {
  const read = parseFen(ruleSetOf(rules), fen)
  return read.kind === 'position' ? read.position : undefined
}

/** Returns the board as lines for a terminal. Each is a row, after the number of its first square. */
export const boardLines = ({ rules, fen, below }: Drawn): readonly (readonly TextSpan[])[] => {
  const sheet = ruleSetOf(rules)
  const position = positionOf(rules, fen)
  if (!position) return [[`position: ${fen}`]]
  const { rows, columns } = boardSize(sheet)
  const turned = (at: number, most: number): number => (below === 'white' ? at : most - 1 - at)
  const cell = (row: number, column: number): TextSpan => {
    const square = squareAt(sheet, turned(row, rows), turned(column, columns))
    if (square === undefined) return { text: '   ', style: 'light' }
    const piece = pieceAt(sheet, position, square)
    return piece
      ? { text: ` ${SIGNS[piece.kind][piece.colour]} `, style: piece.colour }
      : { text: ' . ', style: 'empty' }
  }
  return Array.from({ length: rows }, (_row, row) => {
    const cells = Array.from({ length: columns }, (_column, column) => cell(row, column))
    const first = Array.from({ length: columns }, (_column, column) =>
      squareAt(sheet, turned(row, rows), turned(column, columns)),
    ).find((square) => square !== undefined)
    return [`${String(first ?? '').padStart(3)} `, ...cells]
  })
}

/** Returns the board in sentences, for a screen reader. */
export const spokenBoard = ({ rules, fen }: Drawn): readonly string[] => {
  const sheet = ruleSetOf(rules)
  const position = positionOf(rules, fen)
  if (!position) return [`position: ${fen}`]
  const pieces = piecesOf(sheet, position)
  return COLOURS.map((colour) => {
    const own = pieces.filter(([, piece]) => piece.colour === colour)
    const kinds = KINDS.map((kind) => ({
      kind,
      squares: own.filter(([, piece]) => piece.kind === kind).map(([square]) => String(square)),
    }))
    const some = kinds.filter(({ squares }) => squares.length > 0)
    return words.sidePieces(
      colour,
      some.map(({ kind, squares }) => words.pieces(kind, squares)),
    )
  })
}
