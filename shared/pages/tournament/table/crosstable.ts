import { entrantOf } from '../../../tournament/model/tournament.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import { gamesPerPair } from '../../../tournament/pairing/pair-players.ts'
import { type StandingsRow, standingsOf } from '../../../tournament/standings/standings.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { entrantLine } from '../model/entrant-line.ts'
import { entrantName } from '../model/event-context.ts'
import { type FigureContext, type PairBoards, boardFigure, pairBoardsIn } from './pair-boards.ts'

/** Who stands in a row or column: a row of the standings with its place in the table, from 1. */
type Ranked = { readonly row: StandingsRow; readonly index: number }

const columnHead = ({ context, tournament }: FigureContext, { row, index }: Ranked): Html =>
  html`<th scope="col">
    ${!row.isStruck && index}<span class="unseen">${entrantName(context, tournament, row.player)}</span>
  </th>`

/** Returns the games of a row's player with a column's. The player's own Black game stands first. */
const cell = (shown: FigureContext, boardsOf: PairBoards, row: StandingsRow, column: StandingsRow): Html => {
  const struck = row.isStruck || column.isStruck
  const boards = boardsOf(row.player, column.player).map((board) => ({ board, colour: colourOn(board, row.player) }))
  const sorted = boards.toSorted((one, other) => Number(one.colour === 'white') - Number(other.colour === 'white'))
  return html`<td ${struck && html`class="struck"`}>
    ${sorted.map(({ board, colour }) => colour && boardFigure(shown, board, colour))}
  </td>`
}

const nameCell = ({ context, tournament }: FigureContext, { row, index }: Ranked, isShared: boolean): Html => {
  const { event } = context.words
  const entrant = entrantOf(tournament, row.player)
  const name = entrant && entrantLine(context, entrant)
  return html`<th scope="row">
    <div>
      <span class="rank">${!row.isStruck && index}</span>
      <span
        >${row.isStruck ? html`<s>${name}</s> <small>${event.struck}</small>` : name}${isShared && row.place !== undefined && html` <small>${event.shares(row.place)}</small>`}</span
      >
    </div>
  </th>`
}

const sums = ({ points, wins, draws, losses, sonnebornBerger, isStruck }: StandingsRow): Html =>
  isStruck
    ? html`<td colspan="4"></td>`
    : html`<td>${wins + draws + losses}</td>
        <td><b>${points}</b></td>
        <td>${wins}</td>
        <td>${sonnebornBerger}</td>`

/**
 * Returns the table of an event: where all play all, everyone's games with everyone, and in every format games, points,
 * wins and Sonneborn-Berger. It scrolls sideways inside its frame, in which the names stay.
 */
export const crosstable = (shown: FigureContext): Part => {
  const { context, tournament } = shown
  const { event } = context.words
  const rows = standingsOf(tournament).map((row, at): Ranked => ({ row, index: at + 1 }))
  const columns = isRoundRobin(tournament.terms.format) ? rows : []
  const boardsOf = pairBoardsIn(tournament)
  const shared = new Set(rows.filter(({ row }) => row.decidedBy === 'shared').map(({ row }) => row.place))
  const heads = [event.games, event.points, event.wins, event.sonnebornBerger]
  const perPair = gamesPerPair(tournament.terms)
  // Where no figure is a link, the keyboard scrolls by the frame itself.
  return html`<div class="frame" ${columns.length === 0 && html`tabindex="0"`}>
    <table class="cross ${perPair === 2 && 'two'}">
      <caption class="unseen">
        ${event.table}
      </caption>
      <thead>
        <tr>
          <th scope="col">${tournament.status === 'finished' ? event.final : event.soFar}</th>
          ${columns.map((column) => columnHead(shown, column))}${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (ranked) =>
            html`<tr ${ranked.row.isStruck && html`class="struck"`}>
              ${nameCell(shown, ranked, shared.has(ranked.row.place))}${columns.map((column) =>
                column.index === ranked.index
                  ? html`<td class="self"></td>`
                  : cell(shown, boardsOf, ranked.row, column.row),
              )}${sums(ranked.row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
