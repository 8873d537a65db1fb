import type { BoardContext } from '../model/board-page.ts'
import type { Choice } from '../../board/choice.ts'
import { type Part, html } from '../../kit/html.ts'
import { listedMoves, moveNumberAt, plyPath } from './move-list.ts'

/**
 * Returns from which moves on a finished game was won or drawn by the endgame table, and the entry by which it ended, if
 * a claim has ended it.
 */
export const tableMarksList = (here: BoardContext, choice: Choice): Part => {
  const { context, page } = here
  const { table: words } = context.texts.menu
  const { tableMarks = [], view } = page
  const entry = view.result?.table
  if (tableMarks.length === 0 && !entry) return false
  const moves = listedMoves(here)
  const nameOf = (ply: number): string => {
    const move = moves.find((each) => each?.ply === ply)
    return move ? `${moveNumberAt(here, ply)}. ${move.text}` : context.texts.replay.start
  }
  return html`<section>
    <h2>${words.title}</h2>
    ${tableMarks.map(
      ({ ply, winner }) =>
        html`<p>
          <a data-go href="${plyPath(here, choice, ply)}">${nameOf(ply)}</a> · ${words.since[winner ?? 'draw']}
        </p>`,
    )}
    ${entry && html`<p class="quiet">${words.entry} <a href="/v1/tables/${entry.name}">${entry.name}</a>: ${entry.slice}, ${entry.index}</p>`}
  </section>`
}
