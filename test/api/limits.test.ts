import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { BODY_LIMIT } from '../../shared/service/http/body-limit.ts'
import { JSON_TYPE, bothHandlers } from '../attacks/both-handlers.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { API_BODIES } from '../security/asks.ts'

const LIMITED = API_ROUTES.flatMap((row) => ('limited' in row ? [{ ...row, limited: row.limited }] : []))
type Row = (typeof LIMITED)[number]

const pathOf = ({ path }: Row): string =>
  path
    .replace('{id}', 'AAAAAAAAAAAA')
    .replace('{rules}', 'english')
    .replace('{table}', 'english-4')
    .replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAA')

/** The ways in which a request is refused before it counts against the rate limit. */
const EARLY: Readonly<
  Record<string, (row: Row) => Parameters<ReturnType<typeof bothHandlers>['send']>[1] | undefined>
> = {
  // No route has this method.
  'another method (405)': () => ({ method: 'TRACE', headers: JSON_TYPE }),
  'another type (415)': (row) =>
    'takes' in row ? { method: row.method, body: 'x', headers: { 'content-type': 'text/plain' } } : undefined,
  'too long (413)': (row) => {
    const most = 'longest' in row ? row.longest : BODY_LIMIT
    return row.method === 'GET' ? undefined : { method: row.method, body: ' '.repeat(most + 1), headers: JSON_TYPE }
  },
  'no text (400)': (row) =>
    'takes' in row ? { method: row.method, body: new Uint8Array([0xff, 0xfe]), headers: JSON_TYPE } : undefined,
}

const left = (headers: Readonly<Record<string, string>>, name = 'network'): number =>
  Number(new RegExp(`"${name}";r=(\\d+);t=3600`).exec(headers['ratelimit'] ?? '')?.[1] ?? Number.NaN)

describe.each(LIMITED.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_, row) => {
  test.each(Object.entries(EARLY))(
    'has the rate limit headers on a refusal for %s, which does not count',
    async (_how, request) => {
      const sent = request(row)
      if (!sent) return
      const at = bothHandlers({ apiKeys: knownKeys() })
      // If a path has several limits, the answer to an unknown method names the first one.
      const { limited } = (sent.method === 'TRACE' ? LIMITED.find(({ path }) => path === row.path) : row) ?? row
      const { network } = RATE_LIMITS[limited]
      for (let n = 0; n < 2; n += 1) {
        const { status, headers } = await at.send(pathOf(row), sent)
        expect(status).toBeGreaterThanOrEqual(400)
        expect([left(headers), headers['ratelimit-policy']]).toEqual([
          network,
          expect.stringContaining(`"network";q=${network};w=3600`),
        ])
      }
    },
  )

  test('has the remaining requests in every answer that counts', async () => {
    const at = bothHandlers({ apiKeys: knownKeys() })
    const body = row.name in API_BODIES ? API_BODIES[row.name as keyof typeof API_BODIES] : undefined
    for (let n = 1; n <= 2; n += 1) {
      const { headers } = await at.send(pathOf(row), { method: row.method, headers: JSON_TYPE, ...(body && { body }) })
      expect(left(headers)).toBe(RATE_LIMITS[row.limited].network - n)
    }
  })
})

test('the answer to a path without a valid game id has the rate limit headers, too', async () => {
  const { headers, status } = await bothHandlers().send('/v1/games/short/claim', { body: {}, headers: JSON_TYPE })
  expect([status, left(headers)]).toEqual([404, RATE_LIMITS.claim.network])
})

test('answers to a wrong key, a key without the scope and a right one have the limits of the network and of the key', async () => {
  const at = bothHandlers({ apiKeys: knownKeys() })
  for (const [index, [key, status]] of [
    [KEYS.unknown, 401],
    [KEYS.bare, 403],
    [KEYS.holder, 201],
  ].entries() as Iterable<[number, [string, number]]>) {
    const body = { creator: { name: 'Bot', seat: 'black' }, opponent: { name: 'Bo' }, hold: true }
    const heard = await at.ask('POST', '/v1/games', { token: key, body })
    expect([heard.status, left(heard.headers), left(heard.headers, 'key')]).toEqual([
      status,
      RATE_LIMITS.create.network - 1 - index,
      RATE_LIMITS.create.key - 1,
    ])
  }
  const refused = await at.send('/v1/games', {
    token: KEYS.holder,
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  })
  expect([refused.status, left(refused.headers, 'key')]).toEqual([415, RATE_LIMITS.create.key - 1])
})
