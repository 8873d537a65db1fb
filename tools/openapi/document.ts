import { type PromisedAnswers, codesOf } from '../../shared/api/routes/promised-answers.ts'
import { ROUTE_ANSWERS } from '../../shared/api/answers/programs/route-answers.ts'
import type { API_ROUTES, ApiRoute } from '../../shared/api/routes/routes.ts'
import { type ApiRefusalCode, API_REFUSAL_CODES, statusOf } from '../../shared/api/routes/tournament-status.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { refusals } from '../../shared/texts/en/refusals.ts'
import { tournamentRefusals } from '../../shared/texts/en/tournament-entrant.ts'
import { EXAMPLES, type ApiExample } from './examples.ts'
import { API_INFO } from './texts/api-info.ts'
import { SECURITY_SCHEMES, HEADERS, routeSecurity } from './components.ts'
import { PARAMETERS, routeParameters } from './route-parameters.ts'
import { TAGS, routeTag } from './texts/route-tag.ts'
import { WEBHOOKS } from './webhook-examples.ts'
import { type ExampleRun, examplePath, routeNamed } from './run-examples.ts'
import { SCHEMAS, documentSchemas } from './schemas.ts'

type Json = Record<string, unknown>
type Route = (typeof API_ROUTES)[number]

/** What each code means. A code that both have is of the request. */
const MEANINGS: { readonly [C in ApiRefusalCode]: string } = { ...tournamentRefusals, ...refusals }

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const isText = (type: string): boolean => type.startsWith('text/')

/** Quotes a text for the shell: in double quotes if it contains a variable. */
const quoted = (text: string): string => (text.includes('$') ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`)

const curlOf = (example: ApiExample): string => {
  const { method } = routeNamed(example.route)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$ORIGIN${examplePath(example)}"`,
    ...(example.token === undefined ? [] : [`-H "Authorization: Bearer ${example.token}"`]),
    ...(example.key === undefined ? [] : [`-H 'Idempotency-Key: ${example.key}'`]),
    ...(example.body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(example.body))}`]),
  ].join(' \\\n  ')
}

const limitedBy = (route: Route): boolean => 'limited' in route

/** Returns whether the response has a `Location`, because something was created that has its own address. */
const isCreated = ({ name }: Route, status: number): boolean =>
  ((name === 'create' || name === 'found') && status === 201) || (name === 'order' && status === 202)

/** Routes that answer a page of a list, with the address of the next one. */
const PAGED: ReadonlySet<string> = new Set([
  'events',
  'ownGames',
  'ownRecords',
  'ownTournaments',
  'tournamentPdn',
] satisfies readonly ApiRoute[])

const takesDeprecated = (route: Route): boolean =>
  routeParameters(route).some((name) => 'deprecated' in PARAMETERS[name])

const headersFor = (route: Route, status: number): Json => {
  const hasETag = status < 400 && statusesHave304(route)
  const names = [
    ...(status < 400 && takesDeprecated(route) ? ['Deprecation'] : []),
    ...(hasETag ? ['ETag'] : []),
    ...(status >= 400 ? ['Content-Language'] : []),
    ...(limitedBy(route) ? ['RateLimit-Policy', 'RateLimit'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(PAGED.has(route.name) && status === 200 ? ['Link'] : []),
    ...(isCreated(route, status) ? ['Location'] : []),
  ]
  return names.length === 0 ? {} : { headers: Object.fromEntries(names.map((name) => [name, ref('headers', name)])) }
}

const statusesHave304 = ({ says }: Route): boolean => says.done.includes(304)

const examplesFor = (ran: readonly ExampleRun[], route: ApiRoute, status: number): Json => {
  const found = ran.filter((each) => each.example.route === route && each.status === status)
  // The document does not contain a copy of itself.
  if (found.length === 0 || route === 'document') return {}
  const nameOf = ({ body }: ExampleRun): string =>
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : route
  return { examples: Object.fromEntries(found.map((each) => [nameOf(each), { value: each.body }])) }
}

const problemFor = (ran: readonly ExampleRun[], route: Route, status: number): Json => {
  const codes = codesOf(route).filter((code) => statusOf(code) === status)
  const properties = { code: { type: 'string', 'x-extensible-enum': codes } }
  const schema = { allOf: [ref('schemas', 'Problem'), { type: 'object', properties }] }
  return {
    description: codes.map((code) => `\`${code}\`: ${MEANINGS[code]}`).join('\n\n'),
    ...headersFor(route, status),
    content: { 'application/problem+json': { schema, ...examplesFor(ran, route.name, status) } },
  }
}

