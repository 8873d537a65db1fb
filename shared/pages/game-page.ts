import { otherColour } from '../draughts/index.ts'
import { ownQuestions, questionTitle, questionsToAnswer } from './game/panels/open-questions.ts'
import { drawBoard } from './board/draw-board.ts'
import type { BoardData, BoardPage, BoardContext } from './game/model/board-page.ts'
import { type Choice, boardLook, choiceQuery, viewOnly } from './board/choice.ts'
import { clockLine } from './game/panels/clock-line.ts'
import type { PageContext, SiteContext } from './kit/page-context.ts'
import { notifyCard } from './game/menu/notify-card.ts'
import { emailConsentCard } from './game/menu/email-consent-card.ts'
import { timeGraph } from './game/history/time-graph.ts'
import { type Html, type Part, html } from './kit/html.ts'
import { huffPanel } from './game/panels/huff-panel.ts'
import { inviteCards, saveLinkCards } from './game/panels/invite-cards.ts'
import { layout } from './kit/layout.ts'
import { liveRegions } from './board/live-regions.ts'
import { matchLine } from './game/panels/match-line.ts'
import { oembedUrl } from './game/model/frame-html.ts'
import { gameFacts } from './game/history/move-list.ts'
import { panelLinks, openPanel } from './game/panels/panels.ts'
import { previewPicture, exportLinks } from './game/history/export-links.ts'
import { tableMarksList } from './game/history/table-marks-list.ts'
import { lookBackStatus, isLookingBack, replayControls, shownMove } from './game/history/replay-controls.ts'
import { messageForm } from './game/menu/message-form.ts'
import { messagesWithMove } from './game/menu/message-list.ts'
import { colourBelow } from './board/scene.ts'
import { sprite, spriteFor } from './kit/sprite.ts'
import { currentConditions } from './game/panels/current-conditions.ts'
import { afterTitle, nextGameLink, gameStatus, plannedLink } from './game/panels/game-status.ts'
import { CARD_STYLE_ELEMENT, NOTIFY_STYLE_ELEMENT, OPEN_STYLE_ELEMENT } from './kit/style-elements.ts'
import { gameTable, playersTitle } from './game/model/game-table.ts'
import { sinceLastLook } from './game/history/since-last-look.ts'
import { openTab, gameTabs } from './game/panels/game-tabs.ts'
import { typedAnswer } from './game/typed/typed-answer.ts'
import { typedField } from './game/typed/typed-field.ts'
import { turnDataOf, gameScene, stageOnServer } from './game/model/turn-data.ts'

/** Returns the three regions that show a turn. If the reader has no move to choose, only the server draws them. */
const regions = (here: BoardContext, choice: Choice) => {
  const { context, table, page } = here
  const { texts } = context
  if (table.mine.length === 0) {
    const setting = { scene: gameScene(table, page), moves: [], stage: { kind: 'waiting' } as const }
    const heading =
      isLookingBack(here) && page.view.status === 'active' ? lookBackStatus(here, choice) : gameStatus(here)
    return {
      status: heading,
      board: drawBoard(texts, setting, page.path, choice),
      act: html``,
      data: undefined,
    }
  }
  const data = turnDataOf(texts, table, page)
  return { ...liveRegions(texts, data, stageOnServer(texts, table, data, choice), choice), data }
}

/**
 * Returns whether the rematch, or the other game of the match, is still being created. Its creation does not change
 * this game's version.
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
    ...(page.tellsLeft && { tellsLeft: true }),
    ...(turn && { live: turn }),
  }
}

const isOver = ({ view }: BoardPage): boolean => view.endedAt !== null

/** What stands around the game: what is asked of the reader, what follows below, and the styles of both. */
type Around = { readonly asks: Html; readonly under: Html; readonly styles: Html }

/**
 * Returns what stands around the game. Before the game begins, the cards are what there is to do, and whoever comes by
 * an email's link to give consent sees the button at once. Other cards stand below all controls, so that nothing moves
 * when one comes or goes.
 */
const around = (here: BoardContext, choice: Choice, isOpen: boolean): Around => {
  const { context, page } = here
  const { emails } = page
  const isAsked = emails?.fromMailbox === true || emails?.fromFormer === true
  const isFirst = page.view.status === 'open'
  const consent = html`${emailConsentCard(here)}`
  const many = html`${inviteCards(context, page)}${!isAsked && consent}`
  const cards = html`${many}${saveLinkCards(page)}`
  const drawn = cards.markup !== '' && html`<div class="cards">${cards}</div>`
  const questions = html`${matchLine(here)}${currentConditions(here)}${huffPanel(here)}${questionsToAnswer(here)}${ownQuestions(here)}`
  const planned = html`${plannedLink(here)}`
  const hasForms =
    [questions, consent, many, planned].some(({ markup }) => markup !== '') || page.declined !== undefined
  return {
    asks: html`${isAsked && html`<div class="cards">${consent}</div>`}${questions}${nextGameLink(here)}${planned}${isFirst && drawn}`,
    under: html`${isOver(page) && [tableMarksList(here, choice), exportLinks(here, choice)]}${!isFirst && drawn}`,
    styles: html`${(isOpen || hasForms) && OPEN_STYLE_ELEMENT}${(drawn !== false || isAsked) && CARD_STYLE_ELEMENT}${isOver(page) && html`<link rel="stylesheet" href="${context.assets.endStyle}" />`}`,
  }
}

