import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import { formatApiKey } from '../../shared/service/credentials/verify-api-key.ts'
import { KEYS, knownKeys } from '../harness/api-keys.ts'
import { FORM_TYPE, JSON_TYPE, bothHandlers, tokenIn } from './both-handlers.ts'

type At = ReturnType<typeof bothHandlers>

const GAMES = '/v1/games'
const OFFER = { creator: { name: 'Bot', seat: 'black' }, opponent: { name: 'Other bot' } }
const HELD = { ...OFFER, arbiter: { name: 'Third bot' }, hold: true }
const ONCE = { 'idempotency-key': 'the-key-of-one-request' }

const hold = (at: At, token?: string, headers: Readonly<Record<string, string>> = {}) =>
  at.ask('POST', GAMES, { body: HELD, headers, ...(token !== undefined && { token }) })

/** Counts the stored games and the queued emails. */
const stored = async ({ service, letters }: At) => [
  (await service.games.overdue(Number.MAX_SAFE_INTEGER, 1000)).length,
  letters.length,
]

describe('an API key that is not valid', () => {
  const tail = (key: string): string => key.slice(15)
  const WRONG: Readonly<Record<string, string>> = {
    unknown: KEYS.unknown,
    revoked: KEYS.revoked,
    'one character off': `${KEYS.holder.slice(0, -1)}x`,
    'cut off': KEYS.holder.slice(0, -1),
    'too long': `${KEYS.holder}h`,
    'the secret of another owner': formatApiKey('holder000000', tail(KEYS.other)),
    'the secret of a revoked key': formatApiKey('holder000000', tail(KEYS.revoked)),
    'the id alone': KEYS.holder.slice(0, 15),
    'in capitals': KEYS.holder.toUpperCase().replace('CK_', 'ck_'),
    'all in capitals': KEYS.holder.toUpperCase(),
    'the digest in place of the secret': formatApiKey('holder000000', knownKeys().digest(KEYS.holder).slice(0, 32)),
    'the digest': `ck_${knownKeys().digest(KEYS.holder)}`,
    'nothing more': 'ck_',
    garbage: `ck_${'%00'.repeat(20)}`,
    long: `ck_${'x'.repeat(9000)}`,
  }

  test.each(Object.entries(WRONG))(
    '%s: is refused alike with `hold` and without it, and nothing is stored',
    async (_, key) => {
      const at = bothHandlers()
      for (const body of [HELD, OFFER, { hold: 'perhaps' }]) {
        const refused = await at.ask('POST', GAMES, { token: key, body })
        expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
        expect(refused.body).toEqual({
          type: 'https://draughts.test/api#unknown-key',
          title: 'unknown key',
          detail: 'This API key is not (or no longer) valid.',
          status: 401,
          code: 'unknown-key',
        })
      }
      expect(await stored(at)).toEqual([0, 0])
    },
  )
})

