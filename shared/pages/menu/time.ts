import { COUNTS, SPANS, inDays } from '../../game/bounds.ts'
import { DAY } from '../../game/words.ts'
import { durationText } from '../../texts/index.ts'
import { type Here, dayField, daysField, fold, press, zoneField } from '../acts.ts'
import { type Part, html } from '../html.ts'
import { spanOf } from '../span.ts'
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

const isRunning = ({ context }: Here, until: string): boolean => Date.parse(until) > context.now

const pausing = (here: Here): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const { clock, pauseProposal } = table.view
  const running = clock.freezes.some(
    ({ kind, from, until }) => kind === 'pause' && isRunning(here, until) && Date.parse(from) <= context.now,
  )
  if (running)
    return html`<p>${menu.endPauseHint}</p>
      ${press(here, 'end-pause', { label: menu.endPause })}`
  return (
    pauseProposal === null &&
    press(here, 'propose-pause', {
      label: menu.pause,
      inside: html`${zoneField(context)}${dayField({ id: 'pause-until', name: 'until', label: menu.pauseUntil, hint: menu.pauseHint }, true)}`,
    })
  )
}

const leaving = (here: Here): Part => {
  const { context, table } = here
  const { menu } = context.texts
  const { clock } = table.view
  if (clock.freezes.some(({ kind, seat, until }) => kind === 'leave' && seat === table.seat && isRunning(here, until)))
    return html`<p>${menu.endLeaveHint}</p>
      ${press(here, 'end-leave', { label: menu.endLeave })}`
  const left = table.seat === null || clock.leaveLeft === null ? 0 : spanOf(clock.leaveLeft[table.seat])
  const days = Math.floor(left / DAY)
  const hint = menu.leaveHint(durationText(context.texts, left))
  return (
    days > 0 &&
    press(here, 'take-leave', {
      label: menu.leave,
      inside: html`${zoneField(context)}
        <div class="pair">
          ${daysField({ id: 'leave-days', name: 'days', label: menu.leaveDays, hint }, Math.min(7, days), { least: COUNTS.leaveDays.least, most: days })}
          ${dayField({ id: 'leave-from', name: 'from', label: menu.leaveFrom, hint: menu.leaveFromHint }, false)}
        </div>`,
    })
  )
}

/** Giving time, standing still together or alone. */
export const timeMenu = (here: Here): Part => {
  const { context, table, page } = here
  const { menu } = context.texts
  if (table.view.status !== 'active' || table.seat === null) return false
  const limited = table.view.clock.left !== null
  return fold(menu.time, [
    limited && giving(here),
    limited && pausing(here),
    limited && leaving(here),
    html`<p><a href="${page.path}/settings">${menu.reminders}</a></p>`,
  ])
}
