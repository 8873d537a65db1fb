import type { Colour } from '../../../draughts/index.ts'
import { type Texts, isEndedByClock, outcomeBelow } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { afterEnd, renewForm } from './after-end.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { type GameTable, endSentence, moveNotation } from '../model/game-table.ts'
import { acceptedText } from '../model/turn-data.ts'

/** Returns when the move is due: the end of its own time, and the end of the reserve if there is one. */
const deadlineOf = ({ context, table, page: { moveUntil } }: BoardContext, turn: Colour): Part => {
  const { view, names } = table
  const { seat } = context.texts
  if (view.deadline === null) return seat.noHurry
  const latest = timeElement(context, view.deadline)
  const hasMore = moveUntil !== undefined && moveUntil !== view.deadline && Date.parse(moveUntil) > context.now
  return hasMore
    ? sentence(seat.answerByReserve, names[turn], timeElement(context, moveUntil), latest)
    : sentence(seat.answerBy, names[turn], latest)
}

/** Returns the status while the opponent is to move. It confirms the reader's last move. */
const theirTurn = (here: BoardContext, turn: Colour): Html => {
  const { context, table } = here
  const { seat, live } = context.texts
  const last = table.view.moves.at(-1)
  const accepted = acceptedText(context.texts, table, here.page)
  return html`<h1>${seat.waitingFor(table.names[turn])}</h1>
    ${last !== undefined && html`<p class="news">${seat.made(moveNotation(table, last))} ${here.page.moment.last?.crowned && live.crowned}</p>`}
    ${accepted !== undefined && html`<p class="news">${accepted}</p>`}
    <p class="by">${deadlineOf(here, turn)}</p>`
}

const watched = (here: BoardContext, turn: Colour): Html =>
  html`<h1>${here.context.texts.game.toMove(turn).replace(/[.\u3002]$/, '')}</h1>
    <p class="by">${deadlineOf(here, turn)}</p>`

export const endTitle = ({ results }: Texts, { view, seat }: GameTable): string => {
  if (view.status === 'expired') return results.lapsed
  if (view.status === 'aborted') return results.off
  if (view.result?.winner === null) return results.draw
  if (seat === null || view.result === null) return results.over
  return view.result.winner === seat ? results.youWon : results.youLost
}

/** Returns what the window's title says of a game that is over: how it ended, or that its rematch has begun. */
export const afterTitle = (texts: Texts, table: GameTable, { nextPath }: BoardContext['page']): string | undefined => {
  if (table.view.status === 'open' || table.view.status === 'active') return undefined
  return nextPath === undefined ? endTitle(texts, table) : texts.after.begun.replace(/[.\u3002]$/, '')
}

const ended = (here: BoardContext): Html => {
  const { context, table } = here
  const title = endTitle(context.texts, table)
  return html`<h1>${title}</h1>
    <p>${outcomeBelow(title, endSentence(context.texts, table))}</p>
    ${table.view.endedAt !== null && html`<p class="quiet">${sentence(context.texts.seat.ended, timeElement(context, table.view.endedAt, 'dated'))}</p>`}
    ${isEndedByClock(table.view) && html`<p><a href="${here.page.path}/evidence">${context.texts.records.evidence}</a></p>`}
    ${afterEnd(here)}`
}

/** Returns the heading of a game's page, and the lines below it. */
export const gameStatus = (here: BoardContext): Html => {
  const { context, table } = here
  const { view, seat } = table
  if (view.status === 'open') {
    const { notBegun, ready, waitingToJoin, waitingToToss } = context.texts.seat
    return html`<h1>${view.you?.role === 'creator' ? ready : notBegun}</h1>
      <p>${view.wish === 'toss' ? waitingToToss : waitingToJoin}</p>
      ${renewForm(here)}`
  }
  if (view.status !== 'active' || view.turn === null) return ended(here)
  if (seat === null) return watched(here, view.turn)
  return theirTurn(here, view.turn)
}

/** Returns a line that says that a planned reply waits for the opponent's move, with a link to it. */
export const plannedLink = ({ context, table: { seat, view }, page: { own, path } }: BoardContext): Part =>
  view.status === 'active' &&
  view.turn !== seat &&
  own !== undefined &&
  own.lines.length > 0 &&
  html`<p><a data-go href="${path}?tab=mine">${context.texts.seat.planned}</a></p>`

/** Returns a hidden link to another game in which it is the reader's turn. A script fills it in and shows it. */
export const nextGameLink = ({ context, table: { seat, view } }: BoardContext): Part =>
  seat !== null &&
  view.turn !== seat &&
  view.status !== 'open' &&
  html`<p id="next-game" hidden><a class="button" href="/games">${context.texts.seat.nextGame}</a> <span></span></p>`
