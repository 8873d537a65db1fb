import { boardSize, otherColour } from '../draughts/index.ts'
import { about } from './about.ts'
import { act } from './act.ts'
import type { Here } from './acts.ts'
import { ownAsking, toAnswer } from './asked.ts'
import { board, sideBelow } from './board.ts'
import type { BoardData, BoardPage } from './board-page.ts'
import { type Choice, stageOf } from './choice.ts'
import type { PageContext } from './context.ts'
import { asking } from './emails.ts'
import { type Html, type Part, html } from './html.ts'
import { huffing } from './huffing.ts'
import { inviting } from './invite.ts'
import { layout } from './layout.ts'
import { matched } from './matched.ts'
import { arbiterDesk } from './menu/arbiter.ts'
import { seatMenu } from './menu/seat-menu.ts'
import { flipping, inWords, sharing } from './more.ts'
import { moveList } from './moves.ts'
import { sprite } from './pieces.ts'
import { lastSaid, messages } from './said.ts'
import { standings } from './standing.ts'
import { status } from './status.ts'
import { strip } from './strip.ts'
import { type Table, tableOf, titleOf } from './table.ts'

const heading = ({ texts }: PageContext, table: Table, { invitedName }: BoardPage): Html => {
  const { view, rules } = table
  const { columns } = boardSize(rules)
  const facts = [
    `${texts.rules[view.rules]} (${texts.play.size(columns)})`,
    ...(view.status === 'active' ? [texts.seat.move(Math.floor(view.ply / 2) + 1)] : []),
  ]
  return html`<div class="heading">
    <h1>${titleOf(texts, table, invitedName)}</h1>
    <p class="quiet">${facts.join(' · ')}</p>
  </div>`
}

const menuOf = (here: Here, choice: Choice): Part => {
  const { you } = here.page.view
  if (you === null) return false
  return you.role === 'director' ? arbiterDesk(here) : seatMenu(here, choice)
}

/** The main part of a seat's or a watcher's page. The script draws the same from the same data. */
export const boardMain = (context: PageContext, page: BoardPage, choice: Choice, notice?: string): Html => {
  const { texts } = context
  const table = tableOf(texts, page.view)
  const stage = stageOf(texts, table, choice)
  const below = sideBelow(table, choice.flip)
  const here: Here = { context, table, page }
  return html`${sprite}${heading(context, table, page)}${matched(here)}
    <div class="play">
      <section class="card status" id="status">
        ${notice !== undefined && html`<p class="fault" role="alert">${notice}</p>`}${status(here, stage)}${lastSaid(here)}${standings(here)}${huffing(here)}${toAnswer(here)}
      </section>
      <div class="cards">${asking(here)}${inviting(context, page)}</div>
      <section class="table" aria-label="${texts.seat.board}">
        ${strip(context, table, otherColour(below))}${board(texts, table, stage, { path: page.path, flip: choice.flip })}${strip(context, table, below)}
      </section>
      <div class="acting">${act(texts, table, stage, choice, page.path)}</div>
      <div class="side">
        ${ownAsking(here)}${moveList(texts, table)}${messages(here)}
        <section class="card more">
          <div class="row">${flipping(texts, page.path, choice.flip)}</div>
          ${menuOf(here, choice)} ${about(here)}${inWords(texts, table)}${sharing(texts, page.watchUrl)}
        </section>
      </div>
    </div>`
}

const titleFor = (context: PageContext, page: BoardPage): string =>
  titleOf(context.texts, tableOf(context.texts, page.view), page.invitedName)

/** `/p/{token}` */
export const seatPage = (context: PageContext, page: BoardPage, choice: Choice, notice?: string): string =>
  layout(context, {
    title: titleFor(context, page),
    main: boardMain(context, page, choice, notice),
    data: { page, locale: context.texts.locale } satisfies BoardData,
  })

/** `/g/{id}` */
export const watchPage = (context: PageContext, page: BoardPage, choice: Choice): string =>
  layout(context, {
    title: titleFor(context, page),
    preview: `${context.texts.rules[page.view.rules]}. ${context.texts.site.tagline}.`,
    main: boardMain(context, page, choice),
    data: { page, locale: context.texts.locale } satisfies BoardData,
  })
