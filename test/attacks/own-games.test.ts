import { describe, expect, test } from 'vitest'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { OWN_GAMES_LIMITS } from '../../shared/game/model/labels.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { KEYS } from '../harness/api-keys.ts'
import { CLUB, program } from '../harness/program.ts'
import { NOON } from '../service/stand.ts'

const PATHS = ['/v1/games', '/v1/games.pdn'] as const

const codeOf = (text: string): unknown => (JSON.parse(text) as { readonly code: unknown }).code

describe.each(PATHS)('%s is open to keys with the scope alone', (path) => {
  test.each([
    ['a key without the scope', KEYS.holder, 403, 'scope-missing'],
    ['a key without any', KEYS.bare, 403, 'scope-missing'],
    ['a revoked key', KEYS.revoked, 401, 'unknown-key'],
    ['an unknown key', KEYS.unknown, 401, 'unknown-key'],
    ['half a key', 'ck_', 401, 'unknown-key'],
    ['garbage', 'garbage', 401, 'key-needed'],
  ])('%s', async (_, token, status, code) => {
    const { get } = program()
    const response = await get(path, {}, token)
    expect([response.status, codeOf(response.text)]).toEqual([status, code])
  })

  test('a seat’s link is refused', async () => {
    const { get, make } = program()
    const { tokens } = await make()
    expect((await get(path, {}, tokens[0])).status).toBe(401)
  })

  test('a key in the address is refused', async () => {
    const { service, clock } = program()
    const request = { method: 'GET', path, headers: {}, from: '192.0.2.1', body: '', receivedAt: clock.now }
    expect((await answerApi(service, { ...request, query: { key: KEYS.club } })).status).toBe(401)
  })
})

describe.each(PATHS)('%s: a cursor gives no access', (path) => {
  test('another owner’s cursor shows none of their games', async () => {
    const { get, make, line, clock } = program()
    for (let n = 1; n < 4; n++) await line(n)
    const { next } = await get('/v1/games', { limit: '1' })
    clock.now += 1
    const { id } = await make({}, KEYS.rival)
    const response = await get(path, { since: next }, KEYS.rival)
    expect(response.status).toBe(200)
    expect(response.text).not.toMatch(/g[123]0000000000/)
    expect(response.text).toContain(id)
  })

  test.each([
    '',
    '0',
    'garbage',
    '1763900000000#abcdefghijkl',
    '1763900000000abcdefghijkl.',
    '1763900000000abcdefghijkl.17639000000001',
    '1763900000000.1763900000000',
    '9'.repeat(1000),
    `1763900000000' OR 1=1`,
    '2026-13-40T99:00:00Z',
    '\u0661763900000000',
  ])('a cursor forged as %j is refused', async (since) => {
    const { get } = program()
    const response = await get(path, { since })
    expect([response.status, codeOf(response.text)]).toEqual([400, 'invalid-request'])
    expect(response.text).toContain('must be the next of an earlier answer, or an RFC 3339 instant')
  })

  test.each(['0000000000000', '9999999999999', '9999999999999zzzzzzzzzzzz.0000000000000', '0001-01-01T00:00:00Z'])(
    'a cursor at any time, %s, reads the key’s own games',
    async (since) => {
      const { get, make } = program()
      await make()
      const first = await get(path, { since })
      expect(first.status).toBe(200)
      if (first.next !== undefined) expect((await get(path, { since: first.next })).status).toBe(200)
    },
  )
})

test.each([
  [{ turn: 'red' }],
  [{ status: 'lost' }],
  [{ label: 'Club Cup' }],
  [{ label: 'event' }],
  [{ label: 'Event:x' }],
  [{ label: 'event:' }],
  [{ label: `event:${'x'.repeat(41)}` }],
  [{ label: 'event:\u202ex' }],
  [{ label: '__proto__:x' }],
  [{ limit: '0' }],
  [{ limit: '101' }],
  [{ limit: '1e2' }],
  [{ owner: CLUB }],
])('%j is refused', async (query) => {
  const { get } = program()
  expect((await get('/v1/games', query)).status).toBe(400)
})

