import type { SiteTexts } from '../texts/index.ts'
import type { SiteContext } from './context.ts'
import { type Html, columns, html } from './html.ts'
import { layout } from './layout.ts'

type Told = SiteTexts['guide']

/** A path of the API, as the guide lists it. One without a sentence in the guide does not compile. */
export type Listed = { readonly name: keyof Told['routes']; readonly method: string; readonly path: string }

/** An act and its fields besides `type` and `ply`; `?` marks optional ones. */
export type ListedAct = { readonly type: keyof Told['acts']; readonly fields: readonly string[] }

const acting = ({ texts: { guide } }: SiteContext, acts: readonly ListedAct[]): Html => {
  const rows = acts.map(
    ({ type, fields }) =>
      html`<tr>
        <td><code>${type}</code></td>
        <td>${fields.map((field) => html`<code>${field}</code> `)}</td>
        <td>${guide.acts[type]}</td>
      </tr>`,
  )
  return html`<h2>${guide.actsTitle}</h2>
    <p>${guide.actsIntro}</p>
    <div class="card wide" tabindex="0" role="region" aria-label="${guide.actsTitle}">
      ${columns(['type', guide.fields, guide.what], rows)}
    </div>`
}

const EXAMPLE = `curl -X POST {origin}/v1/games -H 'content-type: application/json' \\
  -d '{"creator": {"name": "Amara", "seat": "black"}}'`

/** The documentation of the API: `/api`. */
export const guidePage = (
  context: SiteContext,
  origin: string,
  routes: readonly Listed[],
  acts: readonly ListedAct[],
): string => {
  const { guide } = context.texts
  const rows = routes.map(
    ({ name, method, path }) =>
      html`<tr>
        <td><code>${method}</code></td>
        <td><code>${path}</code></td>
        <td>${guide.routes[name]}</td>
      </tr>`,
  )
  return layout(context, {
    title: guide.title,
    main: html`<div class="narrow">
      <h1>${guide.title}</h1>
      <p>${guide.intro}</p>
      <h2>${guide.tryIt}</h2>
      <pre class="card" tabindex="0"><code>${EXAMPLE.replace('{origin}', origin)}</code></pre>
      <div class="card wide" tabindex="0" role="region" aria-label="${guide.title}">
        ${columns([guide.method, guide.path, guide.what], rows)}
      </div>
      ${acting(context, acts)}
    </div>`,
  })
}
