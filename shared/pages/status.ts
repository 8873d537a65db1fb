import type { Colour } from '../draughts/index.ts'
import type { Texts } from '../texts/index.ts'
import type { Here } from './acts.ts'
import { afterwards, renewing } from './after.ts'
import { type PageContext, timeOf } from './context.ts'
import { type Html, html, sentence } from './html.ts'
import { type Table, endOf } from './table.ts'

/** The receipt of the last move stays until the opponent moves. */
const theirTurn = (context: PageContext, { view, names }: Table, turn: Colour): Html => {
  const { seat } = context.texts
  const last = view.moves.at(-1)
  const name = names[turn]
  const by =
    view.deadline === null ? seat.noHurry : sentence(seat.answerBy, name, timeOf(context, view.deadline, 'long'))
  return html`<h1>${seat.waitingFor(name)}</h1>
    ${last !== undefined && html`<p class="news">${seat.made(last)}</p>`}
    <p class="by">${by}</p>`
}

const watched = (context: PageContext, { view, names }: Table, turn: Colour): Html => {
  const { seat, play } = context.texts
  const by =
    view.deadline === null ? seat.noHurry : sentence(seat.answerBy, names[turn], timeOf(context, view.deadline, 'long'))
  return html`<h1>${play.toMove(turn).replace(/[.。]$/, '')}</h1>
    <p class="by">${by}</p>`
}

/** How it ended for the reader, in two words. */
export const endTitle = ({ results }: Texts, { view, seat }: Table): string => {
  if (view.status === 'expired') return results.lapsed
  if (view.status === 'aborted') return results.off
  if (view.result?.winner === null) return results.draw
  if (seat === null || view.result === null) return results.over
  return view.result.winner === seat ? results.youWon : results.youLost
}

const ended = (here: Here): Html => {
  const { context, table } = here
  return html`<h1>${endTitle(context.texts, table)}</h1>
    <p>${endOf(context.texts, table)}</p>
    ${table.view.endedAt !== null && html`<p class="quiet">${sentence(context.texts.seat.ended, timeOf(context, table.view.endedAt, 'dated'))}</p>`}
    ${afterwards(here)}`
}

/** How the game stands, in a sentence or two. */
export const status = (here: Here): Html => {
  const { context, table } = here
  const { view, seat } = table
  if (view.status === 'open')
    return html`${
      view.you?.role === 'creator'
        ? html`<h1>${context.texts.seat.ready}</h1>
            <p>${context.texts.seat.waitingToJoin}</p>`
        : html`<h1>${context.texts.seat.waitingToJoin}</h1>`
    }
    ${view.wish === 'toss' && html`<p class="quiet">${context.texts.seat.tossPending}</p>`}${renewing(here)}`
  if (view.status !== 'active' || view.turn === null) return ended(here)
  if (seat === null) return watched(context, table, view.turn)
  return theirTurn(context, table, view.turn)
}
