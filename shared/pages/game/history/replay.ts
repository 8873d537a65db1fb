import type { Here } from '../model/board-page.ts'
import { type Choice, queryOf, unchosen } from '../model/choice.ts'
import { type Html, html } from '../../kit/html.ts'
import { numberOf, plyPath } from './move-list.ts'
import { playedBy } from '../model/news-line.ts'
import { icon, stepTo } from './steps.ts'
import { lastWritten, moverAt } from '../model/table.ts'

const step = (here: Here, choice: Choice, name: 'first' | 'back' | 'next' | 'last', ply: number): Html => {
  const { moment, view } = here.page
  const isOpen = ply >= 0 && ply <= view.ply && ply !== moment.ply
  return stepTo(here.context.texts, name, isOpen ? plyPath(here, choice, ply) : undefined)
}

/** The buttons that step through the moves, and the one that turns the board. */
export const replaying = (here: Here, choice: Choice): Html => {
  const { texts } = here.context
  const { ply } = here.page.moment
  const turnedPath = `${here.page.path}${queryOf({ ...choice, flip: !choice.flip })}`
  return html`<nav class="joined" aria-label="${texts.replay.title}">
      ${step(here, choice, 'first', 0)}${step(here, choice, 'back', ply - 1)}${step(here, choice, 'next', ply + 1)}${step(here, choice, 'last', here.page.view.ply)}
    </nav>
    <a class="button turner" data-go href="${turnedPath}" aria-label="${texts.seat.flip}">${icon('turn')}</a>`
}

/** Whether the reader looks at an earlier position. */
export const looksBack = ({ page }: Here): boolean => page.moment.ply !== page.view.ply

/** The shown move and its number. */
export const shownMove = (here: Here): Html => {
  const { context, table, page } = here
  const { replay } = context.texts
  const { moment, view } = page
  const move = lastWritten(table, moment)
  const squares = moment.last?.taken.map(([square]) => table.nameOf(square)).join(', ') ?? ''
  return html`<p class="shown" ${looksBack(here) && html`id="shown"`}>
    <span
      ><b>${moment.ply === 0 ? replay.start : replay.move(numberOf(here, moment.ply))}</b>
      ${moment.ply > 0 && html`<span class="quiet">${replay.of(numberOf(here, view.ply))}</span>`}</span
    >
    ${move !== undefined && html`<span>${playedBy(context.texts, table.names[moverAt(table)], move, squares)}</span>`}
  </p>`
}

/** The status while the reader looks at an earlier position, with a link to the present. */
export const lookingBack = ({ context, table, page }: Here, choice: Choice): Html => {
  const { texts } = context
  const { view, names, seat } = table
  const { ply: _ply, ...look } = unchosen(choice)
  const isMine = view.turn === null || view.turn === seat
  return html`<h1>${isMine ? texts.live.yourMove : texts.seat.waitingFor(names[view.turn])}</h1>
    <p class="back"><a data-go href="${page.path}${queryOf(look)}">${texts.replay.present}</a></p>`
}
