import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { bothHandlers } from '../attacks/both-handlers.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { stand, tokenOf } from '../service/stand.ts'

const PLAYERS = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Otis' } }

/** A token of the right form that no key has signed. */
const UNSIGNED = `c1AAAAAAAAAAAA${'x'.repeat(32)}`

const table = async () => {
  const at = stand({ apiKeys: knownKeys() })
  const made = await at.ask('POST', '/v1/games', {
    token: KEYS.club,
    body: { ...PLAYERS, labels: { event: 'Spring cup' } },
  })
  return { ...at, made, path: `/v1/games/${made.body.game.id}` }
}

describe('an API key reads games as its owner', () => {
  test.each(['', '/events'])('who sees of %s what everyone sees, whoever owns the game', async (ending) => {
    const { ask, path } = await table()
    const anyone = await ask('GET', `${path}${ending}`)
    for (const token of [KEYS.club, KEYS.rival, KEYS.bare]) {
      const answer = await ask('GET', `${path}${ending}`, { token })
      expect([answer.status, answer.body]).toEqual([200, anyone.body])
      const again = { token, headers: { 'if-none-match': answer.headers['etag'] ?? '' } }
      expect((await ask('GET', `${path}${ending}`, again)).status).toBe(304)
    }
    if (ending === '') expect(anyone.body).toMatchObject({ labels: { event: 'Spring cup' }, you: null, status: 'open' })
  })

  test.each(['', '/events'])('and gets no %s with a key that is revoked or unknown', async (ending) => {
    const { ask, path } = await table()
    for (const token of [KEYS.revoked, KEYS.unknown, 'ck_'])
      expect(await ask('GET', `${path}${ending}`, { token })).toMatchObject({
        status: 401,
        body: { code: 'unknown-key' },
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      })
  })
})

describe('a request without the credential that its route needs gets 401 with a challenge', () => {
  const byLink: ReadonlySet<string> = new Set(['seat', 'invited', 'tournament'])
  const needing = API_ROUTES.filter(({ says }) => 'scope' in says || byLink.has(says.by))

  test.each(needing)('$method $path', async ({ method, path, says }) => {
    const at = await table()
    const filled = path.replace('{id}', at.made.body.game.id).replace('{tournament}', 'AAAAAAAAAAAA')
    const isProgram = says.by === 'program'
    // A link is no key, and a key is no link.
    for (const token of [undefined, 'garbage', isProgram ? tokenOf(at.made, 'creator') : KEYS.club]) {
      const answer = await at.ask(method, filled, token === undefined ? {} : { token })
      expect([answer.status, answer.body.code]).toEqual([401, isProgram ? 'key-needed' : 'link-needed'])
      expect(answer.headers['www-authenticate']).toBe(`Bearer${token === undefined ? '' : ' error="invalid_token"'}`)
    }
  })

  test('and 403 that names the scope, if its key lacks one', async () => {
    const { ask } = await table()
    const answer = await ask('GET', '/v1/games', { token: KEYS.bare })
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'scope-missing', scope: 'games:read' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="games:read"')
  })

  test('while a link that nobody signed gets 404, like that of another game', async () => {
    const { ask, path } = await table()
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}/events`],
      ['GET', '/v1/seat'],
    ] as const)
      expect((await ask(method, address, { token: UNSIGNED })).status).toBe(404)
    expect((await ask('GET', path, { token: 'garbage' })).status).toBe(401)
  })

  test('a key that may not own games is told that its new game is not its own', async () => {
    const { ask, made } = await table()
    const body = { ...PLAYERS }
    const bare = await ask('POST', '/v1/games', { token: KEYS.bare, body })
    expect([bare.status, bare.body.owned, made.body.owned]).toEqual([201, false, undefined])
    expect((await ask('POST', '/v1/games', { body })).body.owned).toBeUndefined()
  })
})

test('Allow has the methods of the address, and none of a route that would read it as the id of a game', async () => {
  const { ask } = stand()
  for (const path of new Set(API_ROUTES.map((route) => route.path))) {
    const methods = API_ROUTES.filter((route) => route.path === path).flatMap(({ method }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    )
    const filled = path.replace('{id}', 'AAAAAAAAAAAA').replace(/\{\w+\}/, 'some')
    const answer = await ask('TRACE', filled)
    expect([path, answer.status, answer.headers['allow']]).toEqual([path, 405, [...methods, 'OPTIONS'].join(', ')])
  }
  expect(await ask('GET', '/v1/games/look')).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } })
})

test('an address of another version of the API is refused in JSON, which pages of any site may read', async () => {
  const { send } = bothHandlers()
  for (const path of ['/v2', '/v2/games', '/v0/seat', '/v10/games/AAAAAAAAAAAA']) {
    const { status, headers, text } = await send(path, { method: 'GET', headers: { 'accept-language': 'de' } })
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      404,
      'application/problem+json',
      'en',
    ])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(text)).toMatchObject({ code: 'not-found', status: 404, detail: expect.stringContaining('/v1') })
  }
  expect((await send('/vogue', { method: 'GET' })).headers['content-type']).toContain('text/html')
})

describe('every list is paged in one way', () => {
  const nextOf = (link = ''): string => /^<https:\/\/draughts\.test(.*)>; rel="next"$/.exec(link)?.[1] ?? ''

  const walk = async (ask: Awaited<ReturnType<typeof table>>['ask'], first: string) => {
    const bodies: Readonly<Record<string, unknown>>[] = []
    let address = first
    while (address !== '' && bodies.length < 9) {
      const { pathname, searchParams } = new URL(address, 'https://draughts.test')
      const query = Object.fromEntries(searchParams)
      const answer = await ask('GET', pathname, { query })
      expect(answer.status).toBe(200)
      const body: Readonly<Record<string, unknown>> = answer.body
      bodies.push(body)
      address = nextOf(answer.headers['link'])
      expect(address !== '').toBe(body['more'])
      if (address !== '') expect(new URL(address, first).searchParams.get('since')).toBe(body['next'])
    }
    return bodies
  }

  test('events: by since, by the next of an answer, and by its Link', async () => {
    const { ask, begin } = stand()
    const game = await begin(PLAYERS)
    const path = `/v1/games/${game.body.game.id}/events`
    const all = (await ask('GET', path)).body as unknown as { readonly events: readonly unknown[] }
    const pages = await walk(ask, `https://draughts.test${path}?limit=1`)
    expect(pages.length).toBe(2)
    expect(pages.flatMap(({ events }) => events as readonly unknown[])).toEqual(all.events)
    // Its former name stays.
    const after = await ask('GET', path, { query: { after: '1' } })
    expect(after.body).toEqual((await ask('GET', path, { query: { since: '1' } })).body)
    expect((await ask('GET', path, { query: { after: '1', since: '1' } })).body.issues).toMatchObject([
      { path: 'after' },
    ])
  })
})
