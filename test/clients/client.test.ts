import { describe, expect, test } from 'vitest'
import { Refusal, Unreachable, crownhead, isRefusal, readLink } from '../../packages/client/src/index.ts'
import type { RequestHandler, HttpReply } from '../../local/http/http-server.ts'
import { KEYS } from '../harness/api-keys.ts'
import { served } from './served.ts'

const CREATE = { body: { creator: { name: 'Amara', seat: 'black' } } } as const

/**
 * Starts a service whose first answers are replaced by `replies`. The client's waits take no time, and are recorded.
 */
const stand = async (...replies: readonly (HttpReply | ((reply: HttpReply) => HttpReply))[]) => {
  const left = [...replies]
  const seen: Readonly<Record<string, string>>[] = []
  const around =
    (answering: RequestHandler): RequestHandler =>
    async (incoming) => {
      seen.push(incoming.headers)
      const next = left.shift()
      if (next === undefined) return answering(incoming)
      return typeof next === 'function' ? next(await answering(incoming)) : next
    }
  const service = await served(around)
  const waits: number[] = []
  const sleep = async (ms: number) => void waits.push(ms)
  const client = crownhead({ origin: service.origin, sleep })
  return { ...service, client, ask: client.ask, waits, seen, sleep }
}

const problem = (status: number, code: string, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: 'https://draughts.test', title: 'No', status, detail: 'No.', code }),
})

const BUSY = problem(429, 'too-many-requests', { 'retry-after': '7' })
const BROKEN = problem(500, 'internal')
/** The answer that a client gets if the service carried out the request, but its answer was lost. */
const LOST = (): HttpReply => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' })

describe('a request that is repeated', () => {
  test('waits as long as the service says, and keeps its idempotency key', async () => {
    await using stood = await stand(BUSY, LOST)
    const { game } = await stood.ask('create', CREATE)
    expect(game.status).toBe('open')
    expect(stood.waits[0]).toBe(7000)
    const keys = stood.seen.map((headers) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[!-~]{16,200}$/)
  })

  test('is given up at once if the wait would exceed the patience', async () => {
    await using stood = await stand(problem(429, 'too-many-requests', { 'retry-after': '61' }))
    await expect(stood.ask('create', CREATE)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 61 })
    expect(stood.waits).toEqual([])
  })

  test('waits as long as its patience', async () => {
    await using stood = await stand(problem(429, 'too-many-requests', { 'retry-after': '60' }))
    await stood.ask('create', CREATE)
    expect(stood.waits).toEqual([60_000])
  })

  test('is sent six times at most', async () => {
    await using stood = await stand(...Array.from({ length: 9 }, () => BROKEN))
    await expect(stood.ask('ruleSets', {})).rejects.toMatchObject({ code: 'internal' })
    expect(stood.waits).toHaveLength(5)
  })

  test('a move whose answer was lost is sent again and played once; another act is not sent again', async () => {
    await using stood = await stand()
    const { game, links } = await stood.ask('create', CREATE)
    const token = links.invitation?.token ?? ''
    const path = { id: game.id }
    await stood.ask('claim', { path, token, body: { name: 'Otis' } })
    const seat = { path, token: links.creator?.token ?? '' }
    let lost = 0
    const losing: typeof fetch = async (input, options) => {
      const response = await fetch(input, options)
      if (options?.method !== 'POST' || lost++ > 0) return response
      return new Response('', { status: 502 })
    }
    const client = () => ((lost = 0), crownhead({ origin: stood.origin, fetch: losing, sleep: stood.sleep }))
    const played = await client().ask('move', { ...seat, body: { ply: 0, move: '11-15' } })
    expect(played).toMatchObject({ receipt: { move: '11-15' }, duplicate: true })
    const gift = { ...seat, body: { ply: 1, type: 'give-time', time: 'P1D' } } as const
    await expect(client().ask('act', gift)).rejects.toBeInstanceOf(Unreachable)
    expect(await stood.ask('game', { path })).toMatchObject({ ply: 1, moves: ['11-15'] })
  })
})

test('a refusal has its code, and the facts that help', async () => {
  await using stood = await stand()
  const refused = await stood.ask('game', { path: { id: 'AAAAAAAAAAAA' } }).catch((error: unknown) => error)
  expect(isRefusal(refused, 'not-found')).toBe(true)
  expect(isRefusal(refused, 'not-your-turn')).toBe(false)
  expect(refused).toBeInstanceOf(Refusal)
})

