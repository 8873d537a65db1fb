import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { entrantOf } from '../../../tournament/model/tournament.ts'
import { teamStandingsOf } from '../../../tournament/standings/team-standings.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import { type Html, type Part, dataTable, html } from '../../kit/html.ts'
import { entrantName } from '../model/event-context.ts'
import { type FigureContext, boardFigure } from './pair-boards.ts'

/** Returns the score of two teams: match points once all boards are over, and board points. */
export const teamTable = ({ context, tournament }: FigureContext): Part => {
  if (tournament.terms.format !== 'team-match') return false
  const { event } = context.words
  const rows = teamStandingsOf(tournament).map(
    ({ team, teamPoints, boardPoints }) =>
      html`<tr>
        <th scope="row">${team}</th>
        <td><b>${teamPoints}</b></td>
        <td>${boardPoints}</td>
      </tr>`,
  )
  return html`<div class="frame teams" tabindex="0">
    ${dataTable([event.team, event.teamPoints, event.boardPoints], rows)}
  </div>`
}

type Pair = { readonly first: number; readonly second: number; readonly boards: readonly TournamentBoard[] }

/** Returns the boards by pair. The one who begins the first game of a pair stands first. */
const pairsOf = (boards: readonly TournamentBoard[]): readonly Pair[] =>
  [
    ...Map.groupBy(
      boards.filter(({ voided }) => voided !== 'replaced'),
      ({ black, white }) => [black, white].toSorted((one, other) => one - other).join(' '),
    ).values(),
  ].flatMap((group) => {
    const [board] = group
    return board ? [{ first: board.black, second: board.white, boards: group }] : []
  })

const pairLine = (shown: FigureContext, { first, second, boards }: Pair): Html => {
  const { context, tournament } = shown
  const names = [first, second].map((number) => entrantName(context, tournament, number)).join(' – ')
  const place = entrantOf(tournament, first)?.board
  const figures = boards.map((board) => boardFigure(shown, board, colourOn(board, first) ?? 'black'))
  return html`<li>
    <span>${place !== undefined && html`<span class="quiet">${place}</span> `}${names}</span>
    <span class="figures">${figures}</span>
  </li>`
}

/** Returns the pairs of an event in which not all play all, each with its games as the first player sees them. */
export const pairTable = (shown: FigureContext): Html =>
  html`<ul class="pairs">
    ${pairsOf(shown.tournament.boards).map((pair) => pairLine(shown, pair))}
  </ul>`
