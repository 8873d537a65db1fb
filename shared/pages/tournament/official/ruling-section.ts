import { COLOURS } from '../../../draughts/index.ts'
import { rulingInWords } from '../../../texts/tournament/fact-in-words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { radioButton, selectField } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { entrantName } from '../model/event-context.ts'
import { boardsFor } from '../model/possible-targets.ts'
import { actField, actFold, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import { type OfficialPage, askerOf } from './official-view.ts'

type Players = Pick<TournamentBoard, 'black' | 'white'>

/** Returns the names of the players of a board, Black first. */
export const namesOn = ({ context, view: { tournament } }: OfficialPage, board: Players): string =>
  [board.black, board.white].map((number) => entrantName(context, tournament, number)).join(' – ')

/** Returns what was decided about a board with the reason, and what whoever appeals writes. */
export const rulingAndAppeal = (
  { context, view }: OfficialPage,
  { ruling, appeal, ...board }: TournamentBoard,
): Part => {
  const { words } = context
  const name = (number: number): string => entrantName(context, view.tournament, number)
  const how = ruling && rulingInWords(words, ruling.winner, (colour) => name(board[colour]))
  return [
    ruling?.by === 'secretary' && how !== undefined && words.official.firstRuling(how, ruling.reason),
    appeal && words.official.appeal(name(appeal.by), appeal.text),
  ].map((line) => typeof line === 'string' && html`<span>${line}</span> `)
}

/** Returns the press with which a deputy lets a decision stand: the same result once more, for the same reason. */
export const upholding = ({ context, view }: OfficialPage, { number, ruling }: TournamentBoard): Part =>
  ruling &&
  tournamentActForm(view, 'rule', {
    label: context.words.official.stands,
    fields: { board: number, result: ruling.winner ?? 'draw', reason: ruling.reason },
  })

/** Returns the form that names the board to decide about: it leads to the form with the names of its players. */
const choosing = (page: OfficialPage, boards: readonly TournamentBoard[]): Html => {
  const { official, event } = page.context.words
  return html`<form action="${page.view.path}#rule" class="press filled">
    ${selectField(
      { values: {}, faults: {} },
      {
        name: 'board',
        label: official.board,
        options: boards.map((board) => [String(board.number), `${event.board(board.number)}: ${namesOn(page, board)}`]),
        usual: '',
      },
    )}<button>${official.ruleChoose}</button>
  </form>`
}

/** Returns the form that decides the game of a board: who wins stands there by name and side. */
const deciding = (page: OfficialPage, board: TournamentBoard): Part => {
  const { context, view } = page
  const { official, event } = context.words
  const chosen = wasActRefused(view, 'rule') ? view.refused?.values['result'] : undefined
  const radio = (result: string, label: string): Html =>
    radioButton('result', result, label, { required: true, checked: chosen === result })
  const inside = html`<p><b>${official.rule(event.board(board.number), namesOn(page, board))}</b></p>
    ${board.ruling && html`<p class="quiet">${rulingAndAppeal(page, board)}</p>`}
    <p><a href="/g/${board.game}/evidence">${context.texts.records.evidence}</a></p>
    <fieldset>
      <legend>${official.result}</legend>
      <div class="choices">
        ${COLOURS.map((side) => radio(side, official.wins(entrantName(context, view.tournament, board[side]), side)))}${(['draw', 'void'] as const).map((result) => radio(result, official.results[result]))}
      </div>
    </fieldset>
    ${actField(view, { type: 'rule', id: 'rule-reason', name: 'reason', label: official.ruleReason, most: TOURNAMENT_TEXTS.reason })}
    <label class="check"><input type="checkbox" required /> <span>${official.ruleSure}</span></label>`
  return html`<p class="quiet">${view.role === 'deputy' ? official.ruleHintDeputy : official.ruleHint}</p>
    ${tournamentActForm(view, 'rule', { label: official.ruleYes, fields: { board: board.number }, inside })}`
}

/** Returns how a game is decided: the board is chosen first, of those that the reader may decide the open ones first. */
export const rulingSection = (page: OfficialPage): Part => {
  const { view } = page
  const { tournament, refused } = view
  if (!view.may.has('rule')) return false
  const boards = boardsFor(askerOf(page), 'rule')
    .flatMap((number) => tournament.boards[number - 1] ?? [])
    .toSorted((one, other) => Number(resultOfBoard(one) !== undefined) - Number(resultOfBoard(other) !== undefined))
  const named = wasActRefused(view, 'rule') ? Number(refused?.values['board']) : view.ruling
  const chosen = boards.find(({ number }) => number === named)
  return html`<div id="rule">
    ${actFold(page.context.words.official.ruleBoard, chosen ? deciding(page, chosen) : choosing(page, boards), chosen !== undefined)}
  </div>`
}
