import type { Colour } from '../draughts/index.ts'
import { otherColour, writeMove } from '../draughts/index.ts'
import type { Texts } from '../texts/index.ts'
import type { Stage } from './choice.ts'
import type { Here } from './acts.ts'
import { afterwards, renewing } from './after.ts'
import { type PageContext, timeOf } from './context.ts'
import { type Html, html, sentence } from './html.ts'
import { spanOf } from '../api/iso.ts'
import { type Table, endOf } from './table.ts'

/** Whether the turn runs on the reserve now. */
const onReserve = ({ now }: PageContext, { view }: Table): boolean => {
  const { perMove, left } = view.clock
  if (perMove === undefined || left === null || view.turn === null || view.turnStartedAt === null) return false
  return now > Date.parse(view.turnStartedAt) + spanOf(perMove) && spanOf(left[view.turn]) > 0
}

const yourTurn = (context: PageContext, table: Table, me: Colour, stage: Stage): Html => {
  const { view, names, rules, position, mine } = table
  const { seat } = context.texts
  const last = view.moves.at(-1)
  const [first] = mine
  const only = mine.length === 1 && first !== undefined
  const mustCapture = (rules.duty === 'must' || view.mustJump) && mine.some(({ captures }) => captures.length > 0)
  return html`<p>
      <strong>${last === undefined ? seat.youBegin : seat.yourMove}</strong>
      ${last !== undefined && seat.theyPlayed(names[otherColour(me)], last)} ${mustCapture && seat.mustCapture}
      ${only && html`${seat.onlyMove} ${writeMove(rules, position, first)}`}
    </p>
    ${onReserve(context, table) && html`<p>${seat.reserveRuns}</p>`}
    ${stage.kind === 'piece' && html`<p class="quiet">${seat.choosePiece}</p>`}`
}

/** The receipt of the last move stays until the opponent moves. */
const theirTurn = (context: PageContext, { view, names }: Table, turn: Colour): Html => {
  const { seat } = context.texts
  const last = view.moves.at(-1)
  const name = names[turn]
  const by =
    view.deadline === null ? seat.noHurry : sentence(seat.answerBy, name, timeOf(context, view.deadline, 'long'))
  return html`<p>
      <strong>${last === undefined ? seat.waitingFor(name) : seat.made(last)}</strong>
      ${last !== undefined && seat.waitingFor(name)}
    </p>
    <p>${by}</p>`
}

const watched = (context: PageContext, { view, names }: Table, turn: Colour): Html => {
  const { seat, play } = context.texts
  const by =
    view.deadline === null ? seat.noHurry : sentence(seat.answerBy, names[turn], timeOf(context, view.deadline, 'long'))
  return html`<p><strong>${play.toMove(turn)}</strong> ${by}</p>`
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
  return html`<p class="result"><strong>${endTitle(context.texts, table)}</strong></p>
    <p>${endOf(context.texts, table)}</p>
    ${table.view.endedAt !== null && html`<p class="quiet">${sentence(context.texts.seat.ended, timeOf(context, table.view.endedAt, 'dated'))}</p>`}
    ${afterwards(here)}`
}

/** How the game stands, in a sentence or two. */
export const status = (here: Here, stage: Stage): Html => {
  const { context, table } = here
  const { view, seat } = table
  if (view.status === 'open')
    return html`<p>
        <strong>${view.you?.role === 'creator' && context.texts.seat.ready} ${context.texts.seat.waitingToJoin}</strong>
      </p>
      ${view.wish === 'toss' && html`<p class="quiet">${context.texts.seat.tossPending}</p>`}${renewing(here)}`
  if (view.status !== 'active' || view.turn === null) return ended(here)
  if (seat === null) return watched(context, table, view.turn)
  return view.turn === seat ? yourTurn(context, table, seat, stage) : theirTurn(context, table, view.turn)
}
