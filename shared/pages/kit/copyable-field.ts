import type { Texts } from '../../texts/index.ts'
import { type Html, html } from './html.ts'

/** Returns a read-only field with an address, and a button that copies it. The button is hidden until a script runs. */
export const copyableField = ({ site }: Texts, id: string, label: string, url: string): Html =>
  html`<label for="${id}">${label}</label>
    <div class="row">
      <input id="${id}" readonly value="${url}" spellcheck="false" /><button
        type="button"
        data-copy="${id}"
        data-copied="${site.copied}"
        hidden
      >
        ${site.copy}
      </button>
    </div>`

/** Returns a fold with the link for watching, which anyone may have. */
export const watchLinkFold = (texts: Texts, watchUrl: string): Html =>
  html`<details>
    <summary>${texts.seat.share}</summary>
    <p>${texts.seat.shareHint}</p>
    ${copyableField(texts, 'watch', texts.seat.watchLink, watchUrl)}
  </details>`
