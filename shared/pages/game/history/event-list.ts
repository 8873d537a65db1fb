import { durationOrZero } from '../../../api/values/iso.ts'
import type { PublicEvent } from '../../../api/views/events-view.ts'
import { type Colour, otherColour } from '../../../draughts/index.ts'
import type { EventType } from '../../../game/model/events.ts'
import { type EventWords, type EventSentences, durationText } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type PageContext, timeElement, timeText } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { endSentence, moveNotation, tossText } from '../model/game-table.ts'

/** The reader and the game. */
type Reading = Pick<BoardContext, 'context' | 'table'>

const subject = ({ context, table }: Reading, by: PublicEvent['by']): string => {
  const { events } = context.texts
  if (by === undefined || by === 'arbiter') return table.view.arbiter ?? events.somebody
  return by === table.seat ? events.you : table.names[by]
}

const object = ({ context, table }: Reading, to: Colour | undefined): string => {
  if (to === undefined) return context.texts.events.somebodyToo
  return to === table.seat ? context.texts.events.youToo : table.names[to]
}

const beginning = ({ context, table, page }: BoardContext): Part => {
  const { texts } = context
  const { view } = table
  const { ballot } = page
  return [
    texts.happened.joined,
    view.wish === 'toss' && ` ${tossText(texts, table)}`,
    ballot && ` ${texts.match.ballot(ballot.number, ballot.deck, ballot.name)}`,
  ]
}

/** The parts of a sentence about an event that are filled in. */
type Hole = Exclude<keyof EventWords, 'isYou' | 'isToYou' | 'isLater'>

/** Returns the words for the parts of a sentence about an event. `at` writes an instant. */
export const eventWords = <T extends Part>(
  here: Reading,
  { by, to, time, from, until, square }: PublicEvent,
  at: (iso: string) => T,
): Readonly<Record<Hole, T | string>> => ({
  who: subject(here, by),
  whom: object(here, to),
  time: time === undefined ? '' : durationText(here.context.texts, durationOrZero(time)),
  from: from === undefined ? '' : at(from),
  when: until === undefined ? '' : at(until),
  square: square === undefined ? '' : here.table.nameOf(square),
})

const moveElement = (table: BoardContext['table'], move: string): Html => html`<b>${moveNotation(table, move)}</b>`

/** Returns the sentence about a move, with the automatic reply to it. Its words depend on whose reply it is. */
const moved = ({ context, table, page }: BoardContext, { by, moves = [] }: PublicEvent): Part => {
  const { events, seat } = context.texts
  const [move, reply] = moves.map((each) => moveElement(table, each))
  if (by === undefined || by === 'arbiter') return false
  if (reply === undefined) return sentence(seat.theyPlayed, table.names[by], move)
  if (by === table.seat) return sentence(events.answered, move, table.names[otherColour(by)], reply)
  // A move that is the only one may be played by itself, and then nobody knows whether it was planned, too.
  const mayBeForced = page.view.you?.choices?.playForced === true
  return sentence(mayBeForced ? events.forced : events.planned, table.names[by], move, reply)
}

/** Returns who let whom take which move back. Other readers than the players learn only that a move was taken back. */
const takenBack = ({ context, table }: BoardContext, { by, to, moves }: PublicEvent): Part => {
  const { events, happened } = context.texts
  const [move] = moves ?? []
  if (move === undefined || by === undefined || by === 'arbiter' || to === undefined) return happened['taken-back']
  const text = moveNotation(table, move)
  return to === table.seat ? events.letYouTakeBack(table.names[by], text) : events.youLetTakeBack(table.names[to], text)
}

type Sentence = (here: BoardContext, event: PublicEvent) => Part

const atEnd: Sentence = ({ context, table }) => endSentence(context.texts, table)

/** The texts of events for which the one usual sentence is not enough. */
const MORE: { readonly [T in EventType]?: Sentence } = {
  aborted: atEnd,
  joined: beginning,
  finished: atEnd,
  moved,
  'taken-back': takenBack,
}

/** Returns the sentence about an event for this reader. */
export const eventText = (here: BoardContext, happening: PublicEvent): Part => {
  const { happened }: { readonly happened: EventSentences } = here.context.texts
  const text = happened[happening.type]
  const more = MORE[happening.type]
  if (more) return more(here, happening)
  if (typeof text !== 'function') return text
  const words = eventWords(here, happening, (iso) => timeElement(here.context, iso))
  const isYou = happening.by !== undefined && happening.by === here.table.seat
  const isToYou = happening.to !== undefined && happening.to === here.table.seat
  const isLater = happening.from !== undefined
  const make = (...[who = '', whom = '', time = '', from = '', when = '', square = '']: readonly string[]): string =>
    text({ who, whom, time, from, when, square, isYou, isToYou, isLater })
  return sentence(make, words.who, words.whom, words.time, words.from, words.when, words.square)
}

/** Returns whether an event happened on the same day as the one before it. The day is then shown once. */
const isSameDay = (context: PageContext, at: string, before: string | undefined): boolean =>
  before !== undefined && timeText(context, at, 'day') === timeText(context, before, 'day')

/** Returns the tab with what happened besides the moves. */
export const eventList = (here: BoardContext): Part => {
  const all = here.page.events
  if (all.length === 0) return html`<p class="quiet">${here.context.texts.events.none}</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${here.context.texts.tabs.events}">
    <ul class="events">
      ${all.map(
        (each, index) =>
          html`<li ${isSameDay(here.context, each.at, all[index - 1]?.at) && html`class="again"`}>
            ${timeElement(here.context, each.at, 'day')} <span>${eventText(here, each)}</span>
          </li>`,
      )}
    </ul>
  </div>`
}
