import { TOURNAMENT_ALLOWANCE, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { EMPTY_FORM, hiddenField } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { textArea } from '../founding/event-fields.ts'
import { listPreview } from '../founding/list-preview.ts'
import { actField, actFold, actTextArea, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import type { OfficialPage } from './official-view.ts'
import { rulingSection } from './ruling-section.ts'

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
      ${form?.seen !== undefined && hiddenField('seen', form.seen)}
      <p class="row">
        <button>${label}</button>
        <button name="preview" value="1">${newTournament.preview}</button>
      </p>
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
    ${rulingSection(page)}${writingToAll(page)}${inviting(page)}${view.may.has('change') && html`<p><a href="${view.path}/terms">${official.change}</a></p>`}${pausing(page)}${cancelling(page)}
  </section>`
}
