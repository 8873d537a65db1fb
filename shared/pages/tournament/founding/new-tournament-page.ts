import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import {
  type FilledForm,
  checkbox,
  creationFields,
  emailAttributes,
  faultList,
  hiddenField,
  inputField,
  nameAttributes,
} from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import type { FormAccess } from '../../new-game/new-game-page.ts'
import type { EventContext } from '../model/event-context.ts'
import { type ListPreview, listPreview } from './list-preview.ts'
import { tournamentLabel } from './new-tournament-fields.ts'
import { textArea } from './event-fields.ts'
import { termsFields, titleField } from './terms-fields.ts'

/** The form of a new tournament, and what was read of it. */
export type FoundingForm = {
  readonly key: string
  readonly access: FormAccess
  /** Everyone who has the link may enter; otherwise the secretary pastes a list. */
  readonly isOpenEntry: boolean
  readonly filled: FilledForm
  /** The terms as the form has them. Undefined if they have faults. */
  readonly agreed: TournamentTerms | undefined
  readonly preview?: ListPreview
}

const ways = ({ words }: EventContext, isOpenEntry: boolean): Html => {
  const { newTournament } = words
  const way = (path: string, label: string, isHere: boolean): Html =>
    isHere ? html`<span aria-current="page">${label}</span>` : html`<a href="${path}">${label}</a>`
  return html`<p class="links">
    ${way('/t', newTournament.byList, !isOpenEntry)}${way('/t?entry=open', newTournament.byLink, isOpenEntry)}
  </p>`
}

const players = ({ words }: EventContext, { filled, isOpenEntry }: FoundingForm): Html => {
  const { newTournament } = words
  return isOpenEntry
    ? html`<p>${newTournament.openHint}</p>
        ${hiddenField('entry', 'open')}`
    : html`${textArea(filled, { name: 'players', label: newTournament.players, hint: newTournament.playersHint, rows: 10, most: TOURNAMENT_TEXTS.list })}
        <button name="preview" value="1" formnovalidate>${newTournament.preview}</button>`
}

const founder = ({ texts, words }: EventContext, { filled, isOpenEntry, access }: FoundingForm): Html => {
  const { newTournament } = words
  const { newGame } = texts
  return html`<div class="pair">
      ${inputField(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
      ${inputField(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', attributes: emailAttributes })}
    </div>
    ${checkbox(filled, 'plays', html`${newTournament.plays} <span class="quiet">${newTournament.playsHint}</span>`)}
    ${access === 'word' && inputField(texts, filled, { name: 'word', label: newGame.word, hint: newGame.wordHint, attributes: html`autocomplete="on"` })}
    <div class="start">
      <button class="main">${newTournament.found}</button>
      <p class="quiet">${isOpenEntry ? newTournament.foundOpenHint : newTournament.foundHint}</p>
    </div>`
}

/** Returns what the page shows in place of the form on a service where only programs create games. */
const closed = ({ texts }: EventContext): Part => html`<p>${texts.refusals['creation-restricted']}</p>`

/**
 * Returns the form of a new tournament, `/t`. The first press shows how a list is read if it has faults; nothing is
 * stored until it has none. `key` is random, so that sending the form twice founds one tournament.
 */
export const newTournamentPage = (context: EventContext, form: FoundingForm): string => {
  const { texts, words, timeZone } = context
  const { newTournament } = words
  const { key, filled, isOpenEntry, agreed, preview, access } = form
  return layout(context, {
    title: newTournament.title,
    facts: newTournament.facts,
    preview: newTournament.intro,
    style: 'event',
    main: html`<div class="event">
      <div class="heading">
        <h1>${newTournament.title}</h1>
        ${ways(context, isOpenEntry)}
      </div>
      ${access === 'keys' && closed(context)}
      ${
        access !== 'keys' &&
        html`<p>${newTournament.intro}</p>
          ${faultList(texts, filled, (name) => tournamentLabel(texts, words, name))}
          <form method="post" action="/t" class="sheet founding">
            ${creationFields(key, timeZone)}
            <div class="sheet">${titleField(context, filled)}${players(context, form)}</div>
            ${preview ? listPreview(context, preview) : html`<div></div>`}
            <div class="whole">${termsFields({ context, filled, isOpenEntry }, agreed)}</div>
            <div class="whole sheet">${founder(context, form)}</div>
          </form>`
      }
    </div>`,
  })
}