test('a wrong operation, or one without its game, is a mistake of the program, of which no service hears', async () => {
  const { ask } = crownhead({ origin: 'https://draughts.test', fetch: () => Promise.reject(new Error('asked')) })
  const untyped = ask as (...words: readonly unknown[]) => Promise<unknown>
  await expect(untyped('nosuch')).rejects.toThrow(new TypeError('there is no operation "nosuch"'))
  for (const options of [undefined, {}, { path: { id: '' } }])
    await expect(untyped('move', options)).rejects.toThrow(new TypeError('move needs path.id'))
})

test('a game that has not changed comes from memory, separately for each reader', async () => {
  await using stood = await stand()
  const { game, links } = await stood.ask('create', CREATE)
  const path = { id: game.id }
  const token = links.creator?.token ?? ''
  const first = await stood.ask('game', { path, token })
  expect(await stood.ask('game', { path, token })).toBe(first)
  expect(stood.seen.at(-1)).toHaveProperty('if-none-match')
  expect((await stood.ask('game', { path })).you).toBeNull()
})

describe('an answer that is not from this service', () => {
  test.each([
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hello' }],
    ['an error page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Hello' }],
    [
      'a problem of another kind',
      { status: 400, headers: { 'content-type': 'application/problem+json' }, body: '[1]' },
    ],
    ['a redirect, which would carry the token away', { status: 307, headers: { location: '/v1/health' }, body: '' }],
    ['an answer without end', { status: 200, headers: {}, body: Buffer.alloc(8_000_001, 32) }],
  ])('%s', async (_what, reply) => {
    await using stood = await stand(reply)
    const client = crownhead({ origin: stood.origin, patience: 0 })
    await expect(client.ask('ruleSets', {})).rejects.toBeInstanceOf(Unreachable)
  })

  test('an answer of 8 MB is still read', async () => {
    const body = Buffer.concat([Buffer.from('{"rules":[]}'), Buffer.alloc(8_000_000 - 12, 32)])
    await using stood = await stand({ status: 200, headers: {}, body })
    expect(await stood.ask('ruleSets', {})).toEqual({ rules: [] })
  })

  test('no server at all', async () => {
    const { origin } = await (async () => {
      await using stood = await stand()
      return { origin: stood.origin }
    })()
    await expect(crownhead({ origin, patience: 0 }).ask('health', {})).rejects.toBeInstanceOf(Unreachable)
  })
})

const sentIn = (options: RequestInit | undefined): unknown =>
  JSON.parse(typeof options?.body === 'string' ? options.body : '')

