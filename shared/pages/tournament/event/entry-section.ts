import { isoInstant } from '../../../api/values/iso.ts'
import { SECOND } from '../../../game/model/words.ts'
import { acceptedIn, playersOf } from '../../../tournament/model/tournament.ts'
import { mostPlayers } from '../../../tournament/pairing/tournament-size.ts'
import { isEntryClosed } from '../../../tournament/decisions/places.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { entrantLine } from '../model/entrant-line.ts'
import type { EventContext, EventView } from '../model/event-context.ts'

/** Returns how many places are left, and until when one can enter. */
const places = (context: EventContext, { tournament }: EventView): Html => {
  const { event } = context.words
  const { closesAt, limit, waitingList } = tournament.terms.entry
  const left = mostPlayers(tournament.terms) - acceptedIn(tournament).length
  const room = left > 0 ? limit !== undefined && event.places(left) : waitingList ? event.waits : event.full
  return html`<p class="quiet">
    ${room}${closesAt !== undefined && html` ${sentence(event.entryUntil, timeElement(context, isoInstant(closesAt - SECOND)))}`}
  </p>`
}

/** Returns what stands on the page of an event before it begins: who can enter, and who has accepted. */
export const entrySection = (context: EventContext, view: EventView, entryPath: string | undefined): Part => {
  const { tournament } = view
  const { event } = context.words
  if (tournament.status === 'draft') return html`<p class="now quietly">${event.notSent}</p>`
  const isClosed = isEntryClosed(tournament, context.now)
  const { open } = tournament.terms.entry
  return html`<section class="now ${(isClosed || entryPath === undefined) && 'quietly'}">
    ${isClosed ? html`<p>${event.entryClosed}</p>` : html`${entryPath !== undefined && html`<p><a class="button main" href="${entryPath}">${event.enter}</a></p>`}${open !== true && html`<p>${event.byInvitation}</p>`}${places(context, view)}`}
  </section>`
}

/** Returns those who have accepted. Nobody else is named in public. */
export const acceptedSection = (context: EventContext, { tournament }: EventView): Html => {
  const { event } = context.words
  const players = playersOf(tournament)
  return html`<section>
    <h2>${event.players}</h2>
    <p>${players.length === 0 ? event.nobody : event.accepted(players.length)}</p>
    <ol class="entrants">
      ${players.map((entrant) => html`<li>${entrantLine(context, entrant)}</li>`)}
    </ol>
  </section>`
}
