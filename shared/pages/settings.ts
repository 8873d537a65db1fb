import type { GameView } from '../api/view.ts'
import { REMINDERS } from '../game/events.ts'
import { LANGUAGES, nameOf } from '../texts/languages.ts'
import { grave } from './acts.ts'
import type { SiteContext } from './context.ts'
import { type Filled, check, emailAttributes, faultList, input, nameAttributes, select } from './fields.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'

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

/** An arbiter has nothing to choose. */
export const arbiterSettingsPage = (
  context: SiteContext,
  { path, status, forgotten }: Pick<Settings, 'path' | 'status' | 'forgotten'>,
): string =>
  layout(context, {
    title: context.texts.menu.forget,
    main: html`<div class="narrow">
      <h1>${context.texts.menu.forget}</h1>
      ${forgotten ? done(context.texts.settings.ofArbiter.forgotten) : forgetting(context, path, status, context.texts.settings.ofArbiter)}
      <p><a href="${path}">${context.texts.settings.back}</a></p>
    </div>`,
  })

/** Intl does not list UTC. */
const zones = (): readonly (readonly [string, string])[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => [
    zone,
    zone.replaceAll('_', ' '),
  ])

const letters = ({ texts }: SiteContext, filled: Filled): Html => {
  const { settings } = texts
  return html`<fieldset>
    <legend>${settings.letters}</legend>
    <div class="checks">
      ${check(filled, 'mail', settings.mail)}${REMINDERS.map((reminder) => check(filled, reminder, settings.reminders[reminder]))}${check(filled, 'quietHours', settings.quietHours)}
    </div>
  </fieldset>`
}

const dated = ({ texts: { calendar, site } }: SiteContext, path: string, { calendar: url, isTurn }: Dates): Html =>
  html`<section id="calendar">
    <h2>${calendar.title}</h2>
    <p>${calendar.hint}</p>
    ${isTurn && html`<p><a href="${path}/deadline.ics">${calendar.file}</a></p>`}
    <label for="dates">${calendar.feed}</label>
    <input id="dates" readonly value="${url}" spellcheck="false" />
    <button type="button" data-copy="dates" data-copied="${site.copied}" hidden>${site.copy}</button>
    <p class="quiet">${calendar.kept}</p>
  </section>`

/** `/p/{token}/settings` */
export const settingsPage = (
  context: SiteContext,
  { path, filled, saved, forgotten, status, dates }: Settings,
): string => {
  const { texts } = context
  const { settings, newGame } = texts
  const chosen = filled.values['timeZone']
  const listed = zones()
  const options =
    chosen !== undefined && !listed.some(([zone]) => zone === chosen) ? [[chosen, chosen] as const, ...listed] : listed
  return layout(context, {
    title: settings.title,
    main: html`<div class="narrow">
      <h1>${settings.title}</h1>
      <p>${settings.intro}</p>
      ${saved && done(settings.saved)}${forgotten && done(settings.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        <div class="pair">
          ${input(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
          ${input(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', optional: true, hint: settings.emailHint, attributes: emailAttributes })}
        </div>
        <div class="pair">
          ${select(filled, { name: 'locale', label: settings.language, options: LANGUAGES.map((each) => [each, nameOf(each)]), usual: 'en', hint: settings.languageHint })}
          ${select(filled, { name: 'timeZone', label: settings.zone, options, usual: context.timeZone })}
        </div>
        ${letters(context, filled)}${check(filled, 'playForced', settings.playForced)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      ${dates && dated(context, path, dates)}${forgetting(context, path, status, settings)}
    </div>`,
  })
}
