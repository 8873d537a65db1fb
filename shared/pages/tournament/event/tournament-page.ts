import { isoInstant } from '../../../api/values/iso.ts'
import type { Instant } from '../../../game/model/words.ts'
import { type Tournament, numberOfOfficial, pauseAt, playersOf } from '../../../tournament/model/tournament.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { clockText } from '../../../texts/sentences/clock-text.ts'
import { formatInWords } from '../../../texts/tournament/terms-in-words.ts'
import { frameHtml } from '../../game/model/frame-html.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type EventContext, type EventView, titleOf } from '../model/event-context.ts'
import { sectionLinks } from '../model/section-links.ts'
import { crosstable } from '../table/crosstable.ts'
import { pairTable, teamTable } from '../table/pair-table.ts'
import { resumesAt, runningSection } from '../table/running-boards.ts'
import { tableNotes } from '../table/table-notes.ts'
import { ownRules, termsList } from '../table/terms-list.ts'
import { acceptedSection, entrySection } from './entry-section.ts'

/** What the public page shows besides the event. */
export type PublicView = EventView & {
  /** The address of this page. */
  readonly url: string
  /** Where one enters, as long as that is possible. */
  readonly entryPath?: string
  /** All running games are listed, however many there are. */
  readonly isWhole: boolean
}

/** Returns the boards that count in the event: those of players who were replaced do not. */
const countedBoards = ({ boards }: Tournament) => boards.filter(({ voided }) => voided !== 'replaced')

/** Returns the rules, the format and the clock of an event in one line, and how many games are over. */
export const eventInOneLine = (context: EventContext, tournament: Tournament): string => {
  const { texts, words } = context
  const { terms } = tournament
  const boards = countedBoards(tournament)
  const over = boards.filter((board) => resultOfBoard(board) !== undefined).length
  const agreed = [texts.rules[terms.game.rules], formatInWords({ words }, terms), clockText(texts, terms.game.clock)]
  return [
    ...agreed.map((each) => `${each}.`),
    ...(boards.length > 0 ? [words.event.over(over, boards.length)] : []),
  ].join(' ')
}

/** Returns the title of an event with its line, and the links to its records. */
const heading = (context: EventContext, { id, tournament }: EventView): Html => {
  const { event } = context.words
  const records = (['pdn', 'csv'] as const).map(
    (format) => html`<a class="button" href="/v1/tournaments/${id}.${format}">${event[format]}</a>`,
  )
  return html`<div class="heading">
    <div>
      <h1>${titleOf(tournament)}</h1>
      <p class="quiet">${eventInOneLine(context, tournament)}</p>
    </div>
    ${tournament.boards.length > 0 && html`<p class="row">${records}</p>`}
  </div>`
}

/** Returns what holds up or ended the event: a pause, the closing date, that it was cancelled. */
export const stateLines = (context: EventContext, tournament: Tournament): Part => {
  const { event } = context.words
  const { status, cancelReason, closedAt } = tournament
  const isRunning = status === 'running'
  const pause = isRunning ? pauseAt(tournament, context.now) : undefined
  const resumes = isRunning ? resumesAt(tournament, context.now) : undefined
  const lines = [
    status === 'cancelled' &&
      html`${event.cancelled}${cancelReason !== undefined && ` ${event.because(cancelReason)}`}`,
    pause && sentence(event.paused, timeElement(context, isoInstant(pause.until))),
    resumes !== undefined && sentence(event.resumed, timeElement(context, isoInstant(resumes))),
    isRunning && closedAt !== undefined && event.adjudicated,
  ].filter((line) => line !== false && line !== undefined)
  return lines.map((line) => html`<p class="now quietly">${line}</p>`)
}

const table = (context: EventContext, view: PublicView): Part => {
  const { tournament } = view
  const shown = { context, tournament }
  const isEveryPair = isRoundRobin(tournament.terms.format)
  return html`${teamTable(shown)}${!isEveryPair && pairTable(shown)}${crosstable(shown)}
  ${tableNotes(context, tournament)}${runningSection(context, view, view.isWhole)}`
}

/** Returns whether nobody decides in the games of the secretary, who plays. */
export const lacksArbiter = (tournament: Tournament): boolean =>
  (tournament.status === 'open' || tournament.status === 'running') &&
  numberOfOfficial(tournament, 'secretary') !== undefined &&
  tournament.deputy?.acceptedAt === undefined

/** Returns who runs the event, and when it began and ended. */
const aboutLines = (context: EventContext, tournament: Tournament): Html => {
  const { texts, words } = context
  const { event } = words
  const { secretary, deputy, startedAt, endedAt, status } = tournament
  const day = (at: Instant): Html => timeElement(context, isoInstant(at), 'day')
  return html`<p class="quiet">
    ${event.secretary(secretary.name || texts.seat.somebody)}.
    ${deputy?.acceptedAt !== undefined && `${event.deputy(deputy.name || texts.seat.somebody)}. `}${lacksArbiter(tournament) && `${event.noArbiter} `}${startedAt !== undefined && sentence((when) => event.began(when, playersOf(tournament).length), day(startedAt))}
    ${status === 'finished' && endedAt !== undefined && sentence(event.ended, day(endedAt))}
  </p>`
}

/** The size of a frame with the table. A site may give it another. */
const TABLE_FRAME = { width: 760, height: 480 } as const

const embedFold = ({ texts, words }: EventContext, { url, tournament }: PublicView): Html => {
  const line = frameHtml({ url: `${url}/embed`, title: titleOf(tournament), ...TABLE_FRAME })
  return html`<details>
    <summary>${texts.embed.title}</summary>
    <p>${words.event.frame}</p>
    ${copyableField(texts, 'embed', texts.embed.line, line)}
  </details>`
}

/** Returns the terms of an event with its own rules. Until it begins they stand open, because whoever enters accepts them. */
const termsFold = (context: EventContext, { terms, status }: Tournament): Html =>
  html`<details id="rules" ${(status === 'draft' || status === 'open') && html`open`}>
    <summary>${context.words.event.rules}</summary>
    ${termsList(context, terms)}${ownRules(terms)}
  </details>`

/** Returns the public page of an event, `/t/{id}`. It names nobody who has not accepted. */
export const tournamentPage = (context: EventContext, view: PublicView): string => {
  const { tournament } = view
  const { event } = context.words
  const hasBoards = tournament.boards.length > 0
  const isOpen = view.entryPath !== undefined || tournament.status === 'open' || tournament.status === 'draft'
  return layout(context, {
    title: titleOf(tournament),
    facts: event.facts,
    preview: eventInOneLine(context, tournament),
    style: 'event',
    main: html`<div class="event">
      ${heading(context, view)}${sectionLinks(context, view)}${stateLines(context, tournament)}
      ${isOpen && entrySection(context, view, view.entryPath)}${hasBoards ? table(context, view) : tournament.status !== 'cancelled' && acceptedSection(context, view)}
      ${termsFold(context, tournament)}${hasBoards && embedFold(context, view)}${aboutLines(context, tournament)}
    </div>`,
  })
}
