import { lineEnd, childNodes, parentNode } from '../../game/board/analysis-tree.ts'
import { playBar } from '../board/play-bar.ts'
import { drawBoard } from '../board/draw-board.ts'
import { choiceQuery } from '../board/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { stepIcon, stepLink } from '../game/history/step-links.ts'
import { analysisLook } from './analysis-query.ts'
import type { AnalysisState } from './analysis-state.ts'
import { nodeAddress, analysisLines } from './analysis-lines.ts'
import { analysisForm } from './analysis-form.ts'
import type { AnalysisTexts, AnalysisData } from './analysis-data.ts'

/** Returns the buttons that step through the lines, and the one that turns the board. */
const stepping = (texts: AnalysisTexts, analysis: AnalysisData, state: AnalysisState): Html => {
  const { tree: tried, at, choice } = state
  const [next] = childNodes(tried, at)
  const to = (node: number | undefined): string | undefined =>
    node === undefined || node === at ? undefined : nodeAddress(analysis, state, node)
  return html`<nav class="joined" aria-label="${texts.replay.title}">
      ${stepLink(texts, 'first', to(0))}${stepLink(texts, 'back', to(at === 0 ? undefined : parentNode(tried, at)))}${stepLink(texts, 'next', to(next))}${stepLink(texts, 'last', to(lineEnd(tried, at)))}
    </nav>
    <a
      class="button turner"
      data-go
      href="${analysis.path}${choiceQuery({ ...choice, flip: !choice.flip })}"
      aria-label="${texts.tried.turn}"
      >${stepIcon('turn')}</a
    >`
}

const noMoves = ({ tried }: AnalysisTexts, { names, seat }: AnalysisData, { live, position }: AnalysisState): Part =>
  live.moves.length === 0 &&
  html`<p><b>${position.turn === seat ? tried.youStuck : tried.stuck(names[position.turn])}</b></p>`

/**
 * Returns a line that says that the game has gone on since, with a link to the same lines from the present position.
 */
const onward = ({ tried }: AnalysisTexts, { onward: address }: AnalysisData): Part =>
  address !== undefined && html`<p>${tried.movedOn} <a href="${address}">${tried.onward}</a></p>`

/**
 * Returns the main part of the page. The server draws it, and the script redraws it. `why` says what is wrong with the
 * lines or the typed move; only the server passes it.
 */
export const analysisMain = (texts: AnalysisTexts, analysis: AnalysisData, state: AnalysisState, why?: Part): Html => {
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
      ${drawBoard(texts, { scene: live.scene, moves: live.moves, stage: shownStage }, analysis.path, choice)}
    </section>
    <div class="dock">
      <div class="act" id="live-act">${playBar(texts, live, shownStage, choice)}</div>
      <div class="tools">
        ${stepping(texts, analysis, state)}
        <div class="acts">
          ${state.tree.length > 0 && html`<a class="button" data-go href="${analysis.path}${choiceQuery({ ...analysisLook(choice), tree: '' })}">${tried.clear}</a>`}
          <a class="button" href="${analysis.game}${choice.flip ? '?flip=1' : ''}">${tried.back}</a>
        </div>
      </div>
    </div>
    <div class="more">${analysisLines(texts, analysis, state)}${analysisForm(texts, analysis, state)}</div>
  </div>`
}
