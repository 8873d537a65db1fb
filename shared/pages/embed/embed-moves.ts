import { otherColour } from '../../draughts/index.ts'
import { type ListedMove, listedMoves, moveNumberAt } from '../game/history/move-list.ts'
import type { BoardContext } from '../game/model/board-page.ts'
import { type Html, type Part, dataTable, html } from '../kit/html.ts'
import { type FrameQuery, frameQuery } from './frame-query.ts'

/** A game in a frame, and what the frame's address says. */
export type Framed = { readonly here: BoardContext; readonly query: FrameQuery }

/** Returns the address of a ply. The newest one has no number, so that its address always shows the newest position. */
export const framePathAt = ({ here, query: { ply: _ply, ...look } }: Framed, ply: number): string =>
  frameQuery(ply === here.page.view.ply ? look : { ...look, ply })

/** The most rows of moves in a frame. Of a longer game it lists those around the shown move; the steps reach all. */
const MOST_ROWS = 100

const cell = (framed: Framed, move: ListedMove | undefined): Html => {
  if (move === undefined) return html`<td></td>`
  if (move.ply === undefined) return html`<td><span class="ballot">${move.text}</span></td>`
  const isShown = move.ply === framed.here.page.moment.ply
  return html`<td>
    <a rel="nofollow" href="${framePathAt(framed, move.ply)}" ${isShown && html`aria-current="true"`}>${move.text}</a>
  </td>`
}

/** Returns the list of moves, each a link to its position. CSS lays it out from its end. */
export const embedMoves = (framed: Framed): Part => {
  const { context, table, page } = framed.here
  const { seat, game } = context.texts
  const all = listedMoves(framed.here)
  const count = Math.ceil(all.length / 2)
  const shown = moveNumberAt({ table }, page.moment.ply)
  const from = Math.max(0, Math.min(shown - MOST_ROWS / 2, count - MOST_ROWS))
  const first = table.rules.begins
  const rows = Array.from(
    { length: Math.min(MOST_ROWS, count) },
    (_, index) =>
      html`<tr>
        <th scope="row">${from + index + 1}</th>
        ${cell(framed, all[2 * (from + index)])}${cell(framed, all[2 * (from + index) + 1])}
      </tr>`,
  )
  return (
    rows.length > 0 &&
    html`<div class="list">
      <div class="moves" tabindex="0" role="region" aria-label="${seat.moves}">
        ${dataTable([seat.moveNumber, game.sides[first], game.sides[otherColour(first)]], rows, 'unseen')}
      </div>
    </div>`
  )
}
