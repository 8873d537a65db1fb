import type { Texts } from '../../texts/index.ts'
import { type Html, html } from './html.ts'

/**
 * Returns a read-only field with a URL, and a button that copies it. The button is hidden until a script runs,
 * and screen readers hear that its label changes.
 * `isShared`: there is also a button for the device's share sheet, where the device has one.
 */
export const copyableField = ({ site }: Texts, id: string, label: string, url: string, isShared = false): Html =>
  html`<label for="${id}">${label}</label>
    <div class="row">
      <input id="${id}" readonly value="${url}" spellcheck="false" /><button
        type="button"
        data-copy="${id}"
        data-copied="${site.copied}"
        aria-live="polite"
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