describe('waiting for turns', () => {
  test('205 games are read with three requests, and a dead link is reported once', async () => {
    const bodies: { readonly seats: readonly { readonly token: string }[] }[] = []
    const rows = (seats: readonly unknown[]) => seats.map((_seat, index) => ({ index, version: 3, status: 'finished' }))
    const fake: typeof fetch = async (_input, options) => {
      const body = sentIn(options) as (typeof bodies)[number]
      bodies.push(body)
      const gone = body.seats.flatMap(({ token }, index) => (token === 'dead' ? [index] : []))
      const changed = rows(body.seats).filter(({ index }) => !gone.includes(index))
      return Response.json({ changed, unchanged: [], gone })
    }
    const client = crownhead({ origin: 'https://draughts.test', fetch: fake })
    const tokens = Array.from({ length: 204 }, (_each, index) => `t${index}`)
    const found = []
    for await (const change of client.changes([...tokens, 'dead'])) found.push(change)
    expect(bodies.map(({ seats }) => seats.length)).toEqual([100, 100, 5])
    expect(found.filter(({ game }) => !game)).toEqual([{ token: 'dead', game: undefined }])
    expect(found).toHaveLength(205)
  })

  test('games that a service leaves for the next request are in that request', async () => {
    const asked: number[] = []
    const fake: typeof fetch = async (_input, options) => {
      const { seats } = sentIn(options) as { readonly seats: readonly object[] }
      asked.push(seats.length)
      const changed = seats.slice(0, 2).map((_seat, index) => ({ index, version: 3, status: 'finished' }))
      return Response.json({ changed, unchanged: [], gone: [], ...(seats.length > 2 && { next: 2 }) })
    }
    const client = crownhead({ origin: 'https://draughts.test', fetch: fake })
    for await (const { game } of client.changes(['a', 'b', 'c', 'd', 'e'])) expect(game?.status).toBe('finished')
    expect(asked).toEqual([5, 3, 1])
  })

  test('150 requests for one game are answered with 304 and meet no rate limit', async () => {
    await using stood = await stand()
    const { links } = await stood.ask('create', CREATE)
    let looks = 0
    const sleep = async () => {
      looks += 1
      if (looks === 150) throw new Error('enough')
    }
    await expect(stood.client.waitForTurn(links.creator?.token ?? '', { sleep })).rejects.toThrow('enough')
    expect(stood.seen.filter((headers) => 'if-none-match' in headers)).toHaveLength(149)
  })

  test('a dead link is refused', async () => {
    await using stood = await stand()
    const waiting = stood.client.waitForTurn(`c1AAAAAAAAAAAA${'x'.repeat(32)}`)
    await expect(waiting).rejects.toMatchObject({ code: 'not-found' })
  })

  test('it stops when its signal aborts', async () => {
    await using stood = await stand()
    const { game, links } = await stood.ask('create', CREATE)
    const stop = new AbortController()
    const client = crownhead({ origin: stood.origin })
    const waiting = client.waitForTurn(links.creator?.token ?? '', { signal: stop.signal })
    await expect.poll(() => stood.asked).toContain(`GET /v1/games/${game.id}`)
    stop.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})

describe('the games of a key', () => {
  const idOf = (n: number): string => `g${String(n).padStart(11, '0')}`

  /** Returns a service. Its `note` stores that a game of the key `KEYS.club` changed at an instant. */
  const owning = async () => {
    const stood = await served()
    const start = Date.now()
    const note = (n: number, version: number, at = start) => {
      const game = {
        id: idOf(n),
        version,
        status: 'active',
        ply: 0,
        turn: 'black',
        labels: {},
      } as const
      return stood.service.owned.note('club00000000', { ...game, changedAt: at }, { at })
    }
    return { ...stood, note, start }
  }
  const MINUTES = 60_000

  test('all games come in pages, then their changes, each version once; a restart continues where it stopped', async () => {
    await using stood = await owning()
    const { note, origin, start } = stood
    for (let n = 0; n < 250; n++) await note(n, 1, start - 30 * MINUTES + n)
    const rests: number[] = []
    const sleep = async (ms: number) => {
      rests.push(ms)
      if (rests.length === 2) await note(7, 2)
      if (rests.length === 4) await note(300, 1)
    }
    const client = crownhead({ origin, key: KEYS.club, sleep })
    const pages = []
    for await (const page of client.ownChanges({ sleep, every: 1000 })) {
      pages.push(page)
      if (page.games.some(({ id }) => id === idOf(300))) break
    }
    expect(pages.map(({ games }) => games.length)).toEqual([100, 100, 50, 1, 1])
    expect(pages[3]?.games).toMatchObject([{ id: idOf(7), version: 2 }])
    expect(rests).toEqual([1000, 1000, 1000, 1000])
    expect(stood.asked).toHaveLength(7)

    const again = crownhead({ origin, key: KEYS.club }).ownChanges({ since: pages[2]?.next ?? '' })
    const { value } = await again.next()
    expect(value?.games.map(({ id }) => id)).toEqual([idOf(7), idOf(300)])
    await again.return()
  })

  test('it stops when its signal aborts, and a key without the scope is refused', async () => {
    await using stood = await owning()
    await stood.note(1, 1)
    const stop = new AbortController()
    const following = crownhead({ origin: stood.origin, key: KEYS.club }).ownChanges({ signal: stop.signal })
    expect((await following.next()).value?.games).toHaveLength(1)
    const next = following.next()
    await expect.poll(() => stood.asked.length).toBe(1)
    stop.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
    const bare = crownhead({ origin: stood.origin, key: KEYS.bare }).ownChanges()
    await expect(bare.next()).rejects.toMatchObject({ code: 'scope-missing' })
  })
})

describe('a link', () => {
  const token = `c1XoneEnuVKwkj${'Z'.repeat(32)}`
  test.each([
    [`https://draughts.test/p/${token}`, { token, id: 'XoneEnuVKwkj', origin: 'https://draughts.test' }],
    [` http://127.0.0.1:8080/i/${token}\n`, { token, id: 'XoneEnuVKwkj', origin: 'http://127.0.0.1:8080' }],
    [token, { token, id: 'XoneEnuVKwkj', origin: undefined }],
    [`https://draughts.test/p/${token}.mark`, { token, id: 'XoneEnuVKwkj', origin: 'https://draughts.test' }],
    [
      `https://draughts.test/i/${token}.mark`,
      { token: `${token}.mark`, id: 'XoneEnuVKwkj', origin: 'https://draughts.test' },
    ],
    ['https://draughts.test/g/XoneEnuVKwkj', undefined],
    [`javascript:/p/${token}`, undefined],
    [`${token}x`, undefined],
    ['', undefined],
  ])('%s', (text, read) => {
    expect(readLink(text)).toEqual(read)
  })
})
