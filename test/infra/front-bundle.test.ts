import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRONT_HEADER } from '../../shared/api/routes/front-headers.ts'
import { bundleOf } from './cloud.ts'
import { type RunningFunction, startFunction } from './function.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'

const KEY = 'k'.repeat(64)

/** An endpoint where nothing answers: these tests need only refusals and the health check, which do not call AWS. */
const NOWHERE = 'http://127.0.0.1:1'

const environmentOf = (names: readonly string[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(names.map((name) => [name, NOWHERE])),
  FRONT_KEYS: KEY,
  AWS_ENDPOINT_URL: NOWHERE,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
})

const startWith = (synthesized: Synth, id: string): Promise<RunningFunction> => {
  const found = resources(synthesized.run, 'AWS::Lambda::Function').get(id)
  if (!found) throw new Error(`no function ${id}`)
  const { Variables } = propertiesOf(found)['Environment'] as { readonly Variables: object }
  return startFunction(bundleOf(synthesized, found), environmentOf(Object.keys(Variables)))
}

let running: ReadonlyMap<string, RunningFunction>
beforeAll(async () => {
  const synthesized = await synth()
  const all = ['Answers', 'Pages'].map(async (id) => [id, await startWith(synthesized, id)] as const)
  running = new Map(await Promise.all(all))
})
afterAll(() => running.forEach(({ stop }) => stop()))

const statusOf = async (id: string, path: string, headers: Readonly<Record<string, string>>) => {
  const http = { method: 'GET', path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.9', userAgent: 'test' }
  const event = { version: '2.0', routeKey: '$default', rawPath: path, headers, requestContext: { http, timeEpoch: 0 } }
  const answered = (await running.get(id)?.invoke(event)) as APIGatewayProxyStructuredResultV2 | undefined
  return answered?.statusCode
}

test.each([
  ['Answers', '/v1/health'],
  ['Pages', '/games'],
])('the bundle of %s answers its front alone', async (id, path) => {
  expect(await statusOf(id, path, {})).toBe(403)
  expect(await statusOf(id, path, { [FRONT_HEADER]: KEY.slice(1) })).toBe(403)
  expect(await statusOf(id, path, { [FRONT_HEADER]: KEY, 'cloudfront-viewer-address': '192.0.2.1:1' })).toBe(200)
})
