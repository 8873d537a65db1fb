import { type Colour, boardSize, otherColour } from '../../../draughts/index.ts'
import { moveNumber, openingPlies } from '../../../game/board/move-number.ts'
import type { Duration } from '../../../game/model/words.ts'
import { type Texts, briefText } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Choice, choiceQuery, viewOnly } from '../../board/choice.ts'
import { type Html, type Part, dataTable, html } from '../../kit/html.ts'
import { type GameTable, moveNotation } from '../model/game-table.ts'
import { paceText } from './terms.ts'

/** A cell of the list. A move of the ballot has no ply. */
export type ListedMove = { readonly text: string; readonly ply?: number; readonly took?: string }

/** A move that a player made, and how many milliseconds it took, if that is known. */
export type MoveWithTime = { readonly text: string; readonly by: Colour; readonly took?: Duration }

export const movesWithTimes = (here: BoardContext): readonly MoveWithTime[] => {
  const { table, page } = here
  const { rules, view } = table
  const { moves, movedAt } = view
  const before = openingPlies(view)
  const begun = page.events.find(({ type }) => type === 'joined')?.at
  return moves.map((text, index) => {
    const [from, to] = [index === 0 ? begun : movedAt[index - 1], movedAt[index]]
    return {
      text: moveNotation(table, text),
      by: (before + index) % 2 === 0 ? rules.begins : otherColour(rules.begins),
      ...(from !== undefined && to !== undefined && { took: Date.parse(to) - Date.parse(from) }),
    }
  })
}

/**
 * Returns the moves of the ballot, then those of the players. If the game began in a position with the second side to
 * move, the first entry is undefined.
 */
export const listedMoves = (here: BoardContext): readonly (ListedMove | undefined)[] => {
  const { context, table, page } = here
  const ballot = (page.ballot?.moves ?? []).map((text): ListedMove => ({ text: moveNotation(table, text) }))
  const made = movesWithTimes(here).map(({ text, took }, index): ListedMove => ({
    text,
    ply: index + 1,
    ...(took !== undefined && { took: briefText(context.texts, took) }),
  }))
  if (ballot.length + made.length === 0) return []
  return [...Array.from({ length: openingPlies(table.view) }, (_, ply) => ballot[ply]), ...made]
}

/** Returns the number of the move at a ply, as players count: two plies have one number. */
export const moveNumberAt = ({ table }: Pick<BoardContext, 'table'>, ply: number): number => moveNumber(table.view, ply)

/** Returns the line at the top of the page: the rules, the number of the move, and the time per move. */
export const gameFacts = (texts: Texts, { view, rules }: GameTable): string =>
  [
    `${texts.rules[view.rules]} (${texts.game.size(boardSize(rules).columns)})`,
    ...(view.status === 'active' ? [texts.seat.move(moveNumber(view, view.ply + 1))] : []),
    paceText(texts, view),
  ].join(' · ')

/**
 * Returns the address of the page at a ply. The address of the newest ply contains no number, so that it always shows
 * the newest position.
 */
export const plyPath = ({ page }: Pick<BoardContext, 'page'>, choice: Choice, ply: number): string => {
  const { ply: _ply, ...look } = viewOnly(choice)
  return `${page.path}${choiceQuery(ply === page.view.ply ? look : { ...look, ply })}`
}

const cell = (here: BoardContext, choice: Choice, row: ListedMove | undefined): Html => {
  if (row === undefined) return html`<td></td>`
  const { text, ply, took } = row
  const time = took !== undefined && html` <small>${took}</small>`
  if (ply === undefined) return html`<td><span class="ballot">${text}</span></td>`
  const isShown = ply === here.page.moment.ply
  return html`<td>
    <a data-go href="${plyPath(here, choice, ply)}" ${isShown && html`aria-current="true"`}>${text}${time}</a>
  </td>`
}

/** Returns the heading of a side's moves. It says which ones are the reader's. */
const sideName = ({ context: { texts }, table }: BoardContext, side: Colour): string =>
  side === table.seat ? `${texts.game.sides[side]} (${texts.seat.you})` : texts.game.sides[side]

/** Returns the tab with the moves. CSS lays it out from its end, so that the newest move is in view. */
export const moveList = (here: BoardContext, choice: Choice): Part => {
  const { texts } = here.context
  const rows = listedMoves(here)
  const first = here.table.rules.begins
  if (rows.length === 0) return html`<p class="quiet">${texts.seat.noMoves}</p>`
  const lines = Array.from(
    { length: Math.ceil(rows.length / 2) },
    (_, row) =>
      html`<tr>
        <th scope="row">${row + 1}</th>
        ${cell(here, choice, rows[2 * row])}${cell(here, choice, rows[2 * row + 1])}
      </tr>`,
  )
  return html`<div class="scroll moves" tabindex="0" role="region" aria-label="${texts.seat.moves}">
    ${dataTable([texts.seat.moveNumber, sideName(here, first), sideName(here, otherColour(first))], lines, 'unseen')}
  </div>`
}