type Drawn = { readonly main: Html; readonly data: BoardData }

/** Returns the main part of a game's page, for a seat or a watcher, and the data that its script starts from. */
export const boardMain = (context: PageContext, page: BoardPage, choice: Choice, notice?: Part): Drawn => {
  const table = gameTable(context.texts, page.view, page.moment)
  const below = colourBelow({ below: table.seat ?? 'white' }, choice.flip)
  const here: BoardContext = { context, table, page, look: choiceQuery(boardLook(choice)) }
  const answer = typedAnswer(here, choice)
  const drawn = regions(here, answer ? viewOnly(choice) : choice)
  const shown = isLookingBack(here) || isOver(page)
  const panel = openPanel(here, choice)
  const since = sinceLastLook(here, choice)
  const notify = html`${notifyCard(here, choice)}`
  const isOpen =
    (notice ?? page.outcome) !== undefined ||
    choice.numbers === 'all' ||
    shown ||
    (since ?? answer) !== undefined ||
    page.view.status !== 'active' ||
    Object.keys(page.claims).length > 0 ||
    choice.panel === 'email' ||
    (panel ?? openTab(here, choice)) !== 'moves'
  const { asks, under, styles } = around(here, choice, isOpen)
  const main = html`${styles}${notify.markup !== '' && NOTIFY_STYLE_ELEMENT}${drawn.data ? sprite : spriteFor(`${drawn.board.markup}${asks.markup}`)}
    <div class="play">
      <section class="status" id="status">
        ${notice !== undefined && html`<p class="fault" role="alert">${notice}</p>`}
        ${page.outcome !== undefined && html`<p id="outcome"><b>${page.outcome}</b></p>`}
        <div id="live-status">${drawn.status}</div>
        <div class="asks">${asks}</div>
      </section>
      ${clockLine(here, otherColour(below), 'above')}
      <section class="table" id="live-board" aria-label="${context.texts.seat.board}">${drawn.board}</section>
      <div class="said">${answer}${since}${messagesWithMove(here)}</div>
      ${typedField(here, choice)}
      <div class="message">${messageForm(here, choice)}</div>
      <div class="dock">
        ${clockLine(here, below, 'below')}
        <div class="act" id="live-act">${drawn.act}</div>
        <div class="tools">
          ${replayControls(here, choice)}${shown ? shownMove(here) : panelLinks(here, choice)}${isOver(page) && timeGraph(here, choice)}
        </div>
      </div>
      <div class="more">${notify}${panel ?? gameTabs(here, choice)}</div>
    </div>
    ${under.markup !== '' && html`<div class="under">${under}</div>`}`
  return { main, data: dataOf(page, drawn.data) }
}

const headOf = (context: PageContext, page: BoardPage): { readonly title: string; readonly facts: string } => {
  const { texts } = context
  const table = gameTable(texts, page.view, page.moment)
  const { view, seat } = table
  const title = playersTitle(texts, table, page.invitedName)
  const isMine = view.turn !== null && view.turn === seat
  const parts = [
    isMine && texts.live.yourMove,
    questionTitle({ context, table, page }),
    seat !== null && afterTitle(texts, table, page),
  ]
  return { title: [...parts.filter(Boolean), title].join(' · '), facts: gameFacts(texts, table) }
}

/** Returns the page of a seat, `/p/{token}`. */
export const seatPage = (context: SiteContext, page: BoardPage, choice: Choice, notice?: Part): string =>
  layout(context, {
    ...headOf(context, page),
    ...boardMain(context, page, choice, notice),
    newGame: page.emails?.newGame,
  })

/** Returns the page for watching a game, `/g/{id}`. */
export const watchPage = (context: SiteContext, page: BoardPage, choice: Choice): string =>
  layout(context, {
    ...headOf(context, page),
    preview: `${context.texts.rules[page.view.rules]}. ${context.texts.site.tagline}.`,
    picture: previewPicture(page.watchUrl, page.view.id),
    feed: `${page.path}.atom`,
    oembed: oembedUrl(page.watchUrl),
    ...boardMain(context, page, choice),
  })
