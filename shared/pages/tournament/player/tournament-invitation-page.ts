import { gamesPerPair } from '../../../tournament/pairing/pair-players.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import { isRoundRobin } from '../../../tournament/model/words.ts'
import {
  type FilledForm,
  NEEDS_PRESS,
  checkbox,
  creationFields,
  emailAttributes,
  faultList,
  inputField,
  nameAttributes,
} from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import { entrySection } from '../event/entry-section.ts'
import { type EventContext, type EventView, publicPathOf, titleOf } from '../model/event-context.ts'
import { ownRules, termsList } from '../table/terms-list.ts'

/** Why somebody cannot enter or accept. */
export type ClosedEntry = 'declined' | 'gone' | 'begun' | 'closed' | 'notYet' | 'full' | 'cancelled'

/** An invitation, or the open entry. `entrant`: who is invited; undefined for the open entry. */
export type EntryPageView = EventView & {
  readonly path: string
  readonly entrant?: Entrant
  readonly key: string
  readonly filled: FilledForm
  readonly isDeclining: boolean
  readonly mayDecline: boolean
}

/** Returns the tick by which whoever enters accepts the event's own rules. */
const agreement = ({ words }: EventContext, { tournament, filled }: EntryPageView): Part =>
  tournament.terms.rules !== undefined && checkbox(filled, 'agree', words.entering.agree)

/** Returns how many games an invited player plays if everybody on the list accepts. */
const gamesIfAllAccept = ({ tournament }: EntryPageView): number => {
  const { terms, entrants } = tournament
  const likely = entrants.filter(({ status }) => status === 'listed' || status === 'invited' || status === 'accepted')
  return isRoundRobin(terms.format) ? Math.max(0, likely.length - 1) * gamesPerPair(terms) : 0
}

const declining = ({ words }: EventContext, { path, isDeclining, mayDecline }: EntryPageView): Part => {
  const { entering } = words
  return (
    mayDecline &&
    html`<details class="decline" ${isDeclining && html`open`}>
      <summary>${entering.decline}</summary>
      <form method="post" action="${path}/decline" class="sheet">
        ${NEEDS_PRESS}
        <p>${entering.declineWhat}</p>
        <p><button class="danger">${entering.declineYes}</button></p>
      </form>
    </details>`
  )
}

const invited = (context: EventContext, view: EntryPageView, entrant: Entrant): Html => {
  const { entering } = context.words
  const games = gamesIfAllAccept(view)
  return html`<p>${entering.you(entrant.name || context.texts.seat.somebody)}</p>
    ${games > 0 && entrant.replaces === undefined && html`<p>${entering.howMany(games)}</p>`}${entrant.replaces !== undefined && html`<p>${entering.replaces}</p>`}
    <section class="answer">
      <form method="post" action="${view.path}" class="sheet" id="accept">
        ${creationFields(view.key, context.timeZone)}${agreement(context, view)}
      </form>
      <div class="answers">
        <button form="accept">${entering.accept}</button>
        ${declining(context, view)}
      </div>
      <p class="quiet">${entering.acceptMeans} ${entering.names}</p>
    </section>`
}

const detailField = ({ texts, words }: EventContext, filled: FilledForm, name: 'club' | 'id' | 'rating'): Html =>
  inputField(texts, filled, {
    name,
    label: words.entering[name],
    optional: true,
    attributes: html`maxlength="${name === 'rating' ? TOURNAMENT_TEXTS.mark : TOURNAMENT_TEXTS[name]}"
    autocomplete="off"`,
  })

const openEntry = (context: EventContext, view: EntryPageView): Html => {
  const { texts, words, timeZone } = context
  const { entering } = words
  const { path, key, filled, tournament } = view
  return html`<form method="post" action="${path}" class="sheet">
    ${creationFields(key, timeZone)}
    <div class="pair">
      ${inputField(texts, filled, { name: 'name', label: texts.invitation.yourName, attributes: nameAttributes })}
      ${inputField(texts, filled, { name: 'email', label: texts.invitation.yourEmail, kind: 'email', optional: true, hint: entering.emailHint, attributes: emailAttributes })}
      ${(['club', 'id', 'rating'] as const).map((name) => detailField(context, filled, name))}
    </div>
    ${agreement(context, view)}
    <p><button class="main">${entering.enter}</button></p>
    <p class="quiet">
      ${tournament.terms.entry.approval === true && `${entering.applies} `}${entering.acceptMeans} ${entering.names}
    </p>
  </form>`
}

/** Returns the page of an invitation or of the open entry, `/j/{token}`. */
export const tournamentInvitationPage = (context: EventContext, view: EntryPageView): string => {
  const { texts, words } = context
  const { tournament, entrant, filled } = view
  const { entering, event } = words
  const title = entrant ? entering.title(titleOf(tournament)) : entering.openTitle(titleOf(tournament))
  return layout(context, {
    title,
    facts: event.facts,
    style: 'event',
    main: html`<div class="narrow">
      <div>
        <h1>${title}</h1>
        <p>
          ${entrant ? entering.by(tournament.secretary.name || texts.seat.somebody) : `${event.secretary(tournament.secretary.name || texts.seat.somebody)}.`}
        </p>
      </div>
      ${faultList(texts, filled)}${termsList(context, tournament.terms)}
      ${
        tournament.terms.rules !== undefined &&
        html`<section>
          <h2>${event.rules}</h2>
          ${ownRules(tournament.terms)}
        </section>`
      }
      ${entrant ? invited(context, view, entrant) : html`${entrySection(context, view, undefined)}${openEntry(context, view)}`}
      <p><a href="${publicPathOf(view)}">${entering.toTable}</a></p>
    </div>`,
  })
}

/** Returns the page of an invitation or an entry that is closed, and why. */
export const closedEntryPage = (context: EventContext, view: EventView, why: ClosedEntry): string => {
  const { words } = context
  const { entering } = words
  const help: Readonly<Partial<Record<ClosedEntry, string>>> = {
    declined: entering.declinedHelp,
    gone: entering.goneHelp,
    begun: entering.begunHelp,
    notYet: entering.notYetHelp,
  }
  return layout(context, {
    title: entering[why],
    style: 'event',
    main: html`<div class="narrow">
      <h1>${entering[why]}</h1>
      <div class="card">
        <p>${titleOf(view.tournament)}. ${help[why]}</p>
        <p class="row"><a class="button" href="${publicPathOf(view)}">${entering.toTable}</a></p>
      </div>
    </div>`,
  })
}
