import { ARBITER_EMAILS } from '../../game/model/people.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { type FilledForm, faultList, fieldFault, radioButton } from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SettingsView } from './settings-page.ts'
import { forgetMeForm, savedCard, settingsEmailField, settingsLanguageFields } from './settings-fields.ts'

/** Returns the choice of what an arbiter receives emails about. `none` means no emails. */
const following = ({ texts: { settings } }: SiteContext, { values, faults }: FilledForm): Html => {
  const { follows } = settings.ofArbiter
  const chosen = values['follow'] ?? 'asked'
  return html`<fieldset>
    <legend>${settings.emails}</legend>
    <div class="checks">
      ${([...ARBITER_EMAILS, 'none'] as const).map((each) => radioButton('follow', each, follows[each], { checked: each === chosen, required: true }))}
    </div>
    ${fieldFault('follow', faults['follow'])}
  </fieldset>`
}

/** Returns the page of an arbiter's settings, which has the same path as that of a player's: `/p/{token}/settings`. */
export const arbiterSettingsPage = (
  context: SiteContext,
  { path, filled, saved, unconfirmed, status, forgotten }: Omit<SettingsView, 'dates'>,
): string => {
  const { texts } = context
  const { settings } = texts
  const { ofArbiter } = settings
  return layout(context, {
    title: ofArbiter.title,
    main: html`<div class="narrow">
      <h1>${ofArbiter.title}</h1>
      <p>${ofArbiter.intro}</p>
      ${saved && savedCard(settings.saved, unconfirmed)}${forgotten && savedCard(ofArbiter.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        ${settingsEmailField(context, filled)}${settingsLanguageFields(context, filled)}${following(context, filled)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${!forgotten && forgetMeForm(context, path, status, ofArbiter)}
    </div>`,
  })
}
