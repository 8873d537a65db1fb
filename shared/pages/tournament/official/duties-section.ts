import { isoInstant } from '../../../api/values/iso.ts'
import { DAY } from '../../../game/model/words.ts'
import { durationText } from '../../../texts/index.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { entrantName, publicPathOf } from '../model/event-context.ts'
import { boardsFor } from '../model/possible-targets.ts'
import { type BoardInPlay, boardsInPlay } from '../table/running-boards.ts'
import { duty, entryDuties, sendingSection } from './entry-duties.ts'
import { type OfficialPage, askerOf, boardPathOf } from './official-view.ts'
import { namesOn, rulingAndAppeal, upholding } from './ruling-section.ts'

/** A player with less time than this is shown as late. */
const LATE: number = DAY

/** Returns the running games whose player to move has little time left and is not away. */
export const lateBoards = ({ context, view }: OfficialPage): readonly BoardInPlay[] =>
  boardsInPlay(view, context.now).filter(
    ({ deadline, away }) => deadline !== undefined && away === undefined && deadline - context.now < LATE,
  )

const isUndecided = (tournament: Tournament, number: number): boolean => {
  const board = tournament.boards[number - 1]
  return board !== undefined && resultOfBoard(board) === undefined
}

/** Returns the boards that wait for a decision: after an appeal, and those still open after the closing date. */
const rulings = (page: OfficialPage): readonly Html[] => {
  const { context, view } = page
  const { official, event } = context.words
  const { tournament } = view
  const isClosed = tournament.closedAt !== undefined && tournament.status === 'running'
  if (!view.may.has('rule')) return []
  return boardsFor(askerOf(page), 'rule').flatMap((number) => {
    const board = tournament.boards[number - 1]
    if (!board) return []
    const isAppealed = board.appeal !== undefined && board.ruling?.by === 'secretary'
    if (!isAppealed && !(isClosed && isUndecided(tournament, number))) return []
    const text = isAppealed ? html`${rulingAndAppeal(page, board)}` : official.adjudicate
    const links = html`<a href="${boardPathOf(view, number, board.game)}">${event.board(number)}</a>
      ${isAppealed && upholding(page, board)}<a class="button" href="?board=${number}#rule"
        >${isAppealed ? official.ruleAnew : official.ruleBoard}</a
      >`
    return [duty(official.rule(event.board(number), namesOn(page, board)), text, links)]
  })
}

/** Returns the boards at which a player asks the reader, who is the arbiter there, for a move count. */
const counts = ({ context, view }: OfficialPage): readonly Html[] => {
  const { official, event } = context.words
  return boardsInPlay(view, context.now).flatMap((board) => {
    const path = view.boards.get(board.number)
    if (board.countAsked === undefined || path === undefined) return []
    const name = event.board(board.number)
    const asking = entrantName(context, view.tournament, board[board.countAsked])
    return [duty(official.countAsked(name, asking), false, html`<a class="button" href="${path}">${name}</a>`)]
  })
}

const late = (page: OfficialPage): readonly Html[] => {
  const { context, view } = page
  const { official, event } = context.words
  return lateBoards(page).map(({ number, mover, deadline = context.now, game }) => {
    const left = durationText(context.texts, Math.max(0, deadline - context.now))
    const until = timeElement(context, isoInstant(deadline))
    const warn = view.may.has('warn') && html` <a class="button" href="?acts=${mover}#p${mover}">${official.warn}</a>`
    return duty(
      official.late(event.board(number), entrantName(context, view.tournament, mover)),
      sentence((when) => official.lateUntil(left, when), until),
      html`<a href="${boardPathOf(view, number, game)}">${event.board(number)}</a>${warn}`,
    )
  })
}

/** Returns that the event is over, with the ways to what remains of it. */
const over = ({ context, view }: OfficialPage): Part => {
  const { official, event } = context.words
  const { id, tournament } = view
  return (
    tournament.status === 'finished' &&
    html`<section class="now">
      <h2>${official.over.title}</h2>
      ${view.role === 'secretary' && view.may.has('rule') && html`<p>${official.over.hint}</p>`}
      <p class="row">
        <a class="button" href="${publicPathOf(view)}">${event.table}</a>
        ${(['csv', 'pdn'] as const).map((format) => html`<a class="button" href="/v1/tournaments/${id}.${format}">${event[format]}</a>`)}
      </p>
    </section>`
  )
}

/** Returns what waits for the reader: the most urgent first. */
export const dutiesSection = (page: OfficialPage): Part => {
  const { official } = page.context.words
  const waiting = [...entryDuties(page), ...rulings(page), ...counts(page), ...late(page)]
  return html`${sendingSection(page)}${over(page)}${
    waiting.length > 0 &&
    html`<section class="now">
      <h2>${official.waits} <span class="count">${waiting.length}</span></h2>
      <ul class="waiting-for">
        ${waiting}
      </ul>
    </section>`
  }`
}