describe('listing 10,000 games of one owner', () => {
  const crowded = async () => {
    const at = program()
    for (let n = 0; n < 10_000; n++) await at.line(n, { labels: { event: 'Club Cup' } }, NOON - DAY + n)
    const reads: number[] = []
    const { after } = at.service.owned
    const owned = {
      ...at.service.owned,
      after: async (owner: string, cursor: string, most: number) => {
        const lines = await after(owner, cursor, most)
        reads.push(lines.length)
        return lines
      },
    }
    const get = (query: Readonly<Record<string, string>>) =>
      answerApi(
        { ...at.service, owned },
        {
          method: 'GET',
          path: '/v1/games',
          query,
          headers: { authorization: `Bearer ${KEYS.club}` },
          from: '192.0.2.1',
          body: '',
          receivedAt: at.clock.now,
        },
      )
    return { get, reads }
  }

  test.each([
    ['a poll', {}, 100],
    ['a poll for one', { limit: '1' }, 1],
    ['a filter that finds none', { turn: 'white' }, OWN_GAMES_LIMITS.reads],
    ['a filter that finds all', { label: 'event:Club Cup' }, OWN_GAMES_LIMITS.reads],
  ])('%s reads this many lines, in one query', async (_, query, lines) => {
    const { get, reads } = await crowded()
    const { status, body } = await get(query)
    expect([status, reads]).toEqual([200, [lines]])
    expect(body.length).toBeLessThan(64_000)
  })
})

const RECORDS = {
  method: 'GET',
  path: '/v1/games.pdn',
  query: {},
  headers: { authorization: `Bearer ${KEYS.club}` },
  from: '192.0.2.1',
  body: '',
  receivedAt: NOON,
}

