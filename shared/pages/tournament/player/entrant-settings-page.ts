import { emailChoices } from '../../seat/email-choices.ts'
import { type FilledForm, faultList } from '../../kit/form-fields.ts'
import { html } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import { savedCard, settingsEmailField, settingsLanguageFields } from '../../seat/settings-fields.ts'
import type { EventContext } from '../model/event-context.ts'

/** The settings of a person for the event, and of a player for all boards. */
export type EntrantSettingsForm = {
  readonly path: string
  readonly filled: FilledForm
  readonly saved: boolean
  /** Officials have no boards of their own, and so no choice about turns. */
  readonly isPlayer: boolean
  /** Why nothing was changed. */
  readonly refused?: string
}

/** Returns the page of the settings for all boards at once, `/e/{token}/settings`, and of an official's own. */
export const entrantSettingsPage = (context: EventContext, form: EntrantSettingsForm): string => {
  const { texts, words } = context
  const { path, filled, saved, isPlayer, refused } = form
  const title = isPlayer ? words.entrant.settingsTitle : words.entrant.officialSettings
  return layout(context, {
    title,
    main: html`<div class="narrow">
      <h1>${title}</h1>
      ${isPlayer && html`<p>${words.entrant.settingsIntro}</p>`}
      ${saved && savedCard(texts.settings.saved)}${refused !== undefined && html`<p class="card fault" role="alert">${refused}</p>`}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        ${settingsEmailField(context, filled)}${settingsLanguageFields(context, filled)}${isPlayer && emailChoices(context, filled)}
        <button class="main">${texts.settings.save}</button>
        <p><a href="${path}">${words.entrant.toPage}</a></p>
      </form>
    </div>`,
  })
}