const doneFor = (ran: readonly ExampleRun[], route: Route, status: number, answer: string | undefined): Json => {
  if (status === 304) return { description: '`If-None-Match` names the present `ETag`.', ...headersFor(route, status) }
  const answered = ROUTE_ANSWERS[route.name]
  const headers = headersFor(route, status)
  if (answer !== undefined) {
    const content = {
      'application/json': { schema: { $ref: `${SCHEMAS}${answer}` }, ...examplesFor(ran, route.name, status) },
    }
    return { description: answered.title, ...headers, content }
  }
  const type = 'file' in answered ? answered.file : 'application/octet-stream'
  const schema = { type: 'string', ...(!isText(type) && !type.includes('svg') && { format: 'binary' }) }
  const examples = isText(type) ? examplesFor(ran, route.name, status) : {}
  return { description: answered.title, ...headers, content: { [type]: { schema, ...examples } } }
}

const responsesFor = (ran: readonly ExampleRun[], route: Route, answer: string | undefined): Json => {
  const failed = [...new Set(codesOf(route).map(statusOf))]
  return Object.fromEntries([
    ...route.says.done.map((status) => [String(status), doneFor(ran, route, status, answer)] as const),
    ...failed.map((status) => [String(status), problemFor(ran, route, status)] as const),
    ['default', ref('responses', 'Broken')],
  ])
}

const quotaOf = (route: Route): Json => ('limited' in route ? { 'x-requests-an-hour': RATE_LIMITS[route.limited] } : {})

const scopeSentence = ({ scope }: PromisedAnswers): string | undefined =>
  scope === undefined ? undefined : `It takes an API key with the scope \`${scope}\`.`

const operationFor = (
  ran: readonly ExampleRun[],
  route: Route,
  names: ReturnType<typeof documentSchemas>['names'],
): Json => {
  const { title, says } = ROUTE_ANSWERS[route.name]
  const description = [says, scopeSentence(route.says)].filter((text) => text !== undefined).join(' ')
  const { body, answer } = names[route.name] ?? {}
  const example = EXAMPLES.find((each) => each.route === route.name)
  const parameters = routeParameters(route)
  return {
    operationId: route.name,
    tags: [routeTag(route)],
    summary: title,
    ...(description !== '' && { description }),
    security: routeSecurity(route.says),
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
    responses: responsesFor(ran, route, answer),
    ...quotaOf(route),
    ...(example && {
      'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(example) }, ...(example.also ?? [])],
      ...(example.keeps && { 'x-keeps': example.keeps }),
    }),
  }
}

const ORDER = EXAMPLES.map(({ route }) => routeNamed(route))

export const documentFrom = (ran: readonly ExampleRun[]): Json => {
  const { names, schemas } = documentSchemas()
  const paths: Record<string, Json> = {}
  for (const route of ORDER)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationFor(ran, route, names) }
  return {
    openapi: '3.1.1',
    info: API_INFO,
    servers: [{ url: '/', description: 'The host from which this document was loaded.' }],
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
            '`internal` (500) or `try-again` (503): something went wrong in the service. The request may have been carried out all the same: send it again. A move is recognised by its `ply`; a new game, a claim, a tournament and a new link by their `Idempotency-Key`.',
          headers: { 'Content-Language': ref('headers', 'Content-Language') },
          content: { 'application/problem+json': { schema: { $ref: `${SCHEMAS}Problem` } } },
        },
      },
    },
    'x-refusals': API_REFUSAL_CODES.toSorted((a, b) => statusOf(a) - statusOf(b)).map((code) => ({
      code,
      status: statusOf(code),
      means: MEANINGS[code],
    })),
  }
}
