import { spanOf } from '../../api/iso.ts'
import { otherColour } from '../../draughts/index.ts'
import { COUNTS } from '../../game/bounds.ts'
import { DAY } from '../../game/words.ts'
import { UNITS, durationText } from '../../texts/index.ts'
import { type Here, entry, may, press, zoneField } from '../acts.ts'
import { type Html, type Part, html } from '../html.ts'

/** Days. */
const GIFTS = [1, 3, 7] as const

const giving = (here: Here): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const label = menu.giveTo(table.names[otherColour(table.seat ?? 'black')])
  const gifts = GIFTS.map((days) =>
    press(here, 'give-time', { label: durationText(context.texts, days * UNITS.day), fields: { days } }),
  )
  return may(here, 'give-time') && entry(label, gifts)
}

const dateField = (id: string, name: string, label: string, required: boolean): Html =>
  html`<input id="${id}" name="${name}" type="date" aria-label="${label}" ${required && html`required`} />`

const pausing = (here: Here): readonly Part[] => {
  const { context } = here
  const { menu } = context.texts
  const until = html`${zoneField(context)}${dateField('pause-until', 'until', menu.pauseUntil, true)}`
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
  const days = html`<input
    id="leave-days"
    name="days"
    type="number"
    aria-label="${menu.leaveDays}"
    min="${COUNTS.leaveDays.least}"
    max="${most}"
    value="${Math.min(7, most)}"
    inputmode="numeric"
    required
  />`
  const inside = html`${zoneField(context)}${days}${dateField('leave-from', 'from', menu.leaveFrom, false)}`
  return (
    may(here, 'take-leave') &&
    entry(
      html`${menu.leaveLine}<small>${menu.leaveHint(durationText(context.texts, left))}</small>`,
      press(here, 'take-leave', { label: menu.leave, inside }),
    )
  )
}

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
