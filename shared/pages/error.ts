import type { PageContext } from './context.ts'
import { type Html, type Part, html } from './html.ts'
import { layout } from './layout.ts'

const errorPage = (context: PageContext, title: string, body: Html, more: Part = false): string =>
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

/** A link that leads to no game: how to find the one that does. */
export const unknownLinkPage = (context: PageContext): string => {
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

export const unknownPage = (context: PageContext): string =>
  errorPage(context, context.texts.errors.unknownPageTitle, html``)

/** Something could not be done; nothing was changed. */
export const failedPage = (context: PageContext, why: string): string =>
  errorPage(context, context.texts.errors.failedTitle, html`<p>${why}</p>`)
