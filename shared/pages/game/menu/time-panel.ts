import { durationOrZero } from '../../../api/values/iso.ts'
import { otherColour } from '../../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../../game/limits/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import { DAY } from '../../../game/model/words.ts'
import { durationText } from '../../../texts/index.ts'
import { confirmFold, labelledForm, refusedInput, mayAct, actForm, timeZoneField } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { fieldFault, describedBy } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

/** Returns what time may be given. Each gift takes two presses, because it cannot be undone. */
const giving = (here: BoardContext): Part => {
  const { context, page, table } = here
  const { menu, asked } = context.texts
  const name = table.names[otherColour(table.seat ?? 'black')]
  const folds = (page.gifts ?? []).map((time) => {
    const text = durationText(context.texts, time)
    const form = actForm(here, 'give-time', { label: asked.sureYes, fields: { days: time / DAY } })
    const summary = html`<span aria-hidden="true">${text}</span><span class="unseen">${menu.gift(name, text)}</span>`
    return confirmFold(summary, menu.giveSure(name, text), form)
  })
  return (
    folds.length > 0 &&
    html`<div class="gifts">
      <p>${menu.giveTo(name)}</p>
      ${folds}
    </div>`
  )
}

type Dated = { readonly id: string; readonly name: 'from' | 'until'; readonly label: string }

const dateField = (here: BoardContext, type: ActType, { id, name }: Omit<Dated, 'label'>, label?: string): Html => {
  const { value } = refusedInput(here, type, name)
  return html`<input
    id="${id}"
    name="${name}"
    type="date"
    ${label !== undefined && html`aria-label="${label}"`}
    ${value !== undefined && html`value="${value}"`}
    ${name === 'until' && html`required`}
    ${describedBy(id, refusedInput(here, type, name).fault)}
  />`
}

/** Returns a date field whose label is in the words beside the form. */
const namedDateField = (here: BoardContext, type: ActType, { label, ...field }: Dated): Html =>
  html`${dateField(here, type, field, label)}${fieldFault(field.id, refusedInput(here, type, field.name).fault)}`

const pausing = (here: BoardContext): readonly Part[] => {
  const { context } = here
  const { menu } = context.texts
  const until = html`${timeZoneField(context)}${namedDateField(here, 'propose-pause', { id: 'pause-until', name: 'until', label: menu.pauseUntil })}`
  return [
    mayAct(here, 'end-pause') && labelledForm(menu.endPauseHint, actForm(here, 'end-pause', { label: menu.endPause })),
    mayAct(here, 'propose-pause') &&
      labelledForm(
        html`${menu.pauseUntil}<small>${menu.pauseHint}</small>`,
        actForm(here, 'propose-pause', { label: menu.pause, inside: until }),
      ),
  ]
}

const leaveDaysField = (here: BoardContext, most: number): Html => {
  const { value = Math.min(7, most), fault } = refusedInput(here, 'take-leave', 'days')
  return html`<input
    id="leave-days"
    name="days"
    type="number"
    min="${COUNT_BOUNDS.leaveDays.least}"
    max="${most}"
    value="${value}"
    inputmode="numeric"
    required
    ${describedBy('leave-days', fault)}
  />`
}

/** Returns the form for leave. Its two fields have labels of their own, since the words beside them name neither. */
const takingLeave = (here: BoardContext): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const left = durationOrZero(table.view.clock.leaveLeft?.[table.seat ?? 'black'] ?? 'PT0S')
  const fields = [
    [menu.leaveDays, 'days', leaveDaysField(here, Math.floor(left / DAY))],
    [menu.leaveFrom, 'from', dateField(here, 'take-leave', { id: 'leave-from', name: 'from' })],
  ] as const
  const inside = html`${timeZoneField(context)}${fields.map(
    ([label, name, field]) =>
      html`<label>${label}${field}</label>${fieldFault(`leave-${name}`, refusedInput(here, 'take-leave', name).fault)}`,
  )}`
  return (
    mayAct(here, 'take-leave') &&
    labelledForm(
      html`${menu.leaveLine}<small>${menu.leaveHint(durationText(context.texts, left))}</small>`,
      actForm(here, 'take-leave', { label: menu.leave, inside }),
    )
  )
}

/** Returns the panel about time: giving time, leave, pauses, and a link to the reminders. */
export const timePanel = (here: BoardContext): Part => {
  const { context, page } = here
  const { menu } = context.texts
  return [
    giving(here),
    takingLeave(here),
    mayAct(here, 'end-leave') && labelledForm(menu.endLeaveHint, actForm(here, 'end-leave', { label: menu.endLeave })),
    ...pausing(here),
    html`<p><a href="${page.path}/settings">${menu.reminders}</a></p>`,
  ]
}
