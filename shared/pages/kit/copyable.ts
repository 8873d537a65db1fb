import type { Texts } from '../../texts/index.ts'
import { type Html, html } from './html.ts'

/** The script shows the button that copies it. */
export const copyable = ({ site }: Texts, id: string, label: string, url: string): Html =>
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

export const sharing = (texts: Texts, watchUrl: string): Html =>
  html`<details>
    <summary>${texts.seat.share}</summary>
    <p>${texts.seat.shareHint}</p>
    ${copyable(texts, 'watch', texts.seat.watchLink, watchUrl)}
  </details>`
