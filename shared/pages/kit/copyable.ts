import { COLOURS, type Colour, KINDS, piecesOf } from '../../draughts/index.ts'
import type { Texts } from '../../texts/index.ts'
import { type Html, html } from './html.ts'
import type { Table } from '../game/model/table.ts'

/** The script shows the button that copies it. */
export const copyable = ({ site }: Texts, id: string, label: string, url: string): Html =>
  html`<label for="${id}">${label}</label>
    <div class="row">
      <input id="${id}" readonly value="${url}" spellcheck="false" /><button
        type="button"
        data-copy="${id}"
        data-copied="${site.copied}"
        hidden
      >
        ${site.copy}
      </button>
    </div>`

const side = ({ game }: Texts, { rules, position }: Table, colour: Colour): string => {
  const pieces = piecesOf(rules, position).filter(([, piece]) => piece.colour === colour)
  const told = KINDS.flatMap((kind) => {
    const squares = pieces.filter(([, piece]) => piece.kind === kind).map(([square]) => square)
    return squares.length === 0 ? [] : [game.pieces(kind, squares)]
  })
  return game.sidePieces(colour, told)
}

export const inWords = (texts: Texts, table: Table): Html =>
  html`<details>
    <summary>${texts.seat.inWords}</summary>
    <p>${texts.game.toMove(table.position.turn)}</p>
    ${COLOURS.map((colour) => html`<p>${side(texts, table, colour)}</p>`)}
  </details>`

export const sharing = (texts: Texts, watchUrl: string): Html =>
  html`<details>
    <summary>${texts.seat.share}</summary>
    <p>${texts.seat.shareHint}</p>
    ${copyable(texts, 'watch', texts.seat.watchLink, watchUrl)}
  </details>`