describe('a request that needs the scope seats:hold', () => {
  test.each([
    ['no key', undefined],
    ['a key without it', KEYS.bare],
    ['a word', 'hold'],
    ['a link', `c1AAAAAAAAAAAA${'x'.repeat(32)}`],
  ])('is refused with %s, and nothing is stored', async (_, token) => {
    const at = bothHandlers()
    const { status, body } = await hold(at, token)
    const [refused, code] = token === KEYS.bare ? [403, 'scope-missing'] : [401, 'key-needed']
    expect([status, body]).toMatchObject([refused, { code, scope: 'seats:hold' }])
    expect(await stored(at)).toEqual([0, 0])
    // Without `hold` the same request creates a game, as anyone may.
    expect((await at.ask('POST', GAMES, { body: OFFER, ...(token !== undefined && { token }) })).status).toBe(201)
  })

  test.each<[string, (at: At) => ReturnType<At['send']>]>([
    [
      'the address',
      ({ send }) => send(GAMES, { ...ofJson(), query: `key=${KEYS.holder}&access_token=${KEYS.holder}` }),
    ],
    ['another header', ({ send }) => send(GAMES, ofJson({ 'x-api-key': KEYS.holder, cookie: `key=${KEYS.holder}` }))],
    ['a password', ({ send }) => send(GAMES, ofJson({ authorization: basic(KEYS.holder) }))],
    ['another scheme', ({ send }) => send(GAMES, ofJson({ authorization: `Token ${KEYS.holder}` }))],
    ['a request’s own key', ({ send }) => send(GAMES, ofJson({ 'idempotency-key': KEYS.holder }))],
  ])('gets the scope by no key in %s', async (_, ask) => {
    const at = bothHandlers()
    const { status, text } = await ask(at)
    expect([status, text]).toEqual([401, expect.stringContaining('"key-needed"')])
    expect(await stored(at)).toEqual([0, 0])
  })

  test('gets it by no key in the body, where it is an unknown field', async () => {
    const { status } = await bothHandlers().ask('POST', GAMES, { body: { ...HELD, key: KEYS.holder } })
    expect(status).toBe(400)
  })

  test('cannot come from the page, whose form has no such field', async () => {
    const at = bothHandlers()
    const form = { key: 'a-key-of-a-form-00', timeZone: '', name: 'Eve', email: '', seat: 'black', hold: 'true' }
    const body = new URLSearchParams(form).toString()
    const { status } = await at.send('/', { body, headers: FORM_TYPE, token: KEYS.holder })
    expect([status, await stored(at)]).toEqual([400, [0, 0]])
  })
})

const ofJson = (headers: Readonly<Record<string, string>> = {}) => ({
  body: HELD,
  headers: { ...JSON_TYPE, ...headers },
})
const basic = (key: string): string => `Basic ${Buffer.from(`${key}:${key}`).toString('base64')}`

describe('a stolen API key', () => {
  test('opens nothing of the games that were created with it', async () => {
    const at = bothHandlers()
    const made = await hold(at, KEYS.holder)
    const id = made.body.game?.id ?? ''
    const BODIES: Readonly<Record<string, object>> = {
      claim: { name: 'Eve' },
      move: { ply: 0, move: '11-15' },
      act: { type: 'resign', ply: 0 },
      changeSeat: { name: 'Eve' },
    }
    for (const route of API_ROUTES.filter((each) => each.name !== 'create')) {
      const { name, method, path } = route
      const body = BODIES[name]
      const as = (token: string) =>
        at.send(path.replace('{id}', id), { method, token, headers: JSON_TYPE, ...(body && { body }) })
      const { says } = route
      const isPublic = says.by === 'reader'
      const [withKey, others] = [await as(KEYS.holder), await as(isPublic ? '' : KEYS.bare)]
      expect([name, withKey.status, withKey.text]).toEqual([name, others.status, others.text])
      if (body || path.startsWith('/v1/seat')) expect([name, withKey.status]).toEqual([name, 401])
    }
    for (const { method, path } of PAGE_ROUTES.filter((route) => route.path.includes('{token}'))) {
      const { status } = await at.send(path.replace('{token}', KEYS.holder), { method, headers: FORM_TYPE })
      expect([path, status]).toEqual([path, 404])
    }
    expect(JSON.stringify((await at.ask('GET', `${GAMES}/${id}`)).body)).not.toMatch(/"token"|\/p\//)
  })

  test('gets no link of another owner by repeating an idempotency key, and changes nothing', async () => {
    const at = bothHandlers()
    const made = await hold(at, KEYS.holder, ONCE)
    const own = Object.values(made.body.links ?? {}).flatMap(({ token }) => token ?? [])
    expect(own).toHaveLength(3)
    for (const again of [
      await hold(at, KEYS.other, ONCE),
      await at.ask('POST', GAMES, { body: OFFER, headers: ONCE }),
    ]) {
      expect(again.status).toBe(201)
      expect(again.body.game?.id).not.toBe(made.body.game?.id)
      for (const token of own) expect(again.text).not.toContain(token)
    }
    for (const refused of [await hold(at, undefined, ONCE), await hold(at, KEYS.revoked, ONCE)])
      expect([401, 403]).toContain(refused.status)
    expect((await hold(at, KEYS.holder, ONCE)).body).toEqual(made.body)
    const otherwise = await at.ask('POST', GAMES, { token: KEYS.holder, body: OFFER, headers: ONCE })
    expect([otherwise.status, otherwise.body.code]).toEqual([422, 'key-used-otherwise'])
  })

  test('creates no more games than its limit, from any number of networks, and other keys go on', async () => {
    const at = bothHandlers()
    const ask = (token: string, n: number) =>
      at.ask('POST', GAMES, { token, body: {}, from: `10.${n >> 8}.${n & 255}.1` })
    // Somebody who knows only the id of the key uses up none of its limit.
    for (let n = 0; n < 10; n++) await ask(`${KEYS.holder.slice(0, -1)}x`, n)
    for (let n = 1; n < RATE_LIMITS.create.key; n++) await ask(KEYS.holder, n)
    const last = await hold(at, KEYS.holder)
    expect([last.status, last.headers['ratelimit']]).toMatchObject([201, expect.stringContaining('"key";r=0;t=3600')])
    expect(last.headers['ratelimit-policy']).toContain(`"key";q=${RATE_LIMITS.create.key};w=3600`)
    const refused = await ask(KEYS.holder, 999)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await hold(at, KEYS.other)).status).toBe(201)
    at.clock.now += HOUR
    expect((await hold(at, KEYS.holder)).status).toBe(201)
  })
})

