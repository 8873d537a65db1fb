import type { PublicEvent } from '../../../api/views/events-view.ts'
import type { GameView } from '../../../api/views/game-view.ts'
import type { EventType } from '../../../game/model/events.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Choice, choiceQuery } from '../../board/choice.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { eventText } from './event-list.ts'

/** The most lines. The list of events has the others. */
const MOST_LINES = 4

/** What the heading of the page says in any case, so that it is no reason for lines of its own. */
const IN_HEADING: ReadonlySet<EventType> = new Set(['joined', 'finished', 'aborted'])

/** Returns whether an event has a line: those that the list of events shows, and moves of the other side. */
const hasLine = ({ context, table }: BoardContext, { type, by, moves = [] }: PublicEvent): boolean =>
  type === 'moved' ? by !== table.seat || moves.length > 1 : type in context.texts.happened

/** Requests that wait for an answer, and about which a page asks as long as they do. */
type RequestEvent = 'draw-offered' | 'takeback-asked' | 'pause-proposed' | 'count-asked' | 'reseat-asked'

const WAITING: { readonly [T in RequestEvent]: (view: GameView) => boolean } = {
  'draw-offered': ({ drawOffer }) => drawOffer !== null,
  'takeback-asked': ({ takeback }) => takeback !== null,
  'pause-proposed': ({ pauseProposal }) => pauseProposal !== null,
  'count-asked': ({ countAsked }) => countAsked !== null,
  'reseat-asked': ({ reseat }) => reseat !== null,
}

const isRequest = (type: EventType): type is RequestEvent => type in WAITING

/** Returns the events without the requests that still wait: the newest of each kind. */
const withoutWaiting = (view: GameView, events: readonly PublicEvent[]): readonly PublicEvent[] =>
  events.filter(
    ({ type }, index) =>
      !(isRequest(type) && WAITING[type](view)) || events.findLastIndex((other) => other.type === type) !== index,
  )

const isSingleMove = ({ type, moves = [] }: PublicEvent): boolean => type === 'moved' && moves.length === 1

/** Returns whether the heading says all of it: the other side made one move, or the game began or ended, or both. */
const isInHeading = (events: readonly PublicEvent[]): boolean => {
  const others = events.filter(({ type }) => !IN_HEADING.has(type))
  return others.length === 0 || (others.length === 1 && others.every(isSingleMove))
}

/** Returns the sentence about an event without its full stop. */
const told = (here: BoardContext, event: PublicEvent): Html => {
  const { markup } = html`${eventText(here, event)}`
  return html`<span>${{ markup: markup.replace(/\.$/, '') }}</span>`
}

/** Returns the line of an event: its day, and its sentence. */
const line = (here: BoardContext, event: PublicEvent): Part =>
  html`<li>${timeElement(here.context, event.at, 'day')} ${told(here, event)}</li>`

/** Returns the link to the events that have no line. The newest of them is there for screen readers, which announce it. */
const moreLink = (here: BoardContext, choice: Choice, rest: readonly PublicEvent[]): Part => {
  const newest = rest.at(-1)
  const path = `${here.page.path}${choiceQuery({ ...choice, tab: 'events' })}`
  return (
    newest &&
    html`<a data-go href="${path}">${here.context.texts.events.more(rest.length)}</a
      ><span class="unseen">${told(here, newest)}</span>`
  )
}

/**
 * Returns what has happened since the player's last look, one line an event. It is in no live region: the script
 * announces what is new, and a screen reader finds the rest by its heading. Undefined if the heading of the page says
 * all of it.
 */
export const sinceLastLook = (here: BoardContext, choice: Choice): Html | undefined => {
  const { context, page } = here
  const { events } = context.texts
  const all = page.news?.events.filter((event) => hasLine(here, event)) ?? []
  const lines = withoutWaiting(page.view, all)
  if (page.news === undefined || choice.ply !== undefined || isInHeading(lines)) return undefined
  const heading = html`<h2 id="since">${events.since}</h2>`
  const when = html`<p class="quiet">, ${timeElement(context, page.news.since, 'near')}</p>`
  return html`<section class="since" aria-labelledby="since">
    ${heading}${when}
    <ul>
      ${lines.slice(0, MOST_LINES).map((event) => line(here, event))}
    </ul>
    ${moreLink(here, choice, lines.slice(MOST_LINES))}
  </section>`
}
