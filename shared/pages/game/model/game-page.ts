import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/bounds.ts'
import { ownAsking, toAnswer } from '../panels/open-questions.ts'
import { board } from '../../board/board.ts'
import type { BoardData, BoardPage, Here } from './board-page.ts'
import { type Choice, afterwardsOf, queryOf } from './choice.ts'
import { sideLine } from '../panels/clock-lines.ts'
import type { PageContext, SiteContext } from '../../kit/page-context.ts'
import { asking } from '../panels/email-consent.ts'
import { graph } from '../history/time-graph.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { huffing } from '../panels/huffing-panel.ts'
import { inviting, keeping } from '../panels/invite-card.ts'
import { layout } from '../../kit/layout.ts'
import { live } from '../../board/live.ts'
import { matched } from '../panels/match-panel.ts'
import { factsOf } from '../history/move-list.ts'
import { actRow, openPanel } from '../panels/panels.ts'
import { pictureOf, records } from '../history/records.ts'
import { lookingBack, looksBack, replaying, shownMove } from '../history/replay.ts'
import { lastSaid } from '../panels/messages.ts'
import { sideBelow } from '../../board/scene.ts'
import { sprite } from '../../kit/sprite.ts'
import { standings } from './standings.ts'
import { nextGame, status } from './game-status.ts'
import { OPEN_STYLED } from '../../assets/style/styled.ts'
import { tableOf, titleOf } from './table.ts'
import { openTab, tabs } from '../panels/tabs.ts'
import { liveOf, sceneOf, stageIn } from './turn.ts'

/** The three regions that show a turn. Without a move to choose, only the server draws them. */
const regions = (here: Here, choice: Choice) => {
  const { context, table, page } = here
  const { texts } = context
  if (table.mine.length === 0) {
    const setting = { scene: sceneOf(table, page), moves: [], stage: { kind: 'waiting' } as const }
    const heading = looksBack(here) && page.view.status === 'active' ? lookingBack(here, choice) : status(here)
    return { status: heading, board: board(texts, setting, page.path, choice), act: html``, data: undefined }
  }
  const data = liveOf(texts, table, page)
  return { ...live(texts, data, stageIn(texts, table, data, choice), choice), data }
}

/**
 * The field for a message with the move. Without a script it shows only once a move is chosen, so that choosing loses
 * no words.
 */
const message = ({ context, table, page }: Here, choice: Choice): Part => {
  if (table.mine.length === 0) return false
  const label = context.texts.clock.writeTo(table.names[otherColour(table.seat ?? 'black')])
  const isEarly = choice.move === undefined && choice.from === undefined
  return html`<textarea
    id="message"
    name="message"
    form="play"
    rows="1"
    maxlength="${LONGEST.message}"
    aria-label="${label}"
    placeholder="${label}"
    ${isEarly && html`class="with-script"`}
  >
${page.message ?? ''}</textarea>`
}

/**
 * Whether the next game, or the other game of the match, is still being created. That does not change this game's
 * version.
 */
const awaitsAnother = ({ view, other, nextPath }: BoardPage): boolean => {
  const rematch = (view.rematch?.game ?? null) !== null && nextPath === undefined
  return rematch || (view.status === 'active' && view.match?.order === 'together' && other?.path === null)
}

const dataOf = (page: BoardPage, turn: BoardData['live']): BoardData => {
  const { id, version, ply } = page.view
  const seen = turn && page.tellsSeen && ({ tellsSeen: true } as const)
  return {
    id,
    version,
    ply,
    path: page.path,
    awaits: awaitsAnother(page) || page.awaitsMail === true,
    ...seen,
    ...(turn && { live: turn }),
  }
}

const isOver = ({ view }: BoardPage): boolean => view.endedAt !== null

type Drawn = { readonly main: Html; readonly data: BoardData }

/** The main part of a game's page, for a seat or a watcher, and the data that its script starts from. */
export const boardMain = (context: PageContext, page: BoardPage, choice: Choice, notice?: string): Drawn => {
  const table = tableOf(context.texts, page.view, page.moment)
  const below = sideBelow({ below: table.seat ?? 'white' }, choice.flip)
  const here: Here = { context, table, page, look: queryOf(afterwardsOf(choice)) }
  const drawn = regions(here, choice)
  const shown = looksBack(here) || isOver(page)
  const questions = html`${matched(here)}${standings(here)}${huffing(here)}${toAnswer(here)}${ownAsking(here)}`
  const cards = html`${inviting(context, page)}${asking(here)}${keeping(page)}`
  const panel = openPanel(here, choice)
  const isOpen =
    page.outcome !== undefined ||
    shown ||
    Object.keys(page.claims).length > 0 ||
    [questions, cards].some(({ markup }) => markup !== '') ||
    (panel ?? openTab(here, choice)) !== 'moves'
  const main = html`${(isOpen || page.view.status !== 'active') && OPEN_STYLED}${isOver(page) && html`<link rel="stylesheet" href="${context.assets.endStyle}" />`}${sprite}
    <div class="play">
      <section class="status" id="status" tabindex="-1">
        ${notice !== undefined && html`<p class="fault" role="alert">${notice}</p>`}
        ${page.outcome !== undefined && html`<p id="outcome"><b>${page.outcome}</b></p>`}
        <div id="live-status">${drawn.status}</div>
        ${questions}${nextGame(here)}
      </section>
      ${sideLine(here, otherColour(below), 'above')}
      <section class="table" id="live-board" aria-label="${context.texts.seat.board}">${drawn.board}</section>
      ${sideLine(here, below, 'below')}
      <div class="said">${lastSaid(here)}</div>
      <div class="cards">${cards}</div>
      <div class="act" id="live-act">${drawn.act}</div>
      <div class="message">${message(here, choice)}</div>
      <div class="tools">
        ${replaying(here, choice)}${shown ? shownMove(here) : actRow(here, choice)}${isOver(page) && graph(here, choice)}
      </div>
      <div class="more">${panel ?? tabs(here, choice)}${isOver(page) && records(here, choice)}</div>
    </div>`
  return { main, data: dataOf(page, drawn.data) }
}

const headOf = ({ texts }: PageContext, page: BoardPage): { readonly title: string; readonly facts: string } => {
  const table = tableOf(texts, page.view, page.moment)
  const { view, seat } = table
  const title = titleOf(texts, table, page.invitedName)
  const isMine = view.turn !== null && view.turn === seat
  return { title: isMine ? `${texts.live.yourMove} · ${title}` : title, facts: factsOf(texts, table) }
}

/** The page of a seat, `/p/{token}`. */
export const seatPage = (context: SiteContext, page: BoardPage, choice: Choice, notice?: string): string =>
  layout(context, {
    ...headOf(context, page),
    ...boardMain(context, page, choice, notice),
    newGame: page.emails?.newGame,
  })

/** The page for watching a game, `/g/{id}`. */
export const watchPage = (context: SiteContext, page: BoardPage, choice: Choice): string =>
  layout(context, {
    ...headOf(context, page),
    preview: `${context.texts.rules[page.view.rules]}. ${context.texts.site.tagline}.`,
    picture: pictureOf(page.watchUrl, page.view.id),
    feed: `${page.path}.atom`,
    ...boardMain(context, page, choice),
  })
