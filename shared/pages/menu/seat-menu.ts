import { otherColour } from '../../draughts/index.ts'
import { type Here, grave, may, press } from '../acts.ts'
import { emailsLine } from '../emails.ts'
import { type Part, html } from '../html.ts'
import { drawMenu } from './draw.ts'
import { movesMenu, planMenu } from './moves.ts'
import { arbiterMenu, linkMenu, noteMenu } from './own.ts'
import { timeMenu } from './time.ts'

const resigning = (here: Here): Part => {
  const { table, context } = here
  const { seat } = context.texts
  if (table.seat === null || !may(here, 'resign')) return false
  const sure = seat.resignSure(table.names[otherColour(table.seat)])
  return grave(seat.resign, sure, press(here, 'resign', { label: seat.resignYes, kind: 'danger' }))
}

const aborting = (here: Here): Part => {
  const { seat } = here.context.texts
  return (
    may(here, 'abort') &&
    grave(seat.abort, seat.abortSure, press(here, 'abort', { label: seat.abortYes, kind: 'danger' }))
  )
}

/** What a seat may do besides moving, in groups. */
export const seatMenu = (here: Here): Part => [
  movesMenu(here),
  planMenu(here),
  drawMenu(here),
  timeMenu(here),
  arbiterMenu(here),
  noteMenu(here),
  linkMenu(here),
  emailsLine(here),
  html`<p class="settings"><a href="${here.page.path}/settings">${here.context.texts.menu.settings}</a></p>`,
  resigning(here),
  aborting(here),
]
