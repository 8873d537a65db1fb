import type { Colour } from '../draughts/index.ts'
import { durationText } from '../texts/index.ts'
import { type PageContext, leftOf, timeOf } from './context.ts'
import { type Html, html, sentence } from './html.ts'
import { pieceDrawing } from './pieces.ts'
import { spanOf } from '../api/iso.ts'
import type { Table } from './table.ts'

/** A side with less than this part of its turn's time is short of time. */
const LITTLE = 1 / 5

export const isShort = (started: string, deadline: string, now: number): boolean => {
  const end = Date.parse(deadline)
  return end - now < LITTLE * (end - Date.parse(started))
}

/** Whether the turn runs on the reserve now. */
const onReserve = ({ now }: PageContext, { view }: Table): boolean => {
  const { perMove, left } = view.clock
  if (perMove === undefined || left === null || view.turn === null || view.turnStartedAt === null) return false
  return now > Date.parse(view.turnStartedAt) + spanOf(perMove) && spanOf(left[view.turn]) > 0
}

const clockOf = (context: PageContext, table: Table, colour: Colour): Html => {
  const { view } = table
  const { seat } = context.texts
  if (view.turn === colour && view.deadline !== null && view.turnStartedAt !== null) {
    const little = isShort(view.turnStartedAt, view.deadline, context.now)
    return html`<span class="time ${little && 'short'}"
        >${sentence(seat.until, leftOf(context, view.deadline), timeOf(context, view.deadline))}</span
      >${table.seat === colour && onReserve(context, table) && html` <span>${seat.reserveRuns}</span>`}`
  }
  const reserve = view.clock.left === null ? undefined : spanOf(view.clock.left[colour])
  if (view.status !== 'active' || reserve === undefined || reserve === 0) return html``
  return html`<span class="time">${seat.reserveLeft(durationText(context.texts, reserve))}</span>`
}

/** The line above or below the board: a player's name, pieces and time. */
export const strip = (context: PageContext, table: Table, colour: Colour): Html => {
  const { texts } = context
  const { view, names } = table
  const drawn = view.creator.seat !== null || view.status !== 'open'
  return html`<div class="strip ${view.turn === colour && 'turn'}">
    ${pieceDrawing({ colour, kind: 'man' }, 'small-piece')}
    <span class="who"
      ><b>${drawn ? names[colour] : texts.play.sides[colour]}</b>
      ${table.seat === colour && html`<span class="quiet">(${texts.seat.you})</span>`}<span class="unseen">
        ${texts.play.sides[colour]}</span
      ></span
    >
    ${clockOf(context, table, colour)}
  </div>`
}
