import { durationOrZero } from '../../../api/values/iso.ts'
import { otherColour } from '../../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../../game/limits/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import { DAY } from '../../../game/model/words.ts'
import { durationText } from '../../../texts/index.ts'
import { labelledForm, refusedInput, mayAct, actForm, timeZoneField } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { fieldFault, describedBy } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

const giving = (here: BoardContext): Part => {
  const { context, page, table } = here
  const { menu } = context.texts
  const label = menu.giveTo(table.names[otherColour(table.seat ?? 'black')])
  const buttons = (page.gifts ?? []).map((time) =>
    actForm(here, 'give-time', { label: durationText(context.texts, time), fields: { days: time / DAY } }),
  )
  return buttons.length > 0 && labelledForm(label, buttons)
}

type Dated = { readonly id: string; readonly name: 'from' | 'until'; readonly label: string }

const dateField = (here: BoardContext, type: ActType, { id, name, label }: Dated): Html => {
  const { value, fault } = refusedInput(here, type, name)
  return html`<input
      id="${id}"
      name="${name}"
      type="date"
      aria-label="${label}"
      ${value !== undefined && html`value="${value}"`}
      ${name === 'until' && html`required`}
      ${describedBy(id, fault)}
    />${fieldFault(id, fault)}`
}

const pausing = (here: BoardContext): readonly Part[] => {
  const { context } = here
  const { menu } = context.texts
  const until = html`${timeZoneField(context)}${dateField(here, 'propose-pause', { id: 'pause-until', name: 'until', label: menu.pauseUntil })}`
  return [
    mayAct(here, 'end-pause') && labelledForm(menu.endPauseHint, actForm(here, 'end-pause', { label: menu.endPause })),
    mayAct(here, 'propose-pause') &&
      labelledForm(
        html`${menu.pauseUntil}<small>${menu.pauseHint}</small>`,
        actForm(here, 'propose-pause', { label: menu.pause, inside: until }),
      ),
  ]
}

const takingLeave = (here: BoardContext): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const left = durationOrZero(table.view.clock.leaveLeft?.[table.seat ?? 'black'] ?? 'PT0S')
  const most = Math.floor(left / DAY)
  const { value = Math.min(7, most), fault } = refusedInput(here, 'take-leave', 'days')
  const days = html`<input
      id="leave-days"
      name="days"
      type="number"
      aria-label="${menu.leaveDays}"
      min="${COUNT_BOUNDS.leaveDays.least}"
      max="${most}"
      value="${value}"
      inputmode="numeric"
      required
      ${describedBy('leave-days', fault)}
    />${fieldFault('leave-days', fault)}`
  const inside = html`${timeZoneField(context)}${days}${dateField(here, 'take-leave', { id: 'leave-from', name: 'from', label: menu.leaveFrom })}`
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
