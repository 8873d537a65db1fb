import type { SiteContext } from '../kit/page-context.ts'
import { type Html, type Part, columns, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import {
  type ApiDocument,
  type Field,
  type Operation,
  type Schema,
  fieldsOf,
  parametersIn,
  parametersOf,
  resolved,
  withShapes,
} from './guide-document.ts'
import { apart, code, kindOf, prose } from './guide-kinds.ts'

type Listed = Operation & { readonly method: string; readonly path: string }

const operationsOf = ({ paths }: ApiDocument): readonly Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

/** A table row. Each cell carries its heading, because a narrow screen stacks the cells. */
const row = (heads: readonly string[], cells: readonly Part[], id?: string): Html =>
  html`<tr ${id !== undefined && html`id="${id}"`}>
    ${cells.map((cell, at) => html`<td data-head="${heads[at]}">${cell}</td>`)}
  </tr>`

const wide = (title: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${title}">${columns(heads, rows)}</div>`

const neededOf = ({ required, schema }: Field): string => {
  if (required) return 'required'
  return schema.default === undefined ? 'optional' : `${String(schema.default)} if left out`
}

const HEADS = ['Field', 'Value', 'Needed', 'What it is']

const fieldRow = (field: Field): Html =>
  row(HEADS, [
    code(field.name),
    kindOf(field.schema),
    neededOf(field),
    field.schema.description !== undefined && prose(field.schema.description),
  ])

const fieldsTable = (title: string, schema: Schema): Html => wide(title, HEADS, fieldsOf(schema).map(fieldRow))

const ACT_HEADS = ['type', 'Fields', 'What it does']

/** A table of acts. Every act also has the fields `type` and `ply`. */
const actsTable = (title: string, acts: readonly Schema[]): Html =>
  wide(
    title,
    ACT_HEADS,
    acts.map((act) => {
      const { type, ply: _ply, ...own } = act.properties ?? {}
      const fields = fieldsOf({ ...act, properties: own })
      return row(ACT_HEADS, [
        type && kindOf(type),
        fields.map(
          (each) => html`<div>${code(each.required ? each.name : `${each.name}?`)} ${kindOf(each.schema)}</div>`,
        ),
        act.description,
      ])
    }),
  )

const bodyOf = (document: ApiDocument, { method, path, requestBody }: Listed): Part => {
  const named = requestBody?.content['application/json']?.schema
  if (!named) return undefined
  const schema = resolved(document, named)
  const title = `Body of ${method} ${path}`
  if (schema.oneOf) return actsTable(title, schema.oneOf)
  if (!schema.anyOf) return fieldsTable(title, schema)
  const ways = schema.anyOf.map((way, index, { length }) =>
    fieldsTable(`${title}, way ${index + 1} of ${length}`, withShapes(document, resolved(document, way))),
  )
  return apart(ways, html`<p>Or:</p>`)
}

const codesIn = ({ responses }: Operation): readonly string[] =>
  Object.values(responses).flatMap(
    ({ content }) =>
      content?.['application/problem+json']?.schema.allOf?.flatMap(
        ({ properties }) => properties?.['code']?.enum ?? [],
      ) ?? [],
  )

const answersOf = (operation: Operation): Html => {
  const done = Object.keys(operation.responses).filter((status) => Number(status) < 400)
  return html`<p class="quiet">
    Answers ${done.join(', ')}; refuses
    ${apart(
      codesIn(operation).map((each) => html`<a href="#${each}">${each}</a>`),
      ', ',
    )}
  </p>`
}

const COUNTED: Readonly<Record<string, string>> = { foreign: 'network by pages of other sites' }

const limitOf = ({ 'x-requests-an-hour': most }: Operation): Part =>
  most &&
  html`<p class="quiet">
    Requests an hour:
    ${Object.entries(most).map(([of, count], at) => `${at > 0 ? ', ' : ''}${count} for one ${COUNTED[of] ?? of}`)}
  </p>`

const takesOf = (document: ApiDocument, operation: Operation): Part => {
  const listed = parametersOf(document, operation)
  return (
    listed.length > 0 &&
    html`<p class="quiet">
      Takes
      ${apart(
        listed.map(([id, { name }]) => html`<a href="#takes-${id}">${name}</a>`),
        ', ',
      )}
    </p>`
  )
}

const PARAMETER_HEADS = ['Name', 'Where', 'Value', 'What it is']

const parameters = (document: ApiDocument): Html =>
  html`<h2>In the address and the headers</h2>
    ${wide(
      'In the address and the headers',
      PARAMETER_HEADS,
      parametersIn(document).map(([id, { name, in: where, schema, description }]) =>
        row(
          PARAMETER_HEADS,
          [code(name), where, kindOf(schema), description !== undefined && prose(description)],
          `takes-${id}`,
        ),
      ),
    )}`

const section = (document: ApiDocument, origin: string, operation: Listed): Html => {
  const { method, path, summary, description, 'x-codeSamples': samples, 'x-keeps': keeps } = operation
  return html`<section class="card">
    <h3>${code(`${method} ${path}`)}</h3>
    <p>${summary}.${description !== undefined && [' ', prose(description)]}</p>
    ${samples.map(({ source }) => html`<pre tabindex="0"><code>${source.replaceAll('$ORIGIN', origin)}</code></pre>`)}
    ${
      keeps &&
      html`<p>
        From the answer:
        ${apart(
          Object.entries(keeps).map(([variable, from]) => code(`${variable} = ${from}`)),
          ', ',
        )}
      </p>`
    }
    ${takesOf(document, operation)} ${bodyOf(document, operation)} ${answersOf(operation)} ${limitOf(operation)}
  </section>`
}

const REFUSAL_HEADS = ['Status', 'Code', 'What it means']

const refusals = ({ 'x-refusals': all }: ApiDocument): Html =>
  html`<h2>What may be refused</h2>
    ${wide(
      'What may be refused',
      REFUSAL_HEADS,
      all.map(({ code: id, status, means }) => row(REFUSAL_HEADS, [status, code(id), means], id)),
    )}`

/** The guide to the API, `/api`. It is made from the OpenAPI document, and is in English as that is. */
export const guidePage = (context: SiteContext, document: ApiDocument, origin: string): string => {
  const { summary, description } = document.info
  return layout(context, {
    title: context.texts.site.api,
    main: html`<div class="narrow" lang="en" dir="ltr">
      <h1>For programs</h1>
      <p>${summary}</p>
      ${description.split('\n\n').map((each) => html`<p>${prose(each)}</p>`)}
      <p>
        All of this, and the shape of every answer, is in <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).
        Each request here works as it stands; a $ and a name in capitals stand for what an earlier answer said.
      </p>
      <h2>Requests</h2>
      ${operationsOf(document).map((operation) => section(document, origin, operation))}
      <h2>A game</h2>
      ${fieldsTable('A game', document.components.schemas['Game'] ?? {})} ${parameters(document)} ${refusals(document)}
    </div>`,
  })
}
