import type { Texts } from '../../texts/index.ts'
import { type Html, html } from './html.ts'

/**
 * Returns what a button that copies says once it was pressed, also to screen readers: copied, or only selected if the
 * browser forbids that.
 */
export const copyWords = ({ copied, selected }: Texts['site']): Html =>
  html`data-copied="${copied}" data-selected="${selected}" aria-live="polite"`

/**
 * Returns a read-only field with a URL, and a button that copies it. The button is hidden until a script runs.
 * `isShared`: there is also a button for the device's share sheet, where the device has one.
 */
export const copyableField = ({ site }: Texts, id: string, label: string, url: string, isShared = false): Html =>
  html`<label for="${id}">${label}</label>
    <div class="row">
      <input id="${id}" readonly value="${url}" spellcheck="false" /><button
        type="button"
        data-copy="${id}"
        ${copyWords(site)}
        hidden
      >
        ${site.copy}
      </button>
      ${isShared && html`<button type="button" data-share="${id}" hidden>${site.share}</button>`}
    </div>`

/** Returns a fold with the link for watching, which anyone may have. */
export const watchLinkFold = (texts: Texts, watchUrl: string): Html =>
  html`<details>
    <summary>${texts.seat.share}</summary>
    <p>${texts.seat.shareHint}</p>
    ${copyableField(texts, 'watch', texts.seat.watchLink, watchUrl)}
  </details>`