describe('an API key that is revoked while it is in use', () => {
  test('creates nothing from then on, and no use of it brings it back', async () => {
    const apiKeys = knownKeys()
    const at = bothHandlers({ apiKeys })
    let isOver = false
    const late: number[] = []
    const asking = async (): Promise<void> => {
      for (let n = 0; n < 8; n++) {
        const begunAfter = isOver
        const { status } = await hold(at, KEYS.holder)
        expect([201, 401]).toContain(status)
        if (begunAfter) late.push(status)
      }
    }
    const revoking = async (): Promise<void> => {
      for (let n = 0; n < 40; n++) await Promise.resolve()
      await apiKeys.revoke('holder000000', at.clock.now)
      isOver = true
    }
    await Promise.all([asking(), asking(), revoking(), asking()])
    late.push((await hold(at, KEYS.holder)).status)
    expect(new Set(late)).toEqual(new Set([401]))
    expect(await apiKeys.load('holder000000')).toMatchObject({ revoked: at.clock.now })
  })

  test('between its check and the note of its use: the game is created, and the key stays revoked', async () => {
    const keys = knownKeys()
    const at = bothHandlers({
      apiKeys: {
        ...keys,
        load: async (id) => {
          const found = await keys.load(id)
          await keys.revoke(id, 7)
          return found
        },
      },
    })
    expect((await hold(at, KEYS.holder)).status).toBe(201)
    expect(await keys.load('holder000000')).toMatchObject({ revoked: 7, used: at.clock.now })
    expect((await hold(at, KEYS.holder)).status).toBe(401)
  })
})

test('the last use of a key is stored once an hour, and only by requests that succeed', async () => {
  const keys = knownKeys()
  const uses: number[] = []
  const at = bothHandlers({ apiKeys: { ...keys, use: async (id, now) => (uses.push(now), keys.use(id, now)) } })
  const first = at.clock.now
  for (let n = 0; n < 3; n++) await hold(at, KEYS.holder)
  at.clock.now += HOUR - 1
  await hold(at, KEYS.holder)
  expect(uses).toEqual([first])
  at.clock.now += 1
  await at.ask('POST', GAMES, { token: KEYS.holder, body: { ...HELD, opponent: undefined } })
  expect(uses).toEqual([first])
  await hold(at, KEYS.holder)
  expect(uses).toEqual([first, first + HOUR])
})

test('a link is no API key, and every role of a game with held seats has a link of its own', async () => {
  const at = bothHandlers()
  const made = await hold(at, KEYS.holder)
  const tokens = ['creator', 'opponent', 'arbiter'].map((role) => tokenIn(made, role))
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect((await hold(at, token)).body.code).toBe('key-needed')
})
