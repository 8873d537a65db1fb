import { COLOURS, type Colour, KINDS, piecesOf } from '../../../draughts/index.ts'
import type { Texts } from '../../../texts/index.ts'
import { type Html, html } from '../../kit/html.ts'
import type { GameTable } from '../model/game-table.ts'

const side = ({ game }: Texts, { rules, position }: GameTable, colour: Colour): string => {
  const pieces = piecesOf(rules, position).filter(([, piece]) => piece.colour === colour)
  const lists = KINDS.flatMap((kind) => {
    const squares = pieces.filter(([, piece]) => piece.kind === kind).map(([square]) => square)
    return squares.length === 0 ? [] : [game.pieces(kind, squares)]
  })
  return game.sidePieces(colour, lists)
}

/** Returns a fold that lists the pieces of both sides, for readers who do not see the board. */
export const positionInWords = (texts: Texts, table: GameTable): Html =>
  html`<details>
    <summary>${texts.seat.inWords}</summary>
    <p>${texts.game.toMove(table.position.turn)}</p>
    ${COLOURS.map((colour) => html`<p>${side(texts, table, colour)}</p>`)}
  </details>`
