import * as z from 'zod/mini'
import { ROUTE_ANSWERS } from '../../shared/api/answers/programs/route-answers.ts'
import { problemShape } from '../../shared/api/answers/games/problem-shape.ts'
import { codesOf, statusesOf } from '../../shared/api/routes/promised-answers.ts'
import { matchRoute } from '../../shared/api/routes/match-route.ts'
import { API_ROUTES, type ApiRoute } from '../../shared/api/routes/routes.ts'
import { statusOf } from '../../shared/api/routes/tournament-status.ts'

type ApiRequest = { readonly method: string; readonly path: string }
type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Codes that any route may answer, whatever it documents. */
const BROKEN: readonly string[] = ['internal', 'try-again']

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const differs = (shape: z.core.$ZodType, body: string): string | undefined => {
  const read = z.safeParse(shape, readJson(body))
  return read.success ? undefined : JSON.stringify(read.error.issues)
}

const wrongProblem = ({ status, headers, body }: Answer, codes: readonly string[]): string | undefined => {
  if (headers['content-type'] !== 'application/problem+json') return `content type ${headers['content-type']}`
  const wrong = differs(problemShape, body)
  if (wrong !== undefined) return wrong
  const { code, status: stated } = z.parse(problemShape, JSON.parse(body))
  if (!codes.includes(code) && !BROKEN.includes(code)) return `the code ${code} is not documented`
  return stated === status && statusOf(code) === status ? undefined : `${code} with ${status}`
}

const wrongFile = (type: string, { headers }: Answer): string | undefined =>
  headers['content-type']?.split(';')[0] === type ? undefined : `content type ${headers['content-type']}`

const wrongAnswer = (name: ApiRoute, answer: Answer): string | undefined => {
  const route = API_ROUTES.find((row) => row.name === name)
  if (!route) return 'no such route'
  if (answer.status >= 400) return wrongProblem(answer, codesOf(route))
  if (!statusesOf(route).includes(answer.status)) return `${answer.status} is not documented`
  if (answer.status === 304) return answer.body === '' ? undefined : 'a body'
  const answered = ROUTE_ANSWERS[name]
  if ('file' in answered) return wrongFile(answered.file, answer)
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8')
    return `content type ${answer.headers['content-type']}`
  return differs(answered.shape, answer.body)
}

/** Returns how an answer of the API differs from openapi.json; undefined if it does not. */
export const wrongWithAnswer = (request: ApiRequest, answer: Answer): string | undefined => {
  // A server sends no body for HEAD. The handler's own answer still has the body of GET and is checked.
  if (request.method === 'HEAD' && answer.body === '') return undefined
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return wrongProblem(answer, ['not-found'])
    case 'wrong-method':
      if (request.method === 'OPTIONS') return answer.status === 204 && answer.body === '' ? undefined : 'no preflight'
      return wrongProblem(answer, ['method-not-allowed'])
    case 'found':
      return wrongAnswer(matched.name, answer)
  }
}

let checked = 0
const wrong: string[] = []

const check = (request: ApiRequest, answer: Answer): void => {
  checked += 1
  const found = wrongWithAnswer(request, answer)
  if (found !== undefined) wrong.push(`${request.method} ${request.path} ${answer.status}: ${found}`)
}

/** Returns the number of answers checked, and the differences found, since the last call. */
export const takeChecked = () => {
  const taken = { checked, wrong: wrong.splice(0) }
  checked = 0
  return taken
}

/**
 * Wraps the function that answers requests for the API in this process, so that each answer is checked.
 * vitest.config.ts uses it.
 */
export const watched =
  <Rest extends readonly unknown[], R extends ApiRequest, A extends Answer>(
    answer: (service: Rest[0], request: R) => Promise<A>,
  ) =>
  async (service: Rest[0], request: R): Promise<A> => {
    const answered = await answer(service, request)
    check(request, answered)
    return answered
  }

const pathOf = (input: string | URL | Request): URL => new URL(input instanceof Request ? input.url : input)

/** Returns a `fetch` that checks each answer from a service in another process, unless the answer was cut off. */
export const watchedFetch =
  (ask: typeof fetch): typeof fetch =>
  async (input, options) => {
    const response = await ask(input, options)
    const { pathname: path } = pathOf(input)
    // A test's own server may answer at the same paths; only the service sends this header.
    const isOurs = response.headers.has('access-control-allow-origin')
    if (!isOurs || (path !== '/v1' && !path.startsWith('/v1/'))) return response
    const method = options?.method ?? (input instanceof Request ? input.method : 'GET')
    const body = await response
      .clone()
      .text()
      .catch(() => undefined)
    const { status, headers } = response
    if (body !== undefined) check({ method, path }, { status, headers: Object.fromEntries(headers), body })
    return response
  }
