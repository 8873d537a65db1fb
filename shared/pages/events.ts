import { spanOf } from '../api/iso.ts'
import type { Happening, ToldType } from '../api/view-events.ts'
import type { Colour } from '../draughts/index.ts'
import { durationText } from '../texts/index.ts'
import type { Here } from './acts.ts'
import { timeOf } from './context.ts'
import { type Part, html, sentence } from './html.ts'
import { endOf } from './table.ts'

const subject = ({ context, table }: Here, by: Happening['by']): string => {
  const { events } = context.texts
  if (by === undefined || by === 'arbiter') return table.view.director ?? events.somebody
  return by === table.seat ? events.you : table.names[by]
}

const object = ({ context, table }: Here, to: Colour | undefined): string => {
  if (to === undefined) return context.texts.events.somebody
  return to === table.seat ? context.texts.events.youToo : table.names[to]
}

/** How the game began: the draw of sides, and the ballot. */
const beginning = ({ context, table, page }: Here): Part => {
  const { texts } = context
  const { view, names } = table
  const first = view.creator.seat ?? 'black'
  const { ballot } = page
  return [
    texts.events.joined,
    view.wish === 'toss' && ` ${texts.match.tossed(names[first], texts.play.sides[first])}`,
    ballot && ` ${texts.match.ballot(ballot.number, texts.match.decks[ballot.deck], ballot.name)}`,
  ]
}

type Told = (here: Here, happening: Happening) => Part

const named =
  (type: 'who' | 'whom', key: keyof Here['context']['texts']['events']['by']): Told =>
  (here, { by, to }) =>
    here.context.texts.events.by[key](type === 'who' ? subject(here, by) : object(here, to))

const until =
  (key: keyof Here['context']['texts']['events']['until']): Told =>
  (here, { by, until: end }) =>
    sentence(here.context.texts.events.until[key], subject(here, by), timeOf(here.context, end ?? ''))

/** One sentence for each. A missing row does not compile. */
const TELL: Readonly<Record<ToldType, Told>> = {
  joined: beginning,
  'draw-offered': named('who', 'drawOffered'),
  'draw-declined': named('who', 'drawDeclined'),
  'draw-withdrawn': named('who', 'drawWithdrawn'),
  'takeback-asked': named('who', 'takebackAsked'),
  'takeback-declined': named('who', 'takebackDeclined'),
  'taken-back': ({ context }) => context.texts.events.takenBack,
  'time-given': (here, { by, to, time = 'PT0S' }) =>
    here.context.texts.events.timeGiven(
      subject(here, by),
      object(here, to),
      durationText(here.context.texts, spanOf(time)),
    ),
  'played-on': ({ context }, { time = 'PT0S' }) =>
    context.texts.events.playedOn(durationText(context.texts, spanOf(time))),
  'pause-proposed': until('pauseProposed'),
  'pause-declined': named('who', 'pauseDeclined'),
  paused: ({ context }, { until: end = '' }) => sentence(context.texts.events.paused, timeOf(context, end)),
  'pause-ending': until('pauseEnding'),
  'leave-taken': until('leaveTaken'),
  'leave-ended': named('who', 'leaveEnded'),
  frozen: ({ context }, { until: end = '' }) => sentence(context.texts.events.frozen, timeOf(context, end)),
  huffed: ({ context, table }, { square = 0 }) => context.texts.events.huffed(table.nameOf(square)),
  enforced: ({ context }) => context.texts.events.enforced,
  cautioned: named('who', 'cautioned'),
  'count-asked': named('who', 'countAsked'),
  'count-refused': ({ context }) => context.texts.events.countRefused,
  'count-granted': named('whom', 'countGranted'),
  'count-ended': ({ context }) => context.texts.events.countEnded,
  'reseat-asked': named('whom', 'reseatAsked'),
  reseated: named('whom', 'reseated'),
  finished: ({ context, table }) => endOf(context.texts, table),
}

/** The day, then one sentence each. */
export const events = (here: Here): Part => {
  const all = here.page.events
  if (all.length === 0) return html`<p class="quiet">${here.context.texts.events.none}</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${here.context.texts.tabs.events}">
    <ul class="events">
      ${all.map((each) => html`<li>${timeOf(here.context, each.at, 'day')} <span>${TELL[each.type](here, each)}</span></li>`)}
    </ul>
  </div>`
}
