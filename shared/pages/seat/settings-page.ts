import type { GameView } from '../../api/views/game-view.ts'
import { REMINDERS } from '../../game/events.ts'
import { FOLLOWS, MAILS } from '../../game/people.ts'
import { LANGUAGES, nameOf } from '../../texts/languages.ts'
import { grave } from '../game/panels/act-forms.ts'
import type { SiteContext } from '../kit/page-context.ts'
import {
  type Filled,
  check,
  emailAttributes,
  faultList,
  faultOf,
  input,
  nameAttributes,
  radio,
  select,
} from '../kit/fields.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { type Devices, noticed } from './device-notices.ts'

export type Dates = {
  /** For a calendar to subscribe to. */
  readonly calendar: string
  /** There is a deadline now. */
  readonly isTurn: boolean
}

export type Settings = {
  readonly path: string
  readonly filled: Filled
  readonly saved: boolean
  /** Their holder was just forgotten. */
  readonly forgotten: boolean
  readonly status: GameView['status']
  /** None once the game is over, and without a clock. */
  readonly dates?: Dates
  /** None once the game is over, and where the service sends no notices. */
  readonly devices?: Devices
}

type Hints = { readonly forgetHint: string; readonly forgetGoesOn: string }

/** By an email's link the mailbox asks. */
const forgetting = ({ texts }: SiteContext, path: string, status: GameView['status'], hints: Hints): Html => {
  const { settings, menu } = texts
  const isOn = status === 'open' || status === 'active'
  return grave(
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

const done = (told: string): Html => html`<p class="card saved" role="status">${told}</p>`

/** Intl does not list UTC. */
const zones = (): readonly (readonly [string, string])[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => [
    zone,
    zone.replaceAll('_', ' '),
  ])

/** As a clock of 24 hours, which every language here reads. */
const HOURS = Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${`${hour}`.padStart(2, '0')}:00`] as const)

const letters = ({ texts }: SiteContext, filled: Filled): Html => {
  const { settings } = texts
  const { often } = settings
  const chosen = filled.values['mail'] ?? 'turns'
  return html`<fieldset class="often">
    <legend>${settings.letters}</legend>
    <div class="checks">
      ${MAILS.map((mode) => radio('mail', mode, often[mode], { checked: mode === chosen, required: true }))}
    </div>
    ${faultOf('mail', filled.faults['mail'])}
    <div class="daily">
      ${select(filled, { name: 'digestAt', label: often.hour, options: HOURS, usual: '8', hint: often.hint })}
    </div>
    <p class="quiet">${often.seen}</p>
    <div class="checks">
      ${REMINDERS.map((reminder) => check(filled, reminder, settings.reminders[reminder]))}${check(filled, 'quietHours', settings.quietHours)}
    </div>
  </fieldset>`
}

const dated = ({ texts: { calendar, site } }: SiteContext, path: string, { calendar: url, isTurn }: Dates): Html =>
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

const emailField = ({ texts }: SiteContext, filled: Filled): Html =>
  input(texts, filled, {
    name: 'email',
    label: texts.newGame.yourEmail,
    kind: 'email',
    optional: true,
    hint: texts.settings.emailHint,
    attributes: emailAttributes,
  })

/** In which words and on whose clock. */
const reading = ({ texts: { settings }, timeZone }: SiteContext, filled: Filled): Html => {
  const chosen = filled.values['timeZone']
  const listed = zones()
  const options =
    chosen !== undefined && !listed.some(([zone]) => zone === chosen) ? [[chosen, chosen] as const, ...listed] : listed
  return html`<div class="pair">
    ${select(filled, { name: 'locale', label: settings.language, options: LANGUAGES.map((each) => [each, nameOf(each)]), usual: 'en', hint: settings.languageHint })}
    ${select(filled, { name: 'timeZone', label: settings.zone, options, usual: timeZone })}
  </div>`
}

/** `/p/{token}/settings` */
export const settingsPage = (
  context: SiteContext,
  { path, filled, saved, forgotten, status, dates, devices }: Settings,
): string => {
  const { texts } = context
  const { settings, newGame } = texts
  return layout(context, {
    title: settings.title,
    main: html`<div class="narrow">
      <h1>${settings.title}</h1>
      <p>${settings.intro}</p>
      ${saved && done(settings.saved)}${forgotten && done(settings.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        <div class="pair">
          ${input(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
          ${emailField(context, filled)}
        </div>
        ${reading(context, filled)} ${letters(context, filled)}${check(filled, 'playForced', settings.playForced)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${devices && noticed(context, devices)}${dates && dated(context, path, dates)}${forgetting(context, path, status, settings)}
    </div>`,
  })
}

/** What an arbiter follows; `none`: no emails. */
const following = ({ texts: { settings } }: SiteContext, { values, faults }: Filled): Html => {
  const { follows } = settings.ofArbiter
  const chosen = values['follow'] ?? 'asked'
  return html`<fieldset>
    <legend>${settings.letters}</legend>
    <div class="checks">
      ${([...FOLLOWS, 'none'] as const).map((each) => radio('follow', each, follows[each], { checked: each === chosen, required: true }))}
    </div>
    ${faultOf('follow', faults['follow'])}
  </fieldset>`
}

/** The same for an arbiter. */
export const arbiterSettingsPage = (
  context: SiteContext,
  { path, filled, saved, status, forgotten }: Omit<Settings, 'dates'>,
): string => {
  const { texts } = context
  const { settings } = texts
  const { ofArbiter } = settings
  return layout(context, {
    title: ofArbiter.title,
    main: html`<div class="narrow">
      <h1>${ofArbiter.title}</h1>
      <p>${ofArbiter.intro}</p>
      ${saved && done(settings.saved)}${forgotten && done(ofArbiter.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        ${emailField(context, filled)}${reading(context, filled)}${following(context, filled)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${!forgotten && forgetting(context, path, status, ofArbiter)}
    </div>`,
  })
}
