import { lastOf, nextOf, parentOf } from '../../game/tried.ts'
import { act } from '../board/play-bar.ts'
import { board } from '../board/board.ts'
import { queryOf } from '../game/model/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { icon, stepTo } from '../game/history/steps.ts'
import { lookOf } from './analysis-query.ts'
import type { Desk } from './analysis-desk.ts'
import { placePath, triedLines } from './lines.ts'
import { deskForm } from './planning.ts'
import type { TryTexts, Trying } from './analysis.ts'

/** First, back, forward and last in the lines, and turning the board. */
const stepping = (texts: TryTexts, trying: Trying, desk: Desk): Html => {
  const { tried, at, choice } = desk
  const [next] = nextOf(tried, at)
  const to = (place: number | undefined): string | undefined =>
    place === undefined || place === at ? undefined : placePath(trying, desk, place)
  return html`<nav class="joined" aria-label="${texts.replay.title}">
      ${stepTo(texts, 'first', to(0))}${stepTo(texts, 'back', to(at === 0 ? undefined : parentOf(tried, at)))}${stepTo(texts, 'next', to(next))}${stepTo(texts, 'last', to(lastOf(tried, at)))}
    </nav>
    <a
      class="button turner"
      data-go
      href="${trying.path}${queryOf({ ...choice, flip: !choice.flip })}"
      aria-label="${texts.tried.turn}"
      >${icon('turn')}</a
    >`
}

const stuck = ({ tried }: TryTexts, { names }: Trying, { live, position }: Desk): Part =>
  live.moves.length === 0 && html`<p><b>${tried.stuck(names[position.turn])}</b></p>`

/** Where the game has gone on since. */
const onward = ({ tried }: TryTexts, { onward: address }: Trying): Part =>
  address !== undefined && html`<p>${tried.movedOn} <a href="${address}">${tried.onward}</a></p>`

/**
 * The main part of the page. The server draws it, and the script draws it again. `why`: of a fault, which only the
 * server can say.
 */
export const tryMain = (texts: TryTexts, trying: Trying, desk: Desk, why?: string): Html => {
  const { live, stage, choice } = desk
  const { tried } = texts
  const typed = why !== undefined && desk.typed && stage.kind === 'piece'
  const shown = typed ? ({ kind: 'piece', fault: why } as const) : stage
  return html`<div class="play trying">
    <section class="status" id="status" tabindex="-1">
      ${why !== undefined && !typed && html`<p class="fault" role="alert">${why}</p>`}
      <div id="live-status">
        <h1>${tried.title}</h1>
        <p class="news">${tried.lead}</p>
      </div>
      ${onward(texts, trying)}${stuck(texts, trying, desk)}
    </section>
    <section class="table" id="live-board" aria-label="${tried.board}">
      ${board(texts, { scene: live.scene, moves: live.moves, stage: shown }, trying.path, choice)}
    </section>
    <div class="act" id="live-act">${act(texts, live, shown, choice)}</div>
    <div class="tools">
      ${stepping(texts, trying, desk)}
      <div class="acts">
        ${desk.tried.length > 0 && html`<a class="button" data-go href="${trying.path}${queryOf({ ...lookOf(choice), tree: '' })}">${tried.clear}</a>`}
        <a class="button" href="${trying.game}${choice.flip ? '?flip=1' : ''}">${tried.back}</a>
      </div>
    </div>
    <div class="more">${triedLines(texts, trying, desk)}${deskForm(texts, trying, desk)}</div>
  </div>`
}
