import { EMPTY_FORM, checkbox } from '../kit/form-fields.ts'
import { type Part, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import type { SiteContext } from '../kit/page-context.ts'

/**
 * What the page shows of a mailbox. `games`: in how many games its address is stored, `confirmed` of them with consent.
 * `after`: in how many games its reader has just been forgotten, and in how many that failed. `isUnsure`: the reader has
 * not said that they are sure.
 */
export type StoredAbout = {
  readonly path: string
  readonly games: number
  readonly confirmed: number
  readonly after?: { readonly forgotten: number; readonly failed: number }
  readonly isUnsure?: true
}

const afterwards = ({ texts: { personData } }: SiteContext, { after }: StoredAbout): Part =>
  after &&
  html`<p class="card ${after.failed > 0 ? 'fault' : 'saved'}" role="status">
    ${personData.forgotten(after.forgotten)} ${after.failed > 0 && personData.failed(after.failed)}
  </p>`

/** Returns the page of all that is stored about the reader of a mailbox, `/n/{token}/data`. Opening it changes nothing. */
export const personDataPage = (context: SiteContext, stored: StoredAbout): string => {
  const { personData } = context.texts
  const { path, games, confirmed } = stored
  const form = html`<h2>${personData.forget}</h2>
    <form method="post" action="${path}" class="sheet">
      <p>${personData.hint}</p>
      ${checkbox(stored.isUnsure ? { values: {}, faults: { sure: personData.tick } } : EMPTY_FORM, 'sure', personData.sure)}
      <button>${personData.forget}</button>
    </form>`
  return layout(context, {
    title: personData.title,
    main: html`<div class="narrow">
      <h1>${personData.title}</h1>
      ${afterwards(context, stored)}
      <p>${personData.games(games, confirmed)}</p>
      <p><a class="button" href="${path}&as=json">${personData.download}</a></p>
      ${games > 0 && form}
      <p>${personData.over}</p>
    </div>`,
  })
}

/** Returns the page for a link to stored data that has expired. */
export const expiredDataPage = (context: SiteContext): string => {
  const { mailed, personData } = context.texts
  return layout(context, {
    title: personData.title,
    main: html`<div class="narrow">
      <h1>${personData.title}</h1>
      <p>${personData.old}</p>
      <p><a class="button" href="/links">${mailed.title}</a></p>
    </div>`,
  })
}
