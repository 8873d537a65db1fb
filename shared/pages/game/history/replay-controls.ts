import { otherColour } from '../../../draughts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Choice, choiceQuery, viewOnly } from '../../board/choice.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { moveNumberAt, plyPath } from './move-list.ts'
import { playedSentence } from '../../board/turn-status.ts'
import { stepIcon, stepLink } from './step-links.ts'
import { lastMoveNotation, lastMover, moveNotation } from '../model/game-table.ts'

const step = (here: BoardContext, choice: Choice, name: 'first' | 'back' | 'next' | 'last', ply: number): Html => {
  const { moment, view } = here.page
  const isOpen = ply >= 0 && ply <= view.ply && ply !== moment.ply
  return stepLink(here.context.texts, name, isOpen ? plyPath(here, choice, ply) : undefined)
}

/** Returns the buttons that step through the moves, and the one that turns the board. */
export const replayControls = (here: BoardContext, choice: Choice): Html => {
  const { texts } = here.context
  const { ply } = here.page.moment
  const turnedPath = `${here.page.path}${choiceQuery({ ...choice, flip: !choice.flip })}`
  return html`<nav class="joined" aria-label="${texts.replay.title}">
      ${step(here, choice, 'first', 0)}${step(here, choice, 'back', ply - 1)}${step(here, choice, 'next', ply + 1)}${step(here, choice, 'last', here.page.view.ply)}
    </nav>
    <a class="button turner" data-go href="${turnedPath}" aria-label="${texts.seat.flip}">${stepIcon('turn')}</a>`
}

/** Returns whether the reader looks at an earlier position. */
export const isLookingBack = ({ page }: BoardContext): boolean => page.moment.ply !== page.view.ply

/** Returns a sentence about the shown move. Its player reads "You". */
export const shownSentence = ({ context: { texts }, table, page }: BoardContext, move: string, taken: string): Html => {
  const { replay, live } = texts
  const mover = lastMover(table)
  const text = html`<b>${move}</b>`
  const { crowned } = page.moment.last ?? {}
  if (mover !== table.seat) return playedSentence(texts, table.names[mover], move, taken, crowned)
  const played = taken === '' ? sentence(replay.youPlayed, text) : sentence(replay.youPlayedAndTook, text, taken)
  return crowned ? html`${played} ${live.crowned}` : played
}

/** Returns the shown move and its number. */
export const shownMove = (here: BoardContext): Html => {
  const { context, table, page } = here
  const { replay } = context.texts
  const { moment, view } = page
  const move = lastMoveNotation(table, moment)
  const squares = moment.last?.taken.map(([square]) => table.nameOf(square)).join(', ') ?? ''
  return html`<p class="shown" ${isLookingBack(here) && html`id="shown"`}>
    <span
      ><b>${moment.ply === 0 ? replay.start : replay.move(moveNumberAt(here, moment.ply))}</b>
      ${moment.ply > 0 && html`<span class="quiet">${replay.of(moveNumberAt(here, view.ply))}</span>`}</span
    ><span class="unseen">. </span>
    ${move !== undefined && html`<span>${shownSentence(here, move, squares)}</span>`}
  </p>`
}

/**
 * Returns the move that the reader has to answer. Only screen readers get it here, where the shown move stands: it is
 * announced if it comes while an earlier position is shown.
 */
const theirMove = ({ context: { texts }, table: { rules, view, names, seat } }: BoardContext): Part => {
  const last = view.moves.at(-1)
  if (seat === null || view.turn !== seat || last === undefined) return false
  const { live } = texts
  const must = view.legalMoves.every((move) => move.includes('x')) && live.mustCapture
  return html`<p class="unseen">${live.played(names[otherColour(seat)], moveNotation({ rules }, last))} ${must}</p>`
}

/** Returns the status while the reader looks at an earlier position, with a link to the present. */
export const lookBackStatus = (here: BoardContext, choice: Choice): Html => {
  const { context, table, page } = here
  const { texts } = context
  const { view, names, seat } = table
  const { ply: _ply, ...look } = viewOnly(choice)
  const isMine = view.turn === null || view.turn === seat
  return html`<h1>${isMine ? texts.live.yourMove : texts.seat.waitingFor(names[view.turn])}</h1>
    ${theirMove(here)}
    <p class="back"><a data-go href="${page.path}${choiceQuery(look)}">${texts.replay.present}</a></p>`
}
