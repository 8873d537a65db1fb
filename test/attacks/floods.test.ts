import { describe, expect, test } from 'vitest'
import { API_ROUTES, type RateLimitName } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { networkOf } from '../../shared/service/limits/client-network.ts'
import { networkPseudonym } from '../../shared/service/limits/rate-limit.ts'
import { FORM_TYPE, JSON_TYPE, bothHandlers, tokenIn } from './both-handlers.ts'

type At = ReturnType<typeof bothHandlers>
type Ask = (
  at: At,
  from: string,
) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>> }>

const TOKEN = `c1AAAAAAAAAAAA${'x'.repeat(32)}`
const api =
  (path: string, body: object = {}): Ask =>
  (at, from) =>
    at.send(path, { body, headers: JSON_TYPE, from })
const page =
  (path: string): Ask =>
  (at, from) =>
    at.send(path, { body: 'key=no', headers: FORM_TYPE, from })

/** Requests that count against each rate limit of a network, by entry point. All of them fail, and all count. */
const DOORS: { readonly [L in RateLimitName]: readonly [kind: string, ask: Ask][] } = {
  create: [
    ['API', api('/v1/games')],
    ['page', page('/')],
    ['founding by API', api('/v1/tournaments')],
    ['founding', page('/t')],
  ],
  claim: [
    ['API', api('/v1/games/AAAAAAAAAAAA/claim')],
    ['invitation', page('/i/none')],
    ['declining', page('/i/none/decline')],
    ['lost seat', page('/a/none')],
  ],
  enter: [
    ['API', api('/v1/tournaments/AAAAAAAAAAAA/entries')],
    ['page', page('/j/none')],
    ['declining', page('/j/none/decline')],
  ],
  links: [
    ['API', api('/v1/links')],
    ['page', page('/links')],
    ['leave of a mailbox', page('/n/none/away')],
    ['data of a mailbox', (at, from) => at.send('/n/none/data', { method: 'GET', from })],
    ['forgetting a mailbox', page('/n/none/data')],
  ],
  look: [
    ['API', api('/v1/games/look')],
    ['leave by API', api('/v1/games/away')],
    ['leave of a device', page('/games/away')],
  ],
  rules: [['API', api('/v1/rules/none/moves')]],
  feed: [
    ['games', (at, from) => at.send('/v1/games', { method: 'GET', from })],
    ['evidence', (at, from) => at.send('/v1/games/AAAAAAAAAAAA/evidence', { method: 'GET', from })],
    ['evidence for watchers', (at, from) => at.send('/g/AAAAAAAAAAAA/evidence', { method: 'GET', from })],
    ['evidence for a seat', (at, from) => at.send('/p/none/evidence', { method: 'GET', from })],
    ['records', (at, from) => at.send('/v1/games.pdn', { method: 'GET', from })],
    ['order', (at, from) => at.send('/v1/orders/AAAAAAAAAAAAAAAA', { method: 'GET', from })],
    ['players of an order', (at, from) => at.send('/v1/orders/AAAAAAAAAAAAAAAA/players', { method: 'GET', from })],
    ['tournaments', (at, from) => at.send('/v1/tournaments', { method: 'GET', from })],
    ['deliveries', (at, from) => at.send('/v1/webhooks/AAAAAAAAAAAA/deliveries', { method: 'GET', from })],
  ],
  hook: [
    ['adding', api('/v1/webhooks')],
    [
      'changing',
      (at, from) => at.send('/v1/webhooks/AAAAAAAAAAAA', { method: 'PATCH', body: {}, headers: JSON_TYPE, from }),
    ],
    ['removing', (at, from) => at.send('/v1/webhooks/AAAAAAAAAAAA', { method: 'DELETE', from })],
    ['testing', api('/v1/webhooks/AAAAAAAAAAAA/test')],
    ['replaying', api('/v1/webhooks/AAAAAAAAAAAA/replay')],
  ],
  order: [
    ['API', api('/v1/games/bulk')],
    ['reminding', api('/v1/orders/AAAAAAAAAAAAAAAA/remind')],
  ],
  film: [
    ['API', (at, from) => at.send('/v1/games/AAAAAAAAAAAA.gif', { method: 'GET', from })],
    ['tournament', (at, from) => at.send('/v1/tournaments/AAAAAAAAAAAA.pdn', { method: 'GET', from })],
  ],
  document: [
    ['API', (at, from) => at.send('/v1/openapi.json', { method: 'GET', from })],
    ['page', (at, from) => at.send('/api', { method: 'GET', from })],
  ],
  keys: [
    ['making', page('/n/none/keys')],
    ['revoking', page('/n/none/keys/revoke')],
  ],
  seen: [['API', api('/v1/seat/seen')]],
  device: [
    ['naming', (at, from) => at.send('/v1/seat/push', { method: 'PUT', body: {}, headers: JSON_TYPE, from })],
    ['ending', (at, from) => at.send('/v1/seat/push', { method: 'DELETE', from })],
  ],
  rotate: [
    ['API', api('/v1/seat/rotate')],
    ['entry', api('/v1/entry/rotate')],
    ['page', page('/p/none/rotate')],
    ['taking a seat back', page('/u/none')],
  ],
}

