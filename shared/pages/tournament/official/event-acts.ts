import { COLOURS } from '../../../draughts/index.ts'
import { TOURNAMENT_ALLOWANCE, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { EMPTY_FORM, radioButton, selectField } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { textArea } from '../founding/event-fields.ts'
import { listPreview } from '../founding/list-preview.ts'
import { entrantName } from '../model/event-context.ts'
import { boardsFor } from '../model/possible-targets.ts'
import { actField, actFold, actTextArea, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import { type OfficialPage, askerOf } from './official-view.ts'

/** How a board can be decided. */
const RULED = [...COLOURS, 'draw', 'void'] as const

/** Returns the form that decides a game: any board on which the reader may decide, the open ones first. */
const ruling = (page: OfficialPage): Part => {
  const { context, view } = page
  const { official, event } = context.words
  const { tournament, refused } = view
  if (!view.may.has('rule')) return false
  const boards = boardsFor(askerOf(page), 'rule')
    .flatMap((number) => tournament.boards[number - 1] ?? [])
    .toSorted((one, other) => Number(resultOfBoard(one) !== undefined) - Number(resultOfBoard(other) !== undefined))
  const isRefused = wasActRefused(view, 'rule')
  const chosen = isRefused ? refused?.values['board'] : view.ruling === undefined ? undefined : String(view.ruling)
  const inside = html`${selectField(
      { values: { board: chosen }, faults: {} },
      {
        name: 'board',
        label: official.board,
        options: boards.map(({ number, black, white }) => [
          String(number),
          `${event.board(number)}: ${[black, white].map((each) => entrantName(context, tournament, each)).join(' – ')}`,
        ]),
        usual: '',
      },
    )}
    <fieldset>
      <legend>${official.result}</legend>
      <div class="choices">
        ${RULED.map((result) => radioButton('result', result, official.results[result], { required: true, checked: isRefused && refused?.values['result'] === result }))}
      </div>
    </fieldset>
    ${actField(view, { type: 'rule', id: 'rule-reason', name: 'reason', label: official.ruleReason, most: TOURNAMENT_TEXTS.reason })}`
  return html`<div id="rule">
    ${actFold(
      official.ruleBoard,
      html`<p class="quiet">${view.role === 'deputy' ? official.ruleHintDeputy : official.ruleHint}</p>
        ${tournamentActForm(view, 'rule', { label: official.ruleYes, inside })}`,
      isRefused || chosen !== undefined,
    )}
  </div>`
}

const pausing = ({ context, view }: OfficialPage): Part => {
  const { official } = context.words
  if (view.may.has('resume'))
    return html`<p class="quiet">${official.resumeHint}</p>
      ${tournamentActForm(view, 'resume', { label: official.resume })}`
  const until = html`<input
      type="hidden"
      name="timeZone"
      value="${context.timeZone}"
      data-zone
    />${actField(view, { type: 'pause', id: 'pause-until', name: 'until', label: official.pauseUntil, most: 10, kind: 'date' })}`
  return (
    view.may.has('pause') &&
    actFold(
      official.pause,
      html`<p class="quiet">${official.pauseHint}</p>
        ${tournamentActForm(view, 'pause', { label: official.pause, inside: until })}`,
      wasActRefused(view, 'pause'),
    )
  )
}

const writingToAll = ({ context, view }: OfficialPage): Part => {
  const { official } = context.words
  const { tournament, refused } = view
  const left = TOURNAMENT_ALLOWANCE.announcements - tournament.announcements.length
  const isRefused = wasActRefused(view, 'write') && refused?.values['to'] === undefined
  const text = actTextArea(view, {
    type: 'write',
    id: 'all-text',
    name: 'text',
    label: official.text,
    most: TOURNAMENT_TEXTS.message,
  })
  return (
    view.may.has('write') &&
    actFold(
      official.writeAll,
      html`<p class="quiet">${official.writeHint(tournament.endedAt === undefined ? left : 1)}</p>
        ${tournamentActForm(view, 'write', { label: official.writeAll, inside: text })}`,
      isRefused,
    )
  )
}

/** Returns the form that invites more players by a pasted list. Once the event runs, only a place can be taken over. */
const inviting = ({ context, view }: OfficialPage): Part => {
  const { words } = context
  const { official, newTournament } = words
  const { may, path, tournament, inviting: form } = view
  if (!may.has('invite') || tournament.status === 'running') return false
  const label = tournament.status === 'draft' ? official.addYes : official.inviteYes
  return actFold(
    official.invite,
    html`<form method="post" action="${path}/invite" class="filled">
      ${textArea(form?.filled ?? EMPTY_FORM, { name: 'players', label: newTournament.players, hint: newTournament.playersHint, rows: 6, most: TOURNAMENT_TEXTS.list })}
      <button>${label}</button>
      ${form?.preview && listPreview(context, form.preview)}
    </form>`,
    form !== undefined,
  )
}

/** Returns what it means to cancel the event, as far as it has come. */
const whatCancels = ({ context, view: { tournament } }: OfficialPage): string => {
  const { official } = context.words
  if (tournament.boards.length === 0) return tournament.status === 'draft' ? official.cancelDraft : official.cancelOpen
  return official.cancelSure(tournament.boards.filter((board) => resultOfBoard(board) === undefined).length)
}

const cancelling = (page: OfficialPage): Part => {
  const { context, view } = page
  const { official } = context.words
  const reason = actField(view, {
    type: 'cancel',
    id: 'cancel-reason',
    name: 'reason',
    label: official.cancelReason,
    most: TOURNAMENT_TEXTS.reason,
  })
  return (
    view.may.has('cancel') &&
    actFold(
      official.cancel,
      html`<p class="quiet">${whatCancels(page)}</p>
        ${tournamentActForm(view, 'cancel', { label: official.cancelYes, kind: 'danger', inside: reason })}`,
      wasActRefused(view, 'cancel'),
    )
  )
}

/** Returns the acts that concern the whole event. */
export const eventActs = (page: OfficialPage): Html => {
  const { context, view } = page
  const { official } = context.words
  return html`<section>
    ${ruling(page)}${writingToAll(page)}${inviting(page)}${view.may.has('change') && html`<p><a href="${view.path}/terms">${official.change}</a></p>`}${pausing(page)}${cancelling(page)}
  </section>`
}
