import type { SiteContext } from '../kit/page-context.ts'
import { type Html, html } from '../kit/html.ts'

/** `told`: how many have notices. */
export type Devices = { readonly key: string; readonly told: number }

/** Hidden until a script runs: without one it does nothing. */
export const noticed = ({ texts: { notices }, assets }: SiteContext, { key, told }: Devices): Html =>
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
    ${told > 0 && html`<p>${notices.told(told)}</p>`}
    <p class="row">
      <button type="button">${notices.start}</button
      ><button type="button" ${told === 0 && 'hidden'}>${notices.stop}</button>
    </p>
    <output></output>
    <p class="quiet">${notices.homeScreen}</p>
  </section>`
