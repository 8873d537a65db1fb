import { RETENTION } from '../../game/limits/bounds.ts'
import { DAY } from '../../game/model/words.ts'
import type { SiteContext } from './page-context.ts'
import { type Html, type Part, html } from './html.ts'
import { layout } from './layout.ts'

const errorPage = (context: SiteContext, title: string, body: Html, more: Part = false): string =>
  layout(context, {
    title,
    main: html`<div class="narrow">
      <h1>${title}</h1>
      <div class="card">
        ${body}
        <p class="row">${more}<a class="button" href="/">${context.texts.site.newGame}</a></p>
      </div>
    </div>`,
  })

export const unknownLinkPage = (context: SiteContext): string => {
  const { errors } = context.texts
  return errorPage(
    context,
    errors.unknownTitle,
    html`<ul>
      ${errors.unknownHelp.map((help) => html`<li>${help}</li>`)}
    </ul>`,
    html`<a class="button" href="/links">${context.texts.mailed.title}</a>`,
  )
}

/** Returns the page for a link that has expired because its game ended long ago. It leads to the game's record. */
export const endedGamePage = (context: SiteContext, watchUrl: string): string => {
  const { errors } = context.texts
  return errorPage(
    context,
    errors.pastTitle,
    html`<p>${errors.past(RETENTION.finished / DAY, RETENTION.unplayed / DAY)}</p>`,
    html`<a class="button main" href="${watchUrl}">${errors.record}</a> `,
  )
}

export const notFoundPage = (context: SiteContext): string =>
  errorPage(context, context.texts.errors.unknownPageTitle, html``)

export const noSuchPlyPage = (context: SiteContext, path: string, played: number): string => {
  const { errors } = context.texts
  return errorPage(
    context,
    errors.noSuchPlyTitle,
    html`<p>${errors.noSuchPly(played)}</p>`,
    html`<a class="button main" href="${path}">${errors.toPresent}</a> `,
  )
}

export const failedPage = (context: SiteContext, why: string): string =>
  errorPage(context, context.texts.errors.failedTitle, html`<p>${why}</p>`)
