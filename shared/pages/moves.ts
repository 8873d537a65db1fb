import type { Texts } from '../texts/index.ts'
import { otherColour, parseFen } from '../draughts/index.ts'
import { type Html, columns, html } from './html.ts'
import type { Table } from './table.ts'

/** The side that moved first. */
const firstMover = ({ rules, view }: Table) => {
  const start = parseFen(rules, view.startFen)
  return start.kind === 'position' ? start.position.turn : rules.begins
}

/** The list of moves, laid out from its end so that the newest is in view. */
export const moveList = (texts: Texts, table: Table): Html => {
  const { moves } = table.view
  const first = firstMover(table)
  if (moves.length === 0)
    return html`<section class="card">
      <h2>${texts.seat.moves}</h2>
      <p class="quiet">${texts.seat.noMoves}</p>
    </section>`
  const newest = moves.length - 1
  const cell = (ply: number): Html =>
    html`<td ${ply === newest && html`class="newest" aria-current="true"`}>${moves[ply]}</td>`
  const rows = Array.from(
    { length: Math.ceil(moves.length / 2) },
    (_, row) =>
      html`<tr>
        <th scope="row">${row + 1}.</th>
        ${cell(2 * row)}${2 * row < newest ? cell(2 * row + 1) : html`<td></td>`}
      </tr>`,
  )
  return html`<section class="card">
    <h2 id="moves">${texts.seat.moves}</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="moves">
      ${columns([texts.seat.moveNumber, texts.play.sides[first], texts.play.sides[otherColour(first)]], rows, 'unseen')}
    </div>
  </section>`
}
