import { type Says, codesOf } from '../../shared/api/routes/documented.ts'
import { ANSWERED } from '../../shared/api/answers/programs/answered.ts'
import type { API_ROUTES, ApiRoute } from '../../shared/api/routes/routes.ts'
import { STATUS } from '../../shared/api/routes/http-status.ts'
import { CALLS } from '../../shared/game/rate-limits.ts'
import { refusals } from '../../shared/texts/en/refusals.ts'
import { EXAMPLES, type Example } from './examples.ts'
import { INFO } from './info.ts'
import { PARAMETERS, SECURITY_SCHEMES, TAGS, HEADERS, parametersOf, securityOf, tagOf } from './parts.ts'
import { WEBHOOKS } from './posted.ts'
import { type Ran, pathOf, rowOf } from './run.ts'
import { SCHEMAS, schemasOf } from './schemas.ts'

type Json = Record<string, unknown>
type Row = (typeof API_ROUTES)[number]
type Code = keyof typeof STATUS

const CODES = Object.keys(STATUS) as readonly Code[]

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const isText = (type: string): boolean => type.startsWith('text/')

/** In double quotes where the shell has something to fill in. */
const quoted = (text: string): string => (text.includes('$') ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`)

const curlOf = (example: Example): string => {
  const { method } = rowOf(example.route)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$ORIGIN${pathOf(example)}"`,
    ...(example.token === undefined ? [] : [`-H "Authorization: Bearer ${example.token}"`]),
    ...(example.key === undefined ? [] : [`-H 'Idempotency-Key: ${example.key}'`]),
    ...(example.body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(example.body))}`]),
  ].join(' \\\n  ')
}

const limitedBy = (row: Row): boolean => 'limited' in row

/** Of what is at an address of its own from then on. */
const isMade = ({ name }: Row, status: number): boolean =>
  (name === 'create' && status === 201) || (name === 'order' && status === 202)

const headersFor = (row: Row, status: number): Json => {
  const isTold = status < 400 && statusesHave304(row)
  const names = [
    ...(isTold ? ['ETag'] : []),
    ...(limitedBy(row) ? ['RateLimit-Policy', 'RateLimit'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(row.name === 'ownRecords' && status === 200 ? ['Link'] : []),
    ...(isMade(row, status) ? ['Location'] : []),
  ]
  return names.length === 0 ? {} : { headers: Object.fromEntries(names.map((name) => [name, ref('headers', name)])) }
}

const statusesHave304 = ({ says }: Row): boolean => says.done.includes(304)

const examplesFor = (ran: readonly Ran[], route: ApiRoute, status: number): Json => {
  const found = ran.filter((each) => each.example.route === route && each.status === status)
  // The document has no copy of itself.
  if (found.length === 0 || route === 'document') return {}
  const nameOf = ({ body }: Ran): string =>
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : route
  return { examples: Object.fromEntries(found.map((each) => [nameOf(each), { value: each.body }])) }
}

const problemFor = (ran: readonly Ran[], row: Row, status: number): Json => {
  const codes = codesOf(row).filter((code) => STATUS[code] === status)
  const schema = { allOf: [ref('schemas', 'Problem'), { type: 'object', properties: { code: { enum: codes } } }] }
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code]}`).join('\n\n'),
    ...headersFor(row, status),
    content: { 'application/problem+json': { schema, ...examplesFor(ran, row.name, status) } },
  }
}

const doneFor = (ran: readonly Ran[], row: Row, status: number, answer: string | undefined): Json => {
  if (status === 304) return { description: 'It is what `If-None-Match` names.', ...headersFor(row, status) }
  const answered = ANSWERED[row.name]
  const headers = headersFor(row, status)
  if (answer !== undefined) {
    const content = {
      'application/json': { schema: { $ref: `${SCHEMAS}${answer}` }, ...examplesFor(ran, row.name, status) },
    }
    return { description: answered.title, ...headers, content }
  }
  const type = 'file' in answered ? answered.file : 'application/octet-stream'
  const schema = isText(type) || type.includes('svg') ? { type: 'string' } : {}
  const examples = isText(type) ? examplesFor(ran, row.name, status) : {}
  return { description: answered.title, ...headers, content: { [type]: { schema, ...examples } } }
}

const responsesFor = (ran: readonly Ran[], row: Row, answer: string | undefined): Json => {
  const failed = [...new Set(codesOf(row).map((code) => STATUS[code]))]
  return Object.fromEntries([
    ...row.says.done.map((status) => [String(status), doneFor(ran, row, status, answer)] as const),
    ...failed.map((status) => [String(status), problemFor(ran, row, status)] as const),
    ['default', ref('responses', 'Broken')],
  ])
}

const quotaOf = (row: Row): Json => ('limited' in row ? { 'x-requests-an-hour': CALLS[row.limited] } : {})

const needs = ({ scope }: Says): string | undefined =>
  scope === undefined ? undefined : `It takes an API key with the scope \`${scope}\`.`

const operationFor = (ran: readonly Ran[], row: Row, names: ReturnType<typeof schemasOf>['names']): Json => {
  const { title, says } = ANSWERED[row.name]
  const description = [says, needs(row.says)].filter((text) => text !== undefined).join(' ')
  const { body, answer } = names[row.name] ?? {}
  const example = EXAMPLES.find(({ route }) => route === row.name)
  const parameters = parametersOf(row)
  return {
    operationId: row.name,
    tags: [tagOf(row)],
    summary: title,
    ...(description !== '' && { description }),
    security: securityOf(row.says),
    ...(parameters.length > 0 && { parameters: parameters.map((name) => ref('parameters', name)) }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `${SCHEMAS}${body}` },
            ...(example?.body && { example: example.body }),
          },
        },
      },
    }),
    responses: responsesFor(ran, row, answer),
    ...quotaOf(row),
    ...(example && {
      'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(example) }, ...(example.also ?? [])],
      ...(example.keeps && { 'x-keeps': example.keeps }),
    }),
  }
}

const ORDER = EXAMPLES.map(({ route }) => rowOf(route))

export const documentFrom = (ran: readonly Ran[]): Json => {
  const { names, schemas } = schemasOf()
  const paths: Record<string, Json> = {}
  for (const row of ORDER)
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationFor(ran, row, names) }
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/', description: 'Where this document is.' }],
    tags: TAGS,
    paths,
    webhooks: WEBHOOKS,
    components: {
      schemas,
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
      responses: {
        Broken: {
          description:
            '`internal` (500) or `try-again` (503): it went wrong on our side. It may have been done all the same: send the same again. A move is recognised by its `ply`; a new game, a claim and a new link by their `Idempotency-Key`.',
          content: { 'application/problem+json': { schema: { $ref: `${SCHEMAS}Problem` } } },
        },
      },
    },
    'x-refusals': CODES.toSorted((a, b) => STATUS[a] - STATUS[b]).map((code) => ({
      code,
      status: STATUS[code],
      means: refusals[code],
    })),
  }
}
