import { isoInstant } from '../../../api/values/iso.ts'
import { DAY } from '../../../game/model/words.ts'
import { durationText } from '../../../texts/index.ts'
import { gamesToStart } from '../../../tournament/decisions/starting.ts'
import { type Tournament, acceptedIn } from '../../../tournament/model/tournament.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { entrantName } from '../model/event-context.ts'
import { boardsFor, mayDoTo } from '../model/possible-targets.ts'
import { tournamentActForm } from '../model/tournament-act-form.ts'
import { type BoardInPlay, boardsInPlay } from '../table/running-boards.ts'
import { type OfficialPage, askerOf, boardPathOf } from './official-view.ts'

/** A player with less time than this is shown as late. */
const LATE: number = DAY

/** Returns the running games whose player to move has little time left and is not away. */
export const lateBoards = ({ context, view }: OfficialPage): readonly BoardInPlay[] =>
  boardsInPlay(view, context.now).filter(
    ({ deadline, away }) => deadline !== undefined && away === undefined && deadline - context.now < LATE,
  )

/** Returns what a secretary does who has just founded an event: open the email, and then send. */
const sending = ({ context, view }: OfficialPage): Part => {
  const { tournament, unconfirmed, path, sendable } = view
  const { confirm, send } = context.words.official
  if (tournament.status !== 'draft' || view.role !== 'secretary') return false
  if (unconfirmed !== undefined)
    return html`<section class="now">
      <h2>${confirm.title}</h2>
      <p>${confirm.text(unconfirmed)}</p>
      <p class="quiet">${confirm.later}</p>
    </section>`
  const listed = tournament.entrants.filter(({ status }) => status === 'listed')
  const without = listed.filter(({ number }) => view.links.has(number)).length
  const isOpen = tournament.terms.entry.open === true
  return html`<section class="now">
    <h2>${send.title}</h2>
    <p>
      ${listed.length > 0 && `${send.text(listed.length - without)} `}${without > 0 && `${send.without(without)} `}${isOpen && `${send.open} `}${sendable > 1 && send.sections(sendable)}
    </p>
    <form method="post" action="${path}/send">
      <button class="main">${listed.length > 0 ? send.button : send.openButton}</button>
    </form>
  </section>`
}

const duty = (title: string, text: Part, act: Part): Html =>
  html`<li>
    <div>
      <p><b>${title}</b></p>
      ${text !== false && html`<p class="quiet">${text}</p>`}
    </div>
    <div class="row">${act}</div>
  </li>`

const applicants = (page: OfficialPage): readonly Html[] => {
  const { context, view } = page
  const { official } = context.words
  const asker = askerOf(page)
  return view.tournament.entrants
    .filter(({ number, status }) => status === 'applied' && mayDoTo(asker, 'approve', number))
    .map(({ number }) =>
      duty(
        official.approve(entrantName(context, view.tournament, number)),
        false,
        tournamentActForm(view, 'approve', { label: official.approveYes, fields: { player: number } }),
      ),
    )
}

/** Returns that entry closed with too few players, of which only the secretary can make something. */
const tooFew = ({ context, view: { tournament } }: OfficialPage): readonly Html[] => {
  const { official } = context.words
  const { status, entryClosedAt, terms } = tournament
  return status === 'open' && entryClosedAt !== undefined
    ? [duty(official.tooFew(acceptedIn(tournament).length, terms.least), official.tooFewHelp, false)]
    : []
}

const start = ({ context, view }: OfficialPage): readonly Html[] => {
  const { official } = context.words
  const { tournament, may } = view
  if (!may.has('start')) return []
  const hint = official.startHint(acceptedIn(tournament).length, gamesToStart(tournament))
  return [duty(hint, false, tournamentActForm(view, 'start', { label: official.start }))]
}

const namesOn = (
  { context, view: { tournament } }: OfficialPage,
  board: { readonly black: number; readonly white: number },
): string => [board.black, board.white].map((number) => entrantName(context, tournament, number)).join(' – ')

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
    const text = board.appeal ? official.appeal(board.appeal.text) : official.adjudicate
    const links = html`<a href="${boardPathOf(view, number, board.game)}">${event.board(number)}</a>
      <a class="button" href="?board=${number}#rule">${official.ruleBoard}</a>`
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

/** Returns what waits for the reader: the most urgent first. */
export const dutiesSection = (page: OfficialPage): Part => {
  const { official } = page.context.words
  const waiting = [
    ...tooFew(page),
    ...start(page),
    ...applicants(page),
    ...rulings(page),
    ...counts(page),
    ...late(page),
  ]
  return html`${sending(page)}${
    waiting.length > 0 &&
    html`<section class="now">
      <h2>${official.waits} <span class="count">${waiting.length}</span></h2>
      <ul class="waiting-for">
        ${waiting}
      </ul>
    </section>`
  }`
}
