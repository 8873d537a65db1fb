import type { SiteContext } from '../kit/page-context.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import {
  type GuideDocument,
  type GuideField,
  type GuideOperation,
  type GuideSchema,
  allParameters,
  operationParameters,
  resolveSchema,
  resolveFields,
  schemaFields,
  withMembers,
} from './guide-document.ts'
import { separated, codeSpan, typeInWords, proseWithCode } from './guide-types.ts'
import { guideRow, guideTable, guideFieldsTable, guideActsTable } from './guide-tables.ts'

type Listed = GuideOperation & { readonly method: string; readonly path: string }

const operationsOf = ({ paths }: GuideDocument): readonly Listed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

/** Returns the fields of an order, without those of its `games`: the section of `POST /v1/games` lists them. */
const orderFields = (document: GuideDocument, way: GuideSchema): readonly GuideField[] =>
  schemaFields(resolveFields(document, resolveSchema(document, way))).filter(({ name }) => !name.startsWith('games.'))

const bodyOf = (document: GuideDocument, { method, path, requestBody }: Listed): Part => {
  const named = requestBody?.content['application/json']?.schema
  if (!named) return undefined
  const schema = withMembers(document, resolveSchema(document, named))
  const title = `Body of ${method} ${path}`
  if (schema.oneOf) return guideActsTable(title, schema.oneOf)
  if (!schema.anyOf) return guideFieldsTable(title, schemaFields(schema))
  const ways = schema.anyOf.map((way, index, { length }) =>
    guideFieldsTable(`${title}, way ${index + 1} of ${length}`, orderFields(document, way)),
  )
  return separated(ways, html`<p>Or:</p>`)
}

const codesIn = ({ responses }: GuideOperation): readonly string[] =>
  Object.values(responses).flatMap(
    ({ content }) =>
      content?.['application/problem+json']?.schema.allOf?.flatMap(
        ({ properties }) => properties?.['code']?.['x-extensible-enum'] ?? [],
      ) ?? [],
  )

const answersOf = (operation: GuideOperation): Html => {
  const done = Object.keys(operation.responses).filter((status) => Number(status) < 400)
  return html`<p class="quiet">
    Answers ${done.join(', ')}; refuses
    ${separated(
      codesIn(operation).map((each) => html`<a href="#${each}">${each}</a>`),
      ', ',
    )}
  </p>`
}

const COUNTED: Readonly<Record<string, string>> = { foreign: 'network by pages of other sites' }

const limitOf = ({ 'x-requests-an-hour': most }: GuideOperation): Part =>
  most &&
  html`<p class="quiet">
    Requests an hour:
    ${Object.entries(most).map(([of, count], at) => `${at > 0 ? ', ' : ''}${count} for one ${COUNTED[of] ?? of}`)}
  </p>`

const takesOf = (document: GuideDocument, operation: GuideOperation): Part => {
  const listed = operationParameters(document, operation)
  return (
    listed.length > 0 &&
    html`<p class="quiet">
      Takes
      ${separated(
        listed.map(([id, { name }]) => html`<a href="#takes-${id}">${name}</a>`),
        ', ',
      )}
    </p>`
  )
}

const PARAMETER_HEADS = ['Name', 'Where', 'Value', 'What it is']

const parameters = (document: GuideDocument): Html =>
  html`<h2>In the address and the headers</h2>
    ${guideTable(
      'In the address and the headers',
      PARAMETER_HEADS,
      allParameters(document).map(([id, { name, in: where, schema, description }]) =>
        guideRow(
          [codeSpan(name), where, typeInWords(schema), description !== undefined && proseWithCode(description)],
          `takes-${id}`,
        ),
      ),
    )}`

const section = (document: GuideDocument, origin: string, operation: Listed): Html => {
  const { method, path, summary, description, 'x-codeSamples': samples, 'x-keeps': keeps } = operation
  return html`<section class="card">
    <h3>${codeSpan(`${method} ${path}`)}</h3>
    <p>${summary}.${description !== undefined && [' ', proseWithCode(description)]}</p>
    ${samples.map(({ source }) => html`<pre tabindex="0"><code>${source.replaceAll('$ORIGIN', origin)}</code></pre>`)}
    ${
      keeps &&
      html`<p>
        From the answer:
        ${separated(
          Object.entries(keeps).map(([variable, from]) => codeSpan(`${variable} = ${from}`)),
          ', ',
        )}
      </p>`
    }
    ${takesOf(document, operation)} ${bodyOf(document, operation)} ${answersOf(operation)} ${limitOf(operation)}
  </section>`
}

const REFUSAL_HEADS = ['Status', 'Code', 'What it means']

const refusals = ({ 'x-refusals': all }: GuideDocument): Html =>
  html`<h2>What may be refused</h2>
    ${guideTable(
      'What may be refused',
      REFUSAL_HEADS,
      all.map(({ code: id, status, means }) => guideRow([status, codeSpan(id), means], id)),
    )}`

/** Returns the guide to the API, `/api`. It is made from the OpenAPI document, and is in English as that is. */
export const guidePage = (context: SiteContext, document: GuideDocument, origin: string): string => {
  const { summary, description } = document.info
  return layout(context, {
    title: context.texts.site.api,
    main: html`<div class="narrow" lang="en" dir="ltr">
      <h1>For programs</h1>
      <p>${summary}</p>
      ${description.split('\n\n').map((each) => html`<p>${proseWithCode(each)}</p>`)}
      <p>
        All of this, and the shape of every answer, is in <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).
        Each request here works as it stands; a $ and a name in capitals stand for what an earlier answer said.
      </p>
      <h2>Requests</h2>
      ${operationsOf(document).map((operation) => section(document, origin, operation))}
      <h2>A game</h2>
      ${guideFieldsTable('A game', schemaFields(withMembers(document, document.components.schemas['Game'] ?? {})))}
      ${parameters(document)} ${refusals(document)}
    </div>`,
  })
}
