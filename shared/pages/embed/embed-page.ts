import { otherColour } from '../../draughts/index.ts'
import { choiceOf } from '../board/choice.ts'
import { drawBoard } from '../board/draw-board.ts'
import { pieceDrawing } from '../board/piece-drawing.ts'
import { moveNumberAt } from '../game/history/move-list.ts'
import { stepLink } from '../game/history/step-links.ts'
import { paceText } from '../game/history/terms.ts'
import type { BoardContext, BoardPage } from '../game/model/board-page.ts'
import { endSentence, gameTable, playersTitle } from '../game/model/game-table.ts'
import { gameScene } from '../game/model/turn-data.ts'
import { endTitle } from '../game/panels/game-status.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { type SiteContext, timeElement } from '../kit/page-context.ts'
import { sprite } from '../kit/sprite.ts'
import { type Framed, embedMoves, framePathAt } from './embed-moves.ts'
import { EMBED_STYLE } from './embed-style.ts'
import { frameDocument } from './frame-document.ts'
import type { FrameQuery } from './frame-query.ts'

/** Returns the link out of the frame. It opens a window of its own, which knows nothing of the site with the frame. */
const watchLink = ({ texts }: SiteContext, watchUrl: string): Html =>
  html`<a class="out" href="${watchUrl}" target="_blank" rel="noopener">${texts.embed.watch(texts.site.name)}</a>`

const step = (framed: Framed, name: 'first' | 'back' | 'next' | 'last', ply: number): Html => {
  const { context, page } = framed.here
  const isOpen = ply >= 0 && ply <= page.view.ply && ply !== page.moment.ply
  return stepLink(context.texts, name, isOpen ? framePathAt(framed, ply) : undefined)
}

/** Returns the number of the shown move, as players count. */
const shownMove = ({ context: { texts }, page, table }: BoardContext): string =>
  page.moment.ply === 0 ? texts.replay.start : texts.replay.move(moveNumberAt({ table }, page.moment.ply))

const steps = (framed: Framed): Html => {
  const { context, page } = framed.here
  const { ply } = page.moment
  return html`<div class="steps">
    <nav class="joined" aria-label="${context.texts.replay.title}">
      ${step(framed, 'first', 0)}${step(framed, 'back', ply - 1)}${step(framed, 'next', ply + 1)}${step(framed, 'last', page.view.ply)}
    </nav>
    <p class="quiet">${shownMove(framed.here)}</p>
  </div>`
}

/** Returns whose turn it is and until when, or how the game ended. */
const status = ({ context, table, page }: BoardContext): Html => {
  const { texts, now } = context
  const { view } = table
  if (view.status === 'open') return html`<h1>${texts.seat.notBegun}</h1>`
  if (view.status !== 'active' || view.turn === null)
    return html`<h1>${endTitle(texts, table)}</h1>
      <p class="quiet">${endSentence(texts, table)}</p>`
  const { moveUntil } = page
  const until = moveUntil !== undefined && Date.parse(moveUntil) > now ? moveUntil : view.deadline
  return html`<h1>${texts.game.toMove(view.turn).replace(/[.\u3002]$/, '')}</h1>
    ${until !== null && html`<p class="quiet">${sentence(texts.embed.until, timeElement(context, until))}</p>`}`
}

const players = ({ context, table }: BoardContext): Part => {
  const { begins } = table.rules
  return [begins, otherColour(begins)].map(
    (colour) =>
      html`<p class="player">
        ${pieceDrawing({ colour, kind: 'man' })}<b>${table.names[colour]}</b>${table.view.seats[colour].bot === true && html`<span class="quiet"> (${context.texts.about.program})</span>`}<span
          class="unseen"
          >${context.texts.game.sides[colour]}</span
        >
      </p>`,
  )
}

/** Returns the page for a frame of another site, `/g/{id}/embed`. Nothing in it acts: its links only show positions. */
export const embedPage = (context: SiteContext, page: BoardPage, query: FrameQuery): string => {
  const { texts } = context
  const table = gameTable(texts, page.view, page.moment)
  const here: BoardContext = { context, table, page, look: '' }
  const framed = { here, query }
  const setting = { scene: gameScene(table, page), moves: [], stage: { kind: 'waiting' } as const }
  const board = drawBoard(texts, setting, page.path, choiceOf({ flip: query.flip ? '1' : undefined }))
  const main = html`${sprite}
    <main>
      <section aria-label="${texts.seat.board}">${board}</section>
      ${steps(framed)}
      <div class="side">
        ${players(here)}
        <div class="turn">${status(here)}</div>
        ${embedMoves(framed)}
        <div class="foot">
          <p class="quiet">${texts.rules[page.view.rules]}, ${paceText(texts, page.view)}</p>
          ${watchLink(context, page.watchUrl)}
        </div>
      </div>
    </main>`
  return frameDocument(context, query, EMBED_STYLE, [playersTitle(texts, table), shownMove(here)].join(', '), main)
}

/** Returns a frame that has no board to show. `why` is a sentence. */
export const emptyFrame = (context: SiteContext, query: FrameQuery, why: string, url: string): string =>
  frameDocument(
    context,
    query,
    EMBED_STYLE,
    why,
    html`<main>
      <div>
        <h1>${why}</h1>
        ${watchLink(context, url)}
      </div>
    </main>`,
  )
