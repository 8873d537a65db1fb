import type { GameView } from '../../api/views/game-view.ts'
import { zonesIn } from '../../texts/sentences/zone-names.ts'
import { LANGUAGES, languageName } from '../../texts/languages/languages.ts'
import { confirmFold } from '../game/menu/act-forms.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { type FilledForm, emailAttributes, inputField, selectField } from '../kit/form-fields.ts'
import { type Html, type Part, html } from '../kit/html.ts'

/** The texts that explain what is forgotten. `forgetGoesOn` is added while the game is open or active. */
type Hints = { readonly forgetHint: string; readonly forgetGoesOn: string }

/** Returns the link to a person's stored data, and the form by which they ask to be forgotten. An arbiter has other hints. */
export const forgetMeForm = ({ texts }: SiteContext, path: string, status: GameView['status'], hints: Hints): Html => {
  const { settings, menu } = texts
  const isOn = status === 'open' || status === 'active'
  const form = confirmFold(
    menu.forget,
    isOn ? `${hints.forgetHint} ${hints.forgetGoesOn}` : hints.forgetHint,
    html`<form method="post" action="${path}/act" class="press">
      <input type="hidden" name="type" value="forget-me" /><input type="hidden" name="ply" value="0" /><button
        class="danger"
      >
        ${settings.forgetYes}
      </button>
    </form>`,
  )
  return html`<p><a href="${path}/data.json">${settings.storedData}</a></p>
    ${form}`
}

/**
 * Returns the card that confirms a change, which screen readers announce. `more`: what the reader has to know, or to do,
 * about it.
 */
export const savedCard = (text: string, more?: Part): Html =>
  html`<p class="card saved" role="status" tabindex="-1" autofocus>${text} ${more}</p>`

/** Returns the field for the email address, which may be empty. */
export const settingsEmailField = ({ texts }: SiteContext, filled: FilledForm): Html =>
  inputField(texts, filled, {
    name: 'email',
    label: texts.newGame.yourEmail,
    kind: 'email',
    optional: true,
    hint: texts.settings.emailHint,
    // With a placeholder the style knows an empty field, and shows no choice of emails beside it.
    attributes: html`${emailAttributes} placeholder=" "`,
  })

/** Returns the fields for language and time zone. */
export const settingsLanguageFields = (
  { texts: { settings, locale }, timeZone, now }: SiteContext,
  filled: FilledForm,
): Html => {
  const chosen = filled.values['timeZone']
  const known = zonesIn(locale, now)
  const options =
    chosen !== undefined && !known.some(([zone]) => zone === chosen) ? [[chosen, chosen] as const, ...known] : known
  return html`<div class="pair">
    ${selectField(filled, { name: 'locale', label: settings.language, options: LANGUAGES.map((each) => [each, languageName(each)]), usual: 'en', hint: settings.languageHint })}
    ${selectField(filled, { name: 'timeZone', label: settings.zone, options, usual: timeZone })}
  </div>`
}
