import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { type FilledForm, faultList, hiddenField } from '../../kit/form-fields.ts'
import { html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import type { EventContext } from '../model/event-context.ts'
import { tournamentLabel } from './new-tournament-fields.ts'
import { termsFields, titleField } from './terms-fields.ts'

/** The form of changed terms. `path`: the secretary's page. */
export type ChangedTermsForm = {
  readonly path: string
  readonly isOpenEntry: boolean
  readonly filled: FilledForm
  readonly agreed: TournamentTerms | undefined
  /** Why the terms can no longer be changed. */
  readonly refused?: string
}

/** Returns the page on which a secretary changes the terms of an event that nobody has accepted, `/o/{token}/terms`. */
export const changedTermsPage = (context: EventContext, form: ChangedTermsForm): string => {
  const { texts, words, timeZone } = context
  const { official } = words
  const { path, isOpenEntry, filled, agreed, refused } = form
  return layout(context, {
    title: official.change,
    facts: official.facts,
    style: 'event',
    main: html`<div class="narrow">
      <h1>${official.change}</h1>
      <p>${official.changeHint}</p>
      ${refused !== undefined && html`<p class="card fault" role="alert">${refused}</p>`}${faultList(texts, filled, (name) => tournamentLabel(texts, words, name))}
      <form method="post" action="${path}/terms" class="sheet">
        <input type="hidden" name="timeZone" value="${timeZone}" data-zone />
        ${isOpenEntry && hiddenField('entry', 'open')}${titleField(context, filled)}${termsFields({ context, filled, isOpenEntry }, agreed)}
        <p class="row">
          <button class="main">${official.saveTerms}</button>
          <a class="button" href="${path}">${words.entrant.toPage}</a>
        </p>
      </form>
    </div>`,
  })
}
