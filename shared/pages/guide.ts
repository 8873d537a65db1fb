import type { Field } from '../api/fields.ts'
import type { AllTexts } from '../texts/index.ts'
import type { SiteContext } from './context.ts'
import { type Html, type Part, columns, html } from './html.ts'
import { apart, code, kindsIn } from './kinds.ts'
import { layout } from './layout.ts'

type Told = AllTexts['guide']

/** Without a sentence in the guide it does not compile. */
type Listed = {
  readonly name: keyof Told['routes']
  readonly method: string
  readonly path: string
  readonly statuses: readonly number[]
  /** Requests an hour. */
  readonly quota?: { readonly network: number; readonly token?: number; readonly key?: number }
  readonly body?: readonly Field[]
}

type Example = {
  readonly name: keyof Told['examples']
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: object
  readonly keeps: Readonly<Record<string, string>>
}

/** Besides `type` and `ply`. */
type ListedAct = { readonly type: keyof Told['acts']; readonly fields: readonly Field[] }

type ListedRefusal = { readonly code: keyof AllTexts['refusals']; readonly status: number }

export type Guide = {
  readonly origin: string
  readonly examples: readonly Example[]
  readonly routes: readonly Listed[]
  readonly acts: readonly ListedAct[]
  readonly refusals: readonly ListedRefusal[]
}

/** A narrow screen stacks cells, so each has its heading. */
const row = (heads: readonly string[], cells: readonly Part[], id?: string): Html =>
  html`<tr ${id !== undefined && html`id="${id}"`}>
    ${cells.map((cell, at) => html`<td data-head="${heads[at]}">${cell}</td>`)}
  </tr>`

const wide = (title: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="card wide" tabindex="0" role="region" aria-label="${title}">${columns(heads, rows)}</div>`

const table = (title: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  wide(
    title,
    heads,
    rows.map((cells) => row(heads, cells)),
  )

const commandFor = (origin: string, { method, path, token, body }: Omit<Example, 'name' | 'keeps'>): string =>
  [
    `curl -X ${method} "${origin}${path}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`]),
  ].join(' \\\n  ')

const examplesList = (guide: Told, { origin, examples }: Guide): Html =>
  html`<h2>${guide.examplesTitle}</h2>
    <p>${guide.examplesIntro}</p>
    ${examples.map(
      ({ name, keeps, ...request }) =>
        html`<section class="card">
          <p>${guide.examples[name]}</p>
          <pre tabindex="0"><code>${commandFor(origin, request)}</code></pre>
          ${
            Object.keys(keeps).length > 0 &&
            html`<p>
              ${guide.keep}
              ${apart(
                Object.entries(keeps).map(([kept, from]) => code(`${kept} = ${from}`)),
                ', ',
              )}
            </p>`
          }
        </section>`,
    )}`

const routesTable = (guide: Told, routes: readonly Listed[]): Html =>
  html`<h2>${guide.routesTitle}</h2>
    ${table(
      guide.routesTitle,
      [guide.method, guide.path, guide.answers, guide.what],
      routes.map(({ name, method, path, statuses }) => [
        code(method),
        code(path),
        statuses.join(', '),
        guide.routes[name],
      ]),
    )}`

const bodies = (guide: Told, routes: readonly Listed[]): Html =>
  html`<h2>${guide.bodiesTitle}</h2>
    <p>${guide.bodiesIntro}</p>
    ${routes.map(
      ({ method, path, body }) =>
        body &&
        html`<h3>${code(`${method} ${path}`)}</h3>
          ${table(
            `${guide.bodiesTitle}: ${method} ${path}`,
            [guide.field, guide.value, guide.required],
            body.map(({ name, required, usual, kinds }) => [
              code(name),
              kindsIn(guide, kinds),
              required ? guide.yes : usual === undefined ? guide.no : guide.usual(usual),
            ]),
          )}`,
    )}`

const limits = (guide: Told, routes: readonly Listed[]): Html =>
  html`<h2>${guide.limitsTitle}</h2>
    <p>${guide.limitsIntro}</p>
    ${table(
      guide.limitsTitle,
      [guide.method, guide.path, guide.network, guide.link, guide.key],
      routes.flatMap(({ method, path, quota }) =>
        quota ? [[code(method), code(path), quota.network, quota.token ?? '–', quota.key ?? '–']] : [],
      ),
    )}`

const keys = (guide: Told): Html =>
  html`<h2>${guide.keysTitle}</h2>
    <p>${guide.keys}</p>`

const acting = (guide: Told, acts: readonly ListedAct[]): Html =>
  html`<h2>${guide.actsTitle}</h2>
    <p>${guide.actsIntro}</p>
    ${table(
      guide.actsTitle,
      ['type', guide.fields, guide.what],
      acts.map(({ type, fields }) => [
        code(type),
        fields.map(
          ({ name, required, kinds }) =>
            html`<div>${code(required ? name : `${name}?`)} ${kindsIn(guide, kinds)}</div>`,
        ),
        guide.acts[type],
      ]),
    )}`

const refusing = ({ guide, refusals: told }: AllTexts, refusals: readonly ListedRefusal[]): Html => {
  const heads = ['status', 'code', guide.means]
  const rows = refusals.map((each) => row(heads, [each.status, code(each.code), told[each.code]], each.code))
  return html`<h2>${guide.refusalsTitle}</h2>
    <p>${guide.refusalsIntro}</p>
    ${wide(guide.refusalsTitle, heads, rows)}`
}

/** `/api` */
export const guidePage = (context: SiteContext, shown: Guide): string => {
  const { texts } = context
  const { guide } = texts
  return layout(context, {
    title: guide.title,
    main: html`<div class="narrow">
      <h1>${guide.title}</h1>
      <p>${guide.intro}</p>
      ${examplesList(guide, shown)} ${routesTable(guide, shown.routes)} ${bodies(guide, shown.routes)}
      ${acting(guide, shown.acts)} ${keys(guide)} ${limits(guide, shown.routes)} ${refusing(texts, shown.refusals)}
    </div>`,
  })
}
