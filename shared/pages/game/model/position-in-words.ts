import { COLOURS, type Colour, KINDS, piecesOf } from '../../../draughts/index.ts'
import { squareTexts } from '../../../game/board/square-texts.ts'
import type { Texts } from '../../../texts/index.ts'
import { type Html, html } from '../../kit/html.ts'
import type { GameTable } from './game-table.ts'

const side = ({ game }: Texts, { rules, position }: GameTable, colour: Colour): string => {
  const pieces = piecesOf(rules, position).filter(([, piece]) => piece.colour === colour)
  const lists = KINDS.flatMap((kind) => {
    const squares = squareTexts(
      rules,
      pieces.filter(([, piece]) => piece.kind === kind).map(([square]) => square),
    )
    return squares.length === 0 ? [] : [game.pieces(kind, squares)]
  })
  return game.sidePieces(colour, lists)
}

/** Returns the sentences that describe a position: who is to move, unless the game is over, and the pieces of both. */
export const positionSentences = (texts: Texts, table: GameTable, isOver: boolean): readonly string[] => [
  ...(isOver ? [] : [texts.game.toMove(table.position.turn)]),
  ...COLOURS.map((colour) => side(texts, table, colour)),
]

/** Returns a fold that lists the pieces of both sides, for readers who do not see the board. */
export const positionInWords = (texts: Texts, table: GameTable): Html =>
  html`<details>
    <summary>${texts.seat.inWords}</summary>
    ${positionSentences(texts, table, false).map((sentence) => html`<p>${sentence}</p>`)}
  </details>`