const flood = async (at: At, ask: Ask, times: number, from: string): Promise<ReadonlySet<number>> => {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n++) statuses.add((await ask(at, from)).status)
  return statuses
}

const ROWS = Object.entries(DOORS).flatMap(([limited, ways]) =>
  ways.map(([kind, ask]) => [limited as RateLimitName, kind, ask] as const),
)

describe('a network has an hourly limit for each thing that it does, over all entry points together', () => {
  test('every rate-limited route is listed here', () => {
    const limitedRoutes = [...API_ROUTES, ...PAGE_ROUTES].filter((route) => 'limited' in route)
    expect(limitedRoutes).toHaveLength(ROWS.length)
  })

  test.each(ROWS)('%s by %s', async (limited, _kind, ask) => {
    const at = bothHandlers()
    const { network } = RATE_LIMITS[limited]
    const before = await flood(at, ask, network - 1, '192.0.2.7')
    expect(before.has(429)).toBe(false)
    const last = await ask(at, '192.0.2.200')
    expect(last.headers['ratelimit']).toBe('"network";r=0;t=3600')
    expect(last.headers['ratelimit-policy']).toBe(`"network";q=${network};w=3600`)
    for (const [, other] of DOORS[limited]) {
      const refused = await other(at, '192.0.2.7')
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    }
    expect((await ask(at, '198.51.100.7')).status).not.toBe(429)
    at.clock.now += HOUR
    expect((await ask(at, '192.0.2.7')).status).not.toBe(429)
  })
})

test('a header that the caller sends is not taken for their address', async () => {
  const at = bothHandlers()
  const ask = (n: number) =>
    at.send('/v1/links', {
      body: {},
      headers: { ...JSON_TYPE, 'x-forwarded-for': `10.0.${n}.1`, forwarded: `for=10.1.${n}.1` },
    })
  for (let n = 0; n < RATE_LIMITS.links.network; n++) await ask(n)
  expect((await ask(200)).status).toBe(429)
})

test('a stolen link cannot be rotated for ever, from any number of networks', async () => {
  const at = bothHandlers()
  const statuses: number[] = []
  for (let n = 0; n <= RATE_LIMITS.rotate.token; n++)
    statuses.push((await at.send('/v1/seat/rotate', { token: TOKEN, from: `10.0.${n}.1` })).status)
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await at.send(`/p/${TOKEN}/rotate`, { headers: FORM_TYPE, from: '10.9.9.9' })).status).toBe(429)
})

test('a request over the limit changes nothing, and other routes go on', async () => {
  const at = bothHandlers()
  const made = await at.ask('POST', '/v1/games', { body: { creator: { name: 'Amara', seat: 'black' } } })
  const token = tokenIn(made, 'creator')
  await flood(at, api('/v1/seat/rotate'), RATE_LIMITS.rotate.network, '192.0.2.1')
  expect((await at.ask('POST', '/v1/seat/rotate', { token })).status).toBe(429)
  expect((await at.ask('GET', '/v1/seat', { token })).status).toBe(200)
})

test.each([
  ['192.0.2.7', '192.0.2.255', '192.0.3.7'],
  ['::ffff:192.0.2.7', '192.0.2.9', '192.0.3.9'],
  ['2001:db8:1:aa00::1', '2001:DB8:1:aaff:1:2:3:4', '2001:db8:1:ab00::1'],
  ['2001:db8::1', '2001:db8:0:ff::', '2001:db8:0:100::1'],
  ['::1', '::2', '::1:0:0:0:0:1'],
])('%s and %s are one network, %s is another', (one, same, other) => {
  expect(networkOf(same)).toBe(networkOf(one))
  expect(networkOf(other)).not.toBe(networkOf(one))
})

test('a network has another mark each day, and the same one on a day', () => {
  const { signer } = bothHandlers().service
  const markAt = (receivedAt: number) => networkPseudonym(signer, { from: '192.0.2.7', receivedAt })
  expect(markAt(20_000 * DAY)).toBe(markAt(20_001 * DAY - 1))
  expect(markAt(20_000 * DAY)).not.toBe(markAt(20_001 * DAY))
})
