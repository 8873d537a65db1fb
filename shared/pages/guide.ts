import type { AllTexts } from '../texts/index.ts'
import type { SiteContext } from './context.ts'
import { type Html, columns, html } from './html.ts'
import { layout } from './layout.ts'

type Told = AllTexts['guide']

/** A path of the API, as the guide lists it. One without a sentence in the guide does not compile. */
type Listed = {
  readonly name: keyof Told['routes']
  readonly method: string
  readonly path: string
  readonly statuses: readonly number[]
  /** Requests an hour. */
  readonly quota?: { readonly network: number; readonly token?: number }
}

/** An act and its fields besides `type` and `ply`; `?` marks optional ones. */
type ListedAct = { readonly type: keyof Told['acts']; readonly fields: readonly string[] }

type ListedRefusal = { readonly code: keyof AllTexts['refusals']; readonly status: number }

export type Guide = {
  readonly origin: string
  readonly routes: readonly Listed[]
  readonly acts: readonly ListedAct[]
  readonly refusals: readonly ListedRefusal[]
}

const table = (title: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="card wide" tabindex="0" role="region" aria-label="${title}">${columns(heads, rows)}</div>`

const routesTable = ({ texts: { guide } }: SiteContext, routes: readonly Listed[]): Html => {
  const rows = routes.map(
    ({ name, method, path, statuses }) =>
      html`<tr>
        <td><code>${method}</code></td>
        <td><code>${path}</code></td>
        <td>${guide.routes[name]}</td>
        <td>${statuses.join(', ')}</td>
      </tr>`,
  )
  return table(guide.title, [guide.method, guide.path, guide.what, guide.answers], rows)
}

const limits = ({ texts: { guide } }: SiteContext, routes: readonly Listed[]): Html => {
  const rows = routes.flatMap(({ method, path, quota }) =>
    quota
      ? [
          html`<tr>
            <td><code>${method}</code></td>
            <td><code>${path}</code></td>
            <td>${quota.network}</td>
            <td>${quota.token ?? '–'}</td>
          </tr>`,
        ]
      : [],
  )
  return html`<h2>${guide.limitsTitle}</h2>
    <p>${guide.limitsIntro}</p>
    ${table(guide.limitsTitle, [guide.method, guide.path, guide.network, guide.link], rows)}`
}

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
    ${table(guide.actsTitle, ['type', guide.fields, guide.what], rows)}`
}

/** Where the `type` of a problem leads. */
const refusing = ({ texts }: SiteContext, refusals: readonly ListedRefusal[]): Html => {
  const { guide } = texts
  const rows = refusals.map(
    ({ code, status }) =>
      html`<tr id="${code}">
        <td>${status}</td>
        <td><code>${code}</code></td>
        <td>${texts.refusals[code]}</td>
      </tr>`,
  )
  return html`<h2>${guide.refusalsTitle}</h2>
    <p>${guide.refusalsIntro}</p>
    ${table(guide.refusalsTitle, ['status', 'code', guide.what], rows)}`
}

const EXAMPLE = `curl -X POST {origin}/v1/games -H 'content-type: application/json' \\
  -d '{"creator": {"name": "Amara", "seat": "black"}}'`

/** The documentation of the API: `/api`. */
export const guidePage = (context: SiteContext, { origin, routes, acts, refusals }: Guide): string => {
  const { guide } = context.texts
  return layout(context, {
    title: guide.title,
    main: html`<div class="narrow">
      <h1>${guide.title}</h1>
      <p>${guide.intro}</p>
      <h2>${guide.tryIt}</h2>
      <pre class="card" tabindex="0"><code>${EXAMPLE.replace('{origin}', origin)}</code></pre>
      ${routesTable(context, routes)} ${limits(context, routes)} ${acting(context, acts)} ${refusing(context, refusals)}
    </div>`,
  })
}
