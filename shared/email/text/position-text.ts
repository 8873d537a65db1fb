import {
  type Colour,
  type Kind,
  type Position,
  type RuleSet,
  boardSize,
  pieceAt,
  piecesOf,
  squareAt,
  squareText,
} from '../../draughts/index.ts'
import { squareTexts } from '../../game/board/square-texts.ts'
import type { EmailTexts, Texts } from '../../texts/index.ts'

/**
 * Returns a position in words, for readers who do not see the picture: "White: men on 21, 22; king on 19. Black: men on
 * 2, 5. White to move." If `isOver` is set, the side to move is left out.
 */
export const describePosition = ({ game }: Texts, rules: RuleSet, position: Position, isOver = false): string => {
  const pieces = piecesOf(rules, position)
  const squaresOf = (colour: Colour, kind: Kind): readonly string[] =>
    squareTexts(
      rules,
      pieces.filter(([, piece]) => piece.colour === colour && piece.kind === kind).map(([square]) => square),
    )
  const kinds = (colour: Colour): readonly string[] =>
    (['man', 'king'] as const)
      .map((kind) => ({ kind, squares: squaresOf(colour, kind) }))
      .filter(({ squares }) => squares.length > 0)
      .map(({ kind, squares }) => game.pieces(kind, squares))
  const sides = `${game.sidePieces('white', kinds('white'))} ${game.sidePieces('black', kinds('black'))}`
  return isOver ? sides : `${sides} ${game.toMove(position.turn)}`
}

/** The width of a square of the drawn board, in characters. */
const CELL = 4

/**
 * Returns the board drawn in characters, for the plain text. Each dark square shows the letter of its piece (a capital
 * for a king) and its name. `flip` puts Black at the bottom.
 */
export const drawTextBoard = (
  letters: EmailTexts['letters'],
  rules: RuleSet,
  position: Position,
  flip: boolean,
): string => {
  const { rows, columns } = boardSize(rules)
  const cell = (row: number, column: number): string => {
    const square = flip ? squareAt(rules, rows - 1 - row, columns - 1 - column) : squareAt(rules, row, column)
    if (square === undefined) return ' '.repeat(CELL)
    const piece = pieceAt(rules, position, square)
    const letter = piece ? letters[piece.colour] : ' '
    return ` ${piece?.kind === 'king' ? letter.toUpperCase() : letter}${squareText(rules, square).padEnd(2)}`
  }
  const line = (row: number): string => Array.from({ length: columns }, (_, column) => cell(row, column)).join('')
  const edge = `+${'-'.repeat(columns * CELL + 1)}+`
  return [edge, ...Array.from({ length: rows }, (_, row) => `|${line(row)} |`), edge].join('\n')
}
