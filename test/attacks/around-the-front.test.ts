import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { behindFront } from '../../functions/http/behind-front.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { toHttpEvent } from '../../local/http/gateway-event.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { memoryService } from '../harness/memory-service.ts'

/** The accepted keys, as the environment of a stack has them: the new one and the one before it. */
const KEYS = ['n'.repeat(44), 'o'.repeat(44)]
const NOW = Date.UTC(2026, 10, 22, 12)

type Headers = Readonly<Record<string, string>>

const frontedService = (keys: readonly string[]) => {
  const { service } = memoryService()
  const received: APIGatewayProxyEventV2[] = []
  const listening =
    (handler: (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>) =>
    (event: APIGatewayProxyEventV2, context: Context) => {
      received.push(event)
      return handler(event, context)
    }
  const api = behindFront(keys, listening(apiHandler(service)), service.log)
  const page = behindFront(keys, listening(pageHandler(service, assetFiles({}))), service.log)
  const ask = (method: string, path: string, headers: Headers, from: string) => {
    const body = Buffer.from(method === 'POST' ? '{}' : '')
    const type: Headers = method === 'POST' ? { 'content-type': 'application/json' } : {}
    const event = toHttpEvent(
      { method, path, search: new URLSearchParams(), headers: { ...type, ...headers }, body, from },
      NOW,
    )
    return (path === '/v1' || path.startsWith('/v1/') ? api : page)(event, {} as Context)
  }
  return { ask, received }
}

const viewer = (address: string, key = KEYS[0] ?? ''): Headers => ({
  'x-crownhead-front': key,
  'cloudfront-viewer-address': address,
})

/** The address of a CloudFront edge, which is the one that the gateway sees. */
const EDGE = '203.0.113.9'

const leftOf = (result: APIGatewayProxyStructuredResultV2) => String(result.headers?.['ratelimit'])

describe('behind a front', () => {
  test.each([
    ['no key', {}],
    ['an empty key', { 'x-crownhead-front': '' }],
    ['another key', { 'x-crownhead-front': 'x'.repeat(44) }],
    ['a part of the key', { 'x-crownhead-front': 'n'.repeat(43) }],
    ['both keys', { 'x-crownhead-front': KEYS.join() }],
    ['the key in another header', { 'x-crownhead-front-2': KEYS[0] ?? '', authorization: `Bearer ${KEYS[0]}` }],
  ] as const)('the origin refuses %s at every entry point, before anything is read', async (_what, headers) => {
    const { ask, received } = frontedService(KEYS)
    for (const [method, path] of [
      ['GET', '/'],
      ['HEAD', '/nowhere'],
      ['GET', '/assets/board.js'],
      ['GET', '/v1/health'],
      ['POST', '/v1/games'],
    ] as const) {
      const { statusCode, body, headers: responseHeaders } = await ask(method, path, headers, EDGE)
      expect([path, statusCode, responseHeaders?.['cache-control']]).toEqual([path, 403, 'no-store'])
      expect(body).toBe('This address answers its front alone.\n')
    }
    expect(received).toEqual([])
  })

  test.each(KEYS)('a key that is in use is accepted: %s', async (key) => {
    const { ask } = frontedService(KEYS)
    expect((await ask('GET', '/v1/health', viewer('192.0.2.1:46532', key), EDGE)).statusCode).toBe(200)
    expect((await ask('GET', '/', viewer('192.0.2.1:46532', key), EDGE)).statusCode).toBe(200)
  })

  test('the key is removed before the request is handled', async () => {
    const { ask, received } = frontedService(KEYS)
    await ask('GET', '/v1/health', viewer('192.0.2.1:1'), EDGE)
    expect(JSON.stringify(received)).not.toContain(KEYS[0])
  })

  test.each([
    ['192.0.2.7:46532', '192.0.2.200:80', '198.51.100.7:46532'],
    ['2001:db8:1:100::7:46532', '2001:db8:1:1ff::9985:1', '2001:db8:1:200::7:46532'],
    ['[2001:db8:1:100::7]:46532', '2001:db8:1:1ff::1:443', '2001:db8:2:100::7:1'],
  ])('the caller is the viewer, not the edge: %s and %s are one network, %s is another', async (...all) => {
    const { ask } = frontedService(KEYS)
    const left: string[] = []
    for (const [n, address] of all.entries())
      left.push(leftOf(await ask('POST', '/v1/rules/none/moves', viewer(address), `203.0.113.${n}`)))
    const [first, second] = [RATE_LIMITS.rules.network - 1, RATE_LIMITS.rules.network - 2]
    expect(left).toEqual([first, second, first].map((rest) => `"network";r=${rest};t=3600`))
  })
})

test('a caller with the key who claims to be the machine itself, or nobody, counts as the network of the edge', async () => {
  const { ask } = frontedService(KEYS)
  const left: string[] = []
  for (const lie of [
    '127.0.0.1:1',
    '127.9.9.9:443',
    '[::1]:1',
    '::1:1',
    '::ffff:127.0.0.1:1',
    'localhost:1',
    '',
    '999.1.1.1:1',
  ])
    left.push(leftOf(await ask('POST', '/v1/rules/none/moves', viewer(lie), EDGE)))
  expect(left).toEqual(left.map((_, n) => `"network";r=${RATE_LIMITS.rules.network - 1 - n};t=3600`))
})

describe('without a front', () => {
  test.each([
    ['another address', { 'cloudfront-viewer-address': '198.51.100.7:1' }],
    ['a key, too', viewer('198.51.100.7:1')],
    ['every header that proxies send', { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' }],
  ] as const)('a caller who sends %s still counts as the same network', async (_what, headers) => {
    const { ask } = frontedService([])
    const first = await ask('POST', '/v1/rules/none/moves', {}, '192.0.2.7')
    const second = await ask('POST', '/v1/rules/none/moves', headers, '192.0.2.7')
    expect([first, second].map(leftOf)).toEqual([
      `"network";r=${RATE_LIMITS.rules.network - 1};t=3600`,
      `"network";r=${RATE_LIMITS.rules.network - 2};t=3600`,
    ])
  })
})
