import { REMINDERS } from '../../game/model/events.ts'
import { TURN_EMAIL_MODES } from '../../game/model/people.ts'
import { type FilledForm, checkbox, fieldFault, radioButton, selectField } from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import type { SiteContext } from '../kit/page-context.ts'

/** The hours of a day as on a clock of 24 hours, which is understood in every language here. */
const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${`${hour}`.padStart(2, '0')}:00`] as const)

/** Returns the choice how often a seat gets emails about its turns, with its reminders. */
export const emailChoices = ({ texts }: SiteContext, filled: FilledForm): Html => {
  const { settings } = texts
  const { often } = settings
  const chosen = filled.values['mail'] ?? 'turns'
  return html`<fieldset class="often">
    <legend>${settings.emails}</legend>
    <div class="checks">
      ${TURN_EMAIL_MODES.map((mode) => radioButton('mail', mode, often[mode], { checked: mode === chosen, required: true }))}
    </div>
    ${fieldFault('mail', filled.faults['mail'])}
    <div class="daily">
      ${selectField(filled, { name: 'digestAt', label: often.hour, options: HOURS, usual: '8', hint: often.hint })}
    </div>
    <p class="quiet">${often.seen}</p>
    <div class="checks">
      ${REMINDERS.map((reminder) => checkbox(filled, reminder, settings.reminders[reminder]))}${checkbox(filled, 'quietHours', settings.quietHours)}
    </div>
    <p class="quiet">${often.reminded}</p>
  </fieldset>`
}
