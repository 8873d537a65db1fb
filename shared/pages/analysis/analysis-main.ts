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

/** The buttons that step through the lines, and the one that turns the board. */
const stepping = (texts: TryTexts, analysis: Trying, state: Desk): Html => {
  const { tried, at, choice } = state
  const [next] = nextOf(tried, at)
  const to = (node: number | undefined): string | undefined =>
    node === undefined || node === at ? undefined : placePath(analysis, state, node)
  return html`<nav class="joined" aria-label="${texts.replay.title}">
      ${stepTo(texts, 'first', to(0))}${stepTo(texts, 'back', to(at === 0 ? undefined : parentOf(tried, at)))}${stepTo(texts, 'next', to(next))}${stepTo(texts, 'last', to(lastOf(tried, at)))}
    </nav>
    <a
      class="button turner"
      data-go
      href="${analysis.path}${queryOf({ ...choice, flip: !choice.flip })}"
      aria-label="${texts.tried.turn}"
      >${icon('turn')}</a
    >`
}

const noMoves = ({ tried }: TryTexts, { names }: Trying, { live, position }: Desk): Part =>
  live.moves.length === 0 && html`<p><b>${tried.stuck(names[position.turn])}</b></p>`

/** A line that says that the game has gone on since, with a link to the same lines from there. */
const onward = ({ tried }: TryTexts, { onward: address }: Trying): Part =>
  address !== undefined && html`<p>${tried.movedOn} <a href="${address}">${tried.onward}</a></p>`

/**
 * The main part of the page. The server draws it, and the script redraws it. `why` says what is wrong; only the
 * server can say it.
 */
export const tryMain = (texts: TryTexts, analysis: Trying, state: Desk, why?: string): Html => {
  const { live, stage, choice } = state
  const { tried } = texts
  const typed = why !== undefined && state.typed && stage.kind === 'piece'
  const shownStage = typed ? ({ kind: 'piece', fault: why } as const) : stage
  return html`<div class="play trying">
    <section class="status" id="status" tabindex="-1">
      ${why !== undefined && !typed && html`<p class="fault" role="alert">${why}</p>`}
      <div id="live-status">
        <h1>${tried.title}</h1>
        <p class="news">${tried.lead}</p>
      </div>
      ${onward(texts, analysis)}${noMoves(texts, analysis, state)}
    </section>
    <section class="table" id="live-board" aria-label="${tried.board}">
      ${board(texts, { scene: live.scene, moves: live.moves, stage: shownStage }, analysis.path, choice)}
    </section>
    <div class="act" id="live-act">${act(texts, live, shownStage, choice)}</div>
    <div class="tools">
      ${stepping(texts, analysis, state)}
      <div class="acts">
        ${state.tried.length > 0 && html`<a class="button" data-go href="${analysis.path}${queryOf({ ...lookOf(choice), tree: '' })}">${tried.clear}</a>`}
        <a class="button" href="${analysis.game}${choice.flip ? '?flip=1' : ''}">${tried.back}</a>
      </div>
    </div>
    <div class="more">${triedLines(texts, analysis, state)}${deskForm(texts, analysis, state)}</div>
  </div>`
}
