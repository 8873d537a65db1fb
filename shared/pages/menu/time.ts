import { COUNTS, SPANS, inDays } from '../../game/bounds.ts'
import { DAY, type Duration } from '../../game/words.ts'
import { durationText } from '../../texts/index.ts'
import { type Here, dayField, daysField, fold, may, press, zoneField } from '../acts.ts'
import { type Part, html } from '../html.ts'
import { spanOf } from '../../api/iso.ts'
import { otherColour } from '../../draughts/index.ts'

const giving = (here: Here): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const label = menu.giveDays(table.names[otherColour(table.seat ?? 'black')])
  return press(here, 'give-time', {
    label: menu.give,
    inside: daysField({ id: 'give-days', name: 'days', label }, 2, inDays(SPANS.gift)),
  })
}

const pausing = (here: Here): readonly Part[] => {
  const { context } = here
  const { menu } = context.texts
  const day = { id: 'pause-until', name: 'until', label: menu.pauseUntil, hint: menu.pauseHint }
  return [
    may(here, 'end-pause') &&
      html`<p>${menu.endPauseHint}</p>
        ${press(here, 'end-pause', { label: menu.endPause })}`,
    press(here, 'propose-pause', { label: menu.pause, inside: html`${zoneField(context)}${dayField(day, true)}` }),
  ]
}

/** `left`: the reader's remaining leave. */
const takingLeave = (here: Here, left: Duration): Part => {
  const { context } = here
  const { menu } = context.texts
  const most = Math.floor(left / DAY)
  const days = {
    id: 'leave-days',
    name: 'days',
    label: menu.leaveDays,
    hint: menu.leaveHint(durationText(context.texts, left)),
  }
  const from = { id: 'leave-from', name: 'from', label: menu.leaveFrom, hint: menu.leaveFromHint }
  return press(here, 'take-leave', {
    label: menu.leave,
    inside: html`${zoneField(context)}
      <div class="pair">
        ${daysField(days, Math.min(7, most), { least: COUNTS.leaveDays.least, most })}${dayField(from, false)}
      </div>`,
  })
}

const leaving = (here: Here): readonly Part[] => {
  const { context, table } = here
  const { menu } = context.texts
  const { leaveLeft } = table.view.clock
  const left = table.seat === null || leaveLeft === null ? 0 : spanOf(leaveLeft[table.seat])
  return [
    may(here, 'end-leave') &&
      html`<p>${menu.endLeaveHint}</p>
        ${press(here, 'end-leave', { label: menu.endLeave })}`,
    takingLeave(here, left),
  ]
}

export const timeMenu = (here: Here): Part => {
  const { context, table, page } = here
  const { menu } = context.texts
  if (table.view.status !== 'active' || table.seat === null) return false
  return fold(menu.time, [
    giving(here),
    ...pausing(here),
    ...leaving(here),
    html`<p><a href="${page.path}/settings">${menu.reminders}</a></p>`,
  ])
}
