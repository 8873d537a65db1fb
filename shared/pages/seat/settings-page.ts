import type { GameView } from '../../api/views/game-view.ts'
import { REMINDERS } from '../../game/model/events.ts'
import { ARBITER_EMAILS, TURN_EMAIL_MODES } from '../../game/model/people.ts'
import { LANGUAGES, languageName } from '../../texts/languages/languages.ts'
import { confirmFold } from '../game/menu/act-forms.ts'
import type { SiteContext } from '../kit/page-context.ts'
import {
  type FilledForm,
  checkbox,
  emailAttributes,
  faultList,
  fieldFault,
  inputField,
  nameAttributes,
  radioButton,
  selectField,
} from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { type DeviceNotices, deviceNotices } from './device-notices.ts'

/** The links for calendars. */
export type CalendarLinks = {
  /** The address of the feed that a calendar subscribes to. */
  readonly calendar: string
  /** True if there is a deadline now. */
  readonly isTurn: boolean
}

/** What the page of a seat's settings shows. */
export type SettingsView = {
  readonly path: string
  readonly filled: FilledForm
  readonly saved: boolean
  /** The person at the seat was just forgotten. */
  readonly forgotten: boolean
  readonly status: GameView['status']
  /** Undefined once the game is over, and for a game without a clock. */
  readonly dates?: CalendarLinks
  /** Undefined once the game is over, and if the service sends no notifications. */
  readonly devices?: DeviceNotices
}

type Hints = { readonly forgetHint: string; readonly forgetGoesOn: string }

/** Returns the form by which a person asks to be forgotten. The hints differ for an arbiter. */
const forgetting = ({ texts }: SiteContext, path: string, status: GameView['status'], hints: Hints): Html => {
  const { settings, menu } = texts
  const isOn = status === 'open' || status === 'active'
  return confirmFold(
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
}

const savedCard = (text: string): Html => html`<p class="card saved" role="status">${text}</p>`

/** Returns all time zones, each with its text. `Intl` does not list UTC. */
const zones = (): readonly (readonly [string, string])[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => [
    zone,
    zone.replaceAll('_', ' '),
  ])

/** The hours of a day as on a clock of 24 hours, which is understood in every language here. */
const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${`${hour}`.padStart(2, '0')}:00`] as const)

const emailChoices = ({ texts }: SiteContext, filled: FilledForm): Html => {
  const { settings } = texts
  const { often } = settings
  const chosen = filled.values['mail'] ?? 'turns'
  return html`<fieldset class="often">
    <legend>${settings.letters}</legend>
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
  </fieldset>`
}

const calendarSection = (
  { texts: { calendar, site } }: SiteContext,
  path: string,
  { calendar: url, isTurn }: CalendarLinks,
): Html =>
  html`<section id="calendar">
    <h2>${calendar.title}</h2>
    <p>${calendar.hint}</p>
    ${isTurn && html`<p><a href="${path}/deadline.ics">${calendar.file}</a></p>`}
    <label for="dates">${calendar.feed}</label>
    <div class="row">
      <input id="dates" readonly value="${url}" spellcheck="false" />
      <button type="button" data-copy="dates" data-copied="${site.copied}" hidden>${site.copy}</button>
    </div>
    <p class="quiet">${calendar.kept}</p>
  </section>`

const emailField = ({ texts }: SiteContext, filled: FilledForm): Html =>
  inputField(texts, filled, {
    name: 'email',
    label: texts.newGame.yourEmail,
    kind: 'email',
    optional: true,
    hint: texts.settings.emailHint,
    attributes: emailAttributes,
  })

/** Returns the fields for language and time zone. */
const languageFields = ({ texts: { settings }, timeZone }: SiteContext, filled: FilledForm): Html => {
  const chosen = filled.values['timeZone']
  const known = zones()
  const options =
    chosen !== undefined && !known.some(([zone]) => zone === chosen) ? [[chosen, chosen] as const, ...known] : known
  return html`<div class="pair">
    ${selectField(filled, { name: 'locale', label: settings.language, options: LANGUAGES.map((each) => [each, languageName(each)]), usual: 'en', hint: settings.languageHint })}
    ${selectField(filled, { name: 'timeZone', label: settings.zone, options, usual: timeZone })}
  </div>`
}

/** Returns the page of a player's settings, `/p/{token}/settings`. */
export const settingsPage = (
  context: SiteContext,
  { path, filled, saved, forgotten, status, dates, devices }: SettingsView,
): string => {
  const { texts } = context
  const { settings, newGame } = texts
  return layout(context, {
    title: settings.title,
    main: html`<div class="narrow">
      <h1>${settings.title}</h1>
      <p>${settings.intro}</p>
      ${saved && savedCard(settings.saved)}${forgotten && savedCard(settings.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        <div class="pair">
          ${inputField(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
          ${emailField(context, filled)}
        </div>
        ${languageFields(context, filled)}
        ${emailChoices(context, filled)}${checkbox(filled, 'playForced', settings.playForced)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${devices && deviceNotices(context, devices)}${dates && calendarSection(context, path, dates)}${forgetting(context, path, status, settings)}
    </div>`,
  })
}

/** Returns what an arbiter receives emails about. `none` means no emails. */
const following = ({ texts: { settings } }: SiteContext, { values, faults }: FilledForm): Html => {
  const { follows } = settings.ofArbiter
  const chosen = values['follow'] ?? 'asked'
  return html`<fieldset>
    <legend>${settings.letters}</legend>
    <div class="checks">
      ${([...ARBITER_EMAILS, 'none'] as const).map((each) => radioButton('follow', each, follows[each], { checked: each === chosen, required: true }))}
    </div>
    ${fieldFault('follow', faults['follow'])}
  </fieldset>`
}

/** Returns the page of an arbiter's settings, at the same path. */
export const arbiterSettingsPage = (
  context: SiteContext,
  { path, filled, saved, status, forgotten }: Omit<SettingsView, 'dates'>,
): string => {
  const { texts } = context
  const { settings } = texts
  const { ofArbiter } = settings
  return layout(context, {
    title: ofArbiter.title,
    main: html`<div class="narrow">
      <h1>${ofArbiter.title}</h1>
      <p>${ofArbiter.intro}</p>
      ${saved && savedCard(settings.saved)}${forgotten && savedCard(ofArbiter.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        ${emailField(context, filled)}${languageFields(context, filled)}${following(context, filled)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${!forgotten && forgetting(context, path, status, ofArbiter)}
    </div>`,
  })
}
