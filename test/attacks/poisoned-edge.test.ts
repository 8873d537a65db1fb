import { beforeAll, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import type { Asked } from '../infra/edge.ts'
import { type Fronted, bearer, begun, frontedTemplates, standing } from '../infra/fronted.ts'

/**
 * The templates of front and functions. A reader's odd requests try to make the front's cache answer others wrongly.
 */
let real: Fronted
beforeAll(() => {
  real = frontedTemplates()
})

const LONG = 100_000_000

const PATHS = API_ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path)

type Poison = Omit<Asked, 'path'>

const poisons = (own: string): Readonly<Record<string, Poison>> => ({
  'another language': { headers: { 'accept-language': 'nl' } },
  'a link of a seat': { headers: bearer(own) },
  'a wrong link': { headers: bearer('c1AAAAAAAAAAAA') },
  'names of other hosts': {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  },
  'a condition': { headers: { 'if-none-match': '*' } },
  'more in the query': { query: { x: '1', PLY: '1', 'ply ': '1' } },
  'another ply': { query: { ply: '0', flip: '1' } },
  'a ply that there is not': { query: { ply: '999' } },
  'fields alone': { method: 'HEAD' },
  'another method': { method: 'DELETE' },
  'a body': {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(22) },
    body: '{}',
  },
  'another packing': { headers: { 'accept-encoding': 'gzip' } },
})

test.each(PATHS)('an odd request for %s changes nothing for the next reader', async (route) => {
  const at = standing(real)
  const { id, black } = await begun(at)
  const path = route.replace('{id}', id)
  const honest = async () => {
    const { status, headers, text, reached } = await at.ask({ path, headers: { 'accept-language': 'en' } })
    // A cached answer has the age and the rate limit of the reader for whom it was made.
    const { age: _age, ratelimit: _rate, 'ratelimit-policy': _policy, ...stable } = headers
    return { answer: { status, told: stable, text }, reached }
  }
  for (const [what, poison] of Object.entries(poisons(black))) {
    at.pass(LONG)
    const { answer } = await honest()
    at.pass(LONG)
    await at.ask({ path, ...poison })
    expect([what, (await honest()).answer]).toEqual([what, answer])
  }
})

test('the edge caches some of these answers, so that the test above means something', async () => {
  const at = standing(real)
  const { id } = await begun(at)
  const cached: string[] = []
  for (const route of PATHS) {
    const request: Asked = { path: route.replace('{id}', id), query: route.endsWith('}') ? {} : { ply: '0' } }
    await at.ask(request)
    if (!(await at.ask(request)).reached) cached.push(route)
  }
  for (const route of ['/v1/rules', '/v1/openapi.json', '/v1/games/{id}.png', '/v1/games/{id}.svg'])
    expect(cached).toContain(route)
  for (const route of ['/v1/seat', '/v1/games/{id}', '/v1/health']) expect(cached).not.toContain(route)
})

test('made-up links, queries and languages do not get past the edge to the API’s document', async () => {
  const at = standing(real)
  const path = '/v1/openapi.json'
  const { status, text } = await at.ask({ path })
  for (let n = 0; n < 3; n += 1) {
    const headers = { ...bearer(`c1${String(n).repeat(22)}`), 'accept-language': `x-${n}`, 'user-agent': `robot ${n}` }
    const { reached, ...again } = await at.ask({ path, headers, query: { x: String(n), ply: String(n) } })
    expect([reached, again]).toMatchObject([false, { status, text }])
  }
  expect(status).toBe(200)
})
