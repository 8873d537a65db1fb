import { boardSize, otherColour } from '../draughts/index.ts'
import { about } from './about.ts'
import type { Here } from './acts.ts'
import { ownAsking, toAnswer } from './asked.ts'
import { board } from './board.ts'
import type { BoardData, BoardPage } from './board-page.ts'
import type { Choice } from './choice.ts'
import type { PageContext } from './context.ts'
import { asking } from './emails.ts'
import { type Html, type Part, html } from './html.ts'
import { huffing } from './huffing.ts'
import { inviting } from './invite.ts'
import { layout } from './layout.ts'
import { live } from './live.ts'
import { matched } from './matched.ts'
import { arbiterDesk } from './menu/arbiter.ts'
import { seatMenu } from './menu/seat-menu.ts'
import { flipping, inWords, sharing } from './more.ts'
import { moveList } from './moves.ts'
import { sprite } from './sprite.ts'
import { lastSaid, messages } from './said.ts'
import { sideBelow } from './scene.ts'
import { standings } from './standing.ts'
import { status } from './status.ts'
import { strip } from './strip.ts'
import { type Table, tableOf, titleOf } from './table.ts'
import { liveOf, sceneOf, stageIn } from './turn.ts'

const heading = ({ texts }: PageContext, table: Table, { invitedName }: BoardPage): Html => {
  const { view, rules } = table
  const { columns } = boardSize(rules)
  const facts = [
    `${texts.rules[view.rules]} (${texts.play.size(columns)})`,
    ...(view.status === 'active' ? [texts.seat.move(Math.floor(view.ply / 2) + 1)] : []),
  ]
  return html`<div class="heading">
    <p><b>${titleOf(texts, table, invitedName)}</b></p>
    <p class="quiet">${facts.join(' · ')}</p>
  </div>`
}

const menuOf = (here: Here): Part => {
  const { you } = here.page.view
  if (you === null) return false
  return you.role === 'director' ? arbiterDesk(here) : seatMenu(here)
}

/** What the reader sees and may do: of a turn by `live`, which the script draws again; else by the server alone. */
const regions = (here: Here, choice: Choice) => {
  const { context, table, page } = here
  const { texts } = context
  if (table.mine.length === 0) {
    const setting = { scene: sceneOf(table, page), moves: [], stage: { kind: 'waiting' } as const }
    return { status: status(here), board: board(texts, setting, page.path, choice), act: html``, data: undefined }
  }
  const data = liveOf(texts, table, page)
  return { ...live(texts, data, stageIn(texts, table, data, choice), choice), data }
}

/** The next game is still being made, which does not change this one. */
const awaitsAnother = ({ view, other, nextPath }: BoardPage): boolean => {
  const rematch = (view.rematch?.game ?? null) !== null && nextPath === undefined
  return rematch || (view.status === 'active' && view.match?.order === 'together' && other?.path === null)
}

type Drawn = { readonly main: Html; readonly data: BoardData }

/** The main part of a seat's or a watcher's page, and what its script starts from. */
export const boardMain = (context: PageContext, page: BoardPage, choice: Choice, notice?: string): Drawn => {
  const { texts } = context
  const table = tableOf(texts, page.view, page.moment)
  const below = sideBelow({ below: table.seat ?? 'white' }, choice.flip)
  const here: Here = { context, table, page }
  const drawn = regions(here, choice)
  const { id, version, ply } = page.view
  const main = html`${sprite}${heading(context, table, page)}${matched(here)}
    <div class="play">
      <section class="card status" id="status">
        ${notice !== undefined && html`<p class="fault" role="alert">${notice}</p>`}
        ${page.outcome !== undefined && html`<p id="outcome"><b>${page.outcome}</b></p>`}
        <div id="live-status">${drawn.status}</div>
        ${lastSaid(here)}${standings(here)}${huffing(here)}${toAnswer(here)}
      </section>
      <div class="cards">${asking(here)}${inviting(context, page)}</div>
      <section class="table" aria-label="${texts.seat.board}">
        ${strip(context, table, otherColour(below))}
        <div id="live-board">${drawn.board}</div>
        ${strip(context, table, below)}
      </section>
      <div class="acting act" id="live-act">${drawn.act}</div>
      <div class="side">
        ${ownAsking(here)}${moveList(texts, table)}${messages(here)}
        <section class="card more">
          <div class="row">${flipping(texts, page.path, choice)}</div>
          ${menuOf(here)} ${about(here)}${inWords(texts, table)}${sharing(texts, page.watchUrl)}
        </section>
      </div>
    </div>`
  const data = {
    id,
    version,
    ply,
    path: page.path,
    awaits: awaitsAnother(page),
    ...(drawn.data && { live: drawn.data }),
  }
  return { main, data }
}

const titleFor = (context: PageContext, page: BoardPage): string =>
  titleOf(context.texts, tableOf(context.texts, page.view, page.moment), page.invitedName)

/** `/p/{token}` */
export const seatPage = (context: PageContext, page: BoardPage, choice: Choice, notice?: string): string =>
  layout(context, { title: titleFor(context, page), ...boardMain(context, page, choice, notice) })

/** `/g/{id}` */
export const watchPage = (context: PageContext, page: BoardPage, choice: Choice): string =>
  layout(context, {
    title: titleFor(context, page),
    preview: `${context.texts.rules[page.view.rules]}. ${context.texts.site.tagline}.`,
    ...boardMain(context, page, choice),
  })
