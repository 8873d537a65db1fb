import type { GameView } from '../../api/views/game-view.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { type FilledForm, checkbox, faultList, inputField, nameAttributes } from '../kit/form-fields.ts'
import { copyableField } from '../kit/copyable-field.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { type DeviceNotices, deviceNotices } from './device-notices.ts'
import { emailChoices } from './email-choices.ts'
import { forgetMeForm, savedCard, settingsEmailField, settingsLanguageFields } from './settings-fields.ts'

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
  /** What has to be done for emails to the saved address; undefined if nothing has. */
  readonly unconfirmed?: Part
  /** True if the person at the seat was just forgotten. */
  readonly forgotten: boolean
  readonly status: GameView['status']
  /** Undefined once the game is over, and for a game without a clock. */
  readonly dates?: CalendarLinks
  /** Undefined once the game is over, and if the service sends no notifications. */
  readonly devices?: DeviceNotices
}

const calendarSection = ({ texts }: SiteContext, path: string, { calendar: url, isTurn }: CalendarLinks): Html => {
  const { calendar } = texts
  return html`<section id="calendar">
    <h2>${calendar.title}</h2>
    <p>${calendar.hint}</p>
    ${isTurn && html`<p><a href="${path}/deadline.ics">${calendar.file}</a></p>`}
    ${copyableField(texts, 'dates', calendar.feed, url)}
    <p class="quiet">${calendar.kept}</p>
  </section>`
}

/** Returns the page of a player's settings, `/p/{token}/settings`. */
export const settingsPage = (
  context: SiteContext,
  { path, filled, saved, unconfirmed, forgotten, status, dates, devices }: SettingsView,
): string => {
  const { texts } = context
  const { settings, newGame } = texts
  return layout(context, {
    title: settings.title,
    main: html`<div class="narrow sides">
      <h1>${settings.title}</h1>
      <p>${settings.intro}</p>
      ${saved && savedCard(settings.saved, unconfirmed)}${forgotten && savedCard(settings.forgotten)}${faultList(texts, filled)}
      <form method="post" action="${path}/settings" class="card sheet">
        <div class="pair">
          ${inputField(texts, filled, { name: 'name', label: newGame.yourName, attributes: nameAttributes })}
          ${settingsEmailField(context, filled)}
        </div>
        ${settingsLanguageFields(context, filled)}
        ${emailChoices(context, filled)}${checkbox(filled, 'playForced', settings.playForced)}
        <button class="main">${settings.save}</button>
        <p><a href="${path}">${settings.back}</a></p>
      </form>
      <div class="aside">
        ${devices && deviceNotices(context, devices)}${dates && calendarSection(context, path, dates)}${forgetMeForm(context, path, status, settings)}
      </div>
    </div>`,
  })
}
