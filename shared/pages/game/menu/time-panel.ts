import { spanOf } from '../../../api/values/iso.ts'
import { otherColour } from '../../../draughts/index.ts'
import { COUNTS } from '../../../game/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import { DAY } from '../../../game/words.ts'
import { durationText } from '../../../texts/index.ts'
import { entry, leftIn, may, press, zoneField } from '../panels/act-forms.ts'
import type { Here } from '../model/board-page.ts'
import { faultOf, tied } from '../../kit/fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

const giving = (here: Here): Part => {
  const { context, page, table } = here
  const { menu } = context.texts
  const label = menu.giveTo(table.names[otherColour(table.seat ?? 'black')])
  const buttons = (page.gifts ?? []).map((time) =>
    press(here, 'give-time', { label: durationText(context.texts, time), fields: { days: time / DAY } }),
  )
  return buttons.length > 0 && entry(label, buttons)
}

type Dated = { readonly id: string; readonly name: 'from' | 'until'; readonly label: string }

const dateField = (here: Here, type: ActType, { id, name, label }: Dated): Html => {
  const { value, fault } = leftIn(here, type, name)
  return html`<input
      id="${id}"
      name="${name}"
      type="date"
      aria-label="${label}"
      ${value !== undefined && html`value="${value}"`}
      ${name === 'until' && html`required`}
      ${tied(id, fault)}
    />${faultOf(id, fault)}`
}

const pausing = (here: Here): readonly Part[] => {
  const { context } = here
  const { menu } = context.texts
  const until = html`${zoneField(context)}${dateField(here, 'propose-pause', { id: 'pause-until', name: 'until', label: menu.pauseUntil })}`
  return [
    may(here, 'end-pause') && entry(menu.endPauseHint, press(here, 'end-pause', { label: menu.endPause })),
    may(here, 'propose-pause') &&
      entry(
        html`${menu.pauseUntil}<small>${menu.pauseHint}</small>`,
        press(here, 'propose-pause', { label: menu.pause, inside: until }),
      ),
  ]
}

const takingLeave = (here: Here): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const left = spanOf(table.view.clock.leaveLeft?.[table.seat ?? 'black'] ?? 'PT0S')
  const most = Math.floor(left / DAY)
  const { value = Math.min(7, most), fault } = leftIn(here, 'take-leave', 'days')
  const days = html`<input
      id="leave-days"
      name="days"
      type="number"
      aria-label="${menu.leaveDays}"
      min="${COUNTS.leaveDays.least}"
      max="${most}"
      value="${value}"
      inputmode="numeric"
      required
      ${tied('leave-days', fault)}
    />${faultOf('leave-days', fault)}`
  const inside = html`${zoneField(context)}${days}${dateField(here, 'take-leave', { id: 'leave-from', name: 'from', label: menu.leaveFrom })}`
  return (
    may(here, 'take-leave') &&
    entry(
      html`${menu.leaveLine}<small>${menu.leaveHint(durationText(context.texts, left))}</small>`,
      press(here, 'take-leave', { label: menu.leave, inside }),
    )
  )
}

/** The panel about time: giving time, leave, pauses, and a link to the reminders. */
export const timePanel = (here: Here): Part => {
  const { context, page } = here
  const { menu } = context.texts
  return [
    giving(here),
    takingLeave(here),
    may(here, 'end-leave') && entry(menu.endLeaveHint, press(here, 'end-leave', { label: menu.endLeave })),
    ...pausing(here),
    html`<p><a href="${page.path}/settings">${menu.reminders}</a></p>`,
  ]
}
