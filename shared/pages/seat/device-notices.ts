import type { SiteContext } from '../kit/page-context.ts'
import { type Html, html } from '../kit/html.ts'

/** The push notifications of a seat. */
export type DeviceNotices = {
  /** The public key of the service (VAPID), base64url. */
  readonly key: string
  /** How many devices of the seat receive notifications. */
  readonly count: number
}

/**
 * Returns the section about notifications on this device. It is hidden until a script runs, because it does nothing
 * without one.
 */
export const deviceNotices = ({ texts: { notices }, assets }: SiteContext, { key, count }: DeviceNotices): Html =>
  html`<section
    id="notices"
    data-push="${key}"
    data-worker="${assets.worker}"
    data-on="${notices.on}"
    data-off="${notices.off}"
    data-denied="${notices.denied}"
    data-unable="${notices.unable}"
    data-failed="${notices.failed}"
    hidden
  >
    <h2>${notices.title}</h2>
    <p>${notices.hint}</p>
    ${count > 0 && html`<p>${notices.told(count)}</p>`}
    <p class="row">
      <button type="button">${notices.start}</button
      ><button type="button" ${count === 0 && 'hidden'}>${notices.stop}</button>
    </p>
    <output></output>
    <p class="quiet">${notices.homeScreen}</p>
  </section>`