describe('the PDN of a program’s games', () => {
  test('is read back as it was played: the first mover’s win is 1-0, and no label breaks out', async () => {
    const { get, make, move, ask, note, clock } = program()
    const event = 'Cup"] [Result "0-1"] {x} ; % 1/2-1/2'
    const won = await make({ labels: { event, round: '3' } })
    await move(won.id, won.tokens, 0, '11-15')
    await ask('POST', `/v1/games/${won.id}/actions`, { token: won.tokens[1], body: { ply: 1, type: 'resign' } })
    await note(won.id)
    clock.now += 1
    const going = await make({ rules: 'international', creator: { name: 'Amara', seat: 'white' } })
    const body = { creator: { name: 'Amara', seat: 'black' } }
    const open = await ask('POST', '/v1/games', { token: KEYS.club, body })
    await note(open.body.game.id)
    const { text, headers } = await get('/v1/games.pdn')
    expect([headers['content-type'], headers['link']]).toEqual(['text/plain; charset=utf-8', undefined])
    const { games, errors } = readPdn(text)
    expect(errors).toEqual([])
    expect(games.map(({ rules, result, line }) => [rules, result?.winner, line.length])).toEqual([
      ['english', 'black', 1],
      ['international', undefined, 0],
    ])
    expect(text).toContain('[Result "1-0"]')
    expect(new Map(games[0]?.tags).get('Event')).toBe(event)
    expect(new Map(games[1]?.tags).get('Site')).toBe(`https://draughts.test/g/${going.id}`)
  })

  test('has the labels of a game as tags of its event; a label that is no day is no date', async () => {
    const { get, make, clock } = program()
    const labels = { event: 'Cup', stage: 'Semifinal', section: 'A', round: '3', board: '2' }
    for (const day of ['2026-11-01', '2026.11.01', 'in November']) {
      await make({ labels: { ...labels, 'event-date': day } })
      clock.now += 1
    }
    const { games } = readPdn((await get('/v1/games.pdn')).text)
    const tags = games.map((game) => Object.fromEntries(game.tags))
    for (const each of tags)
      expect(each).toMatchObject({ Event: 'Cup', Stage: 'Semifinal', Section: 'A', Round: '3', Board: '2' })
    expect(tags.map(({ EventDate }) => EventDate)).toEqual(['2026.11.01', '2026.11.01', undefined])
  })

  test('comes in pages, which have every game once', async () => {
    const { get, make } = program()
    const made = new Set<string>()
    for (let n = 0; n < 7; n++) made.add((await make({ labels: { event: n % 2 ? 'Cup' : 'League' } })).id)
    const read = async (query: Readonly<Record<string, string>>) => {
      const sites: string[] = []
      let next: Readonly<Record<string, string>> | undefined = query
      while (next) {
        const { text, headers }: { text: string; headers: Readonly<Record<string, string>> } = await get(
          '/v1/games.pdn',
          next,
        )
        const { games } = readPdn(text)
        expect(games.length).toBeLessThanOrEqual(3)
        sites.push(...games.map(({ tags }) => new Map(tags).get('Site') ?? ''))
        const [, url] = /^<([^>]+)>; rel="next"$/.exec(headers['link'] ?? '') ?? []
        next = url === undefined ? undefined : Object.fromEntries(new URL(url).searchParams)
      }
      return sites.map((site) => site.slice(-12))
    }
    expect((await read({ limit: '3' })).toSorted()).toEqual([...made].toSorted())
    expect(await read({ limit: '2', label: 'event:Cup' })).toHaveLength(3)
  })

  test('has the address of the next page in its header, as the list of games has', async () => {
    const { get, make } = program()
    for (let n = 0; n < 3; n++) await make()
    const { text, headers } = await get('/v1/games', { limit: '2', status: 'active' })
    const { next, more } = JSON.parse(text) as { readonly next: string; readonly more: boolean }
    expect([more, headers['link']]).toEqual([
      true,
      `<https://draughts.test/v1/games?${new URLSearchParams({ limit: '2', status: 'active', since: next })}>; rel="next"`,
    ])
    expect((await get('/v1/games', { since: next, status: 'active' })).headers).not.toHaveProperty('link')
  })

  test('leaves out a damaged game and one that is gone, and no other', async () => {
    const { get, make, line, service } = program()
    const { id } = await make()
    const other = await make()
    await line(1)
    const stored = await service.games.load(id)
    const loadAll: typeof service.games.loadAll = async (ids) => {
      const all = new Map(await service.games.loadAll(ids))
      return stored ? all.set(id, { ...stored, log: stored.log.slice(1) }) : all
    }
    const { status, body } = await answerApi({ ...service, games: { ...service.games, loadAll } }, RECORDS)
    expect([status, readPdn(body).games.length]).toEqual([200, 1])
    expect(body).toContain(other.id)
    expect((await get('/v1/games.pdn')).text).toContain(id)
  })

  test('has fewer games an answer if they are long, and says that there are more', async () => {
    const { get, make, service } = program()
    const made = []
    for (let n = 0; n < 3; n++) made.push(await make())
    const { loadAll } = service.games
    /** Gives each game thousands of events that fold to the same game. */
    const long: typeof loadAll = async (ids) => {
      const all = await loadAll(ids)
      const more = { type: 'reminded', reminder: 'day' } as const
      return new Map(
        [...all].map(([id, stored]) => [
          id,
          { ...stored, log: [...stored.log, ...Array.from({ length: 6000 }, () => more)] },
        ]),
      )
    }
    const { body, headers } = await answerApi({ ...service, games: { ...service.games, loadAll: long } }, RECORDS)
    expect(readPdn(body).games).toHaveLength(1)
    expect(headers['link']).toContain('rel="next"')
    const since = new URL(headers['link']?.slice(1).split('>')[0] ?? '').searchParams.get('since') ?? ''
    const rest = await get('/v1/games.pdn', { since })
    expect(readPdn(rest.text).games).toHaveLength(2)
  })

  test('has at most fifty games a page', async () => {
    const { get } = program()
    expect((await get('/v1/games.pdn', { limit: String(OWN_GAMES_LIMITS.records + 1) })).status).toBe(400)
    expect((await get('/v1/games.pdn', { limit: String(OWN_GAMES_LIMITS.records) })).status).toBe(200)
  })
})
