import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { invoke } from '../../local/http/invoke.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { ruleSetOf, startPosition, makeFen } from '../../shared/draughts/index.ts'
import { AFTER_END_PERIOD, MOST_GIF_FRAMES } from '../../shared/game/limits/bounds.ts'
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { readGif } from '../picture/read-gif.ts'
import { stand, tokenOf } from '../service/stand.ts'

const KINDS = ['pdn', 'fen', 'svg', 'png', 'gif'] as const
const PICTURES = ['fen', 'svg', 'png', 'gif'] as const
const MOVES = ['11-15', '22-18', '15x22'] as const

type Query = Readonly<Record<string, string>>

/** Begins a game of Amara (black) and Joost, and plays three moves. */
const played = async (wish: object = {}, moves: readonly string[] = MOVES) => {
  const at = stand()
  const begun = await at.begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' }, ...wish })
  const { id } = begun.body.game
  const tokens = [tokenOf(begun, 'creator'), tokenOf(begun, 'opponent')]
  for (const [ply, move] of moves.entries()) {
    at.clock.now += 60 * SECOND
    const made = await at.ask('POST', `/v1/games/${id}/moves`, { token: tokens[ply % 2] ?? '', body: { ply, move } })
    expect(made.status).toBe(200)
  }
  const get = (kind: string, query: Query = {}, headers: Query = {}, method = 'GET'): Promise<Response> =>
    answerApi(at.service, {
      method,
      path: `/v1/games/${id}.${kind}`,
      query,
      headers,
      from: '192.0.2.1',
      body: '',
      receivedAt: at.clock.now,
    })
  const resign = (): Promise<{ readonly status: number }> =>
    at.ask('POST', `/v1/games/${id}/actions`, {
      token: tokens[moves.length % 2] ?? '',
      body: { ply: moves.length, type: 'resign' },
    })
  return { ...at, id, tokens, get, resign }
}

const codeOf = ({ body }: Response): string => (JSON.parse(body) as { readonly code: string }).code

test.each([
  ['pdn', 'text/plain; charset=utf-8', 'attachment'],
  ['fen', 'text/plain; charset=utf-8', 'inline'],
  ['svg', 'image/svg+xml; charset=utf-8', 'inline'],
  ['png', 'image/png', 'inline'],
  ['gif', 'image/gif', 'inline'],
] as const)('.%s is a file of its type with a name of its own', async (kind, type, place) => {
  const { get, id } = await played()
  const { status, headers } = await get(kind)
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff'])
  expect(headers['content-disposition']).toBe(`${place}; filename="crownhead-${id}.${kind}"`)
  expect((await get(kind, { ply: '2' })).headers['content-disposition']).toContain(`crownhead-${id}-2.${kind}`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the PDN has names, opening, time control, times, result and how it ended, and is read back', async () => {
  const at = await played({ opening: { ballot: 'three-move', number: 1 } }, [])
  await at.resign()
  const { body } = await at.get('pdn')
  const { games, errors } = readPdn(body)
  expect(errors).toEqual([])
  expect(games[0]?.result).toEqual({ winner: 'white' })
  const tags = new Map(games[0]?.tags)
  expect(tags.get('Black')).toBe('Amara')
  expect(tags.get('White')).toBe('Joost')
  expect(tags.get('Opening')).toMatch(/^three-move ballot 1: \d/)
  expect(tags.get('TimeControl')).toBe('604800+259200')
  expect(tags.get('TimeControlText')).toBe('3 days per move, and 7 days in reserve for the whole game')
  expect(tags.get('Termination')).toBe('resignation')
  expect(tags.get('Site')).toContain(`/g/${at.id}`)
})

test('the PDN says when the game began, how long it was and, once it is over, what time each side used', async () => {
  const at = await played()
  const tagsOf = async (query: Query = {}) => new Map(readPdn((await at.get('pdn', query)).body).games[0]?.tags)
  const running = await tagsOf()
  expect([running.get('UTCDate'), running.get('UTCTime')]).toEqual([running.get('Date'), expect.any(String)])
  expect(Date.parse(`${running.get('UTCDate')?.replaceAll('.', '-')}T${running.get('UTCTime')}Z`)).toBe(
    at.clock.now - 120 * SECOND,
  )
  expect([running.get('PlyCount'), running.get('WhiteTime')]).toEqual(['3', undefined])
  at.clock.now += DAY
  await at.resign()
  const over = await tagsOf()
  expect([over.get('WhiteTime'), over.get('BlackTime')]).toEqual(['24:01:00', '0:02:00'])
  const earlier = await tagsOf({ ply: '2' })
  expect([earlier.get('PlyCount'), earlier.get('WhiteTime')]).toEqual(['2', undefined])
  for (const tags of [running, over, earlier]) expect(tags.has('Annotator')).toBe(false)
})

test('the PDN holds the moves with their times', async () => {
  const { get } = await played()
  const [game] = readPdn((await get('pdn')).body).games
  expect(game?.line.map(({ move }) => move.path)).toEqual([
    [11, 15],
    [22, 18],
    [15, 22],
  ])
  expect(game?.line.map(({ comments }) => comments[0]?.startsWith('[%emt 0:01:00]'))).toEqual([true, true, true])
})

test('no record holds a message, an address, a token or a note', async () => {
  const at = await played({ creator: { name: 'Amara', seat: 'black', email: 'amara@players.test' } })
  await at.ask('POST', `/v1/games/${at.id}/moves`, {
    token: at.tokens[1] ?? '',
    body: { ply: 3, move: '25x18', message: 'a secret between us' },
  })
  for (const kind of KINDS) {
    const { body, bytes = new Uint8Array() } = await at.get(kind)
    const all = `${body}${Buffer.from(bytes).toString('latin1')}`
    for (const secret of ['players.test', 'a secret', ...at.tokens]) expect(all).not.toContain(secret)
  }
})

test('a person who asks to be forgotten has no name in the record from then on', async () => {
  const at = await played()
  await at.resign()
  const before = await at.get('pdn')
  expect(before.headers['cache-control']).toBe('public, no-cache')
  await at.ask('POST', `/v1/games/${at.id}/actions`, { token: at.tokens[0] ?? '', body: { ply: 3, type: 'forget-me' } })
  const after = await at.get('pdn', {}, { 'if-none-match': before.headers['etag'] ?? '' })
  expect([after.status, after.body.includes('Amara'), after.body.includes('[Black "?"]')]).toEqual([200, false, true])
})

test('the FEN of each ply', async () => {
  const { get } = await played()
  const fens = await Promise.all(['0', '1', '2', '3'].map(async (ply) => (await get('fen', { ply })).body))
  expect(fens[0]).toBe(`${makeFen(ruleSetOf('english'), startPosition(ruleSetOf('english')))}\n`)
  expect(new Set(fens).size).toBe(4)
  expect((await get('fen')).body).toBe(fens[3])
})

test('a drawing says in words what it shows, in the reader’s language, and contains nothing that runs', async () => {
  const { get } = await played()
  const english = await get('svg')
  const dutch = await get('svg', {}, { 'accept-language': 'nl' })
  expect(english.body).toMatch(/<title id="title">English[^<]+<\/title><desc id="description">White: [^<]+<\/desc>/)
  expect(dutch.body).toContain('Wit')
  expect(english.headers['vary']).toBe('accept-language')
  expect(english.headers['etag']).not.toBe(dutch.headers['etag'])
  expect(english.body.length).toBeLessThan(8000)
  expect(english.body).not.toMatch(/<script|onload|href="(?!#)/)
  expect((await get('svg', { flip: '1' })).body).not.toBe(english.body)
})

test('the PNG and the GIF come as bytes, through the Lambda function too', async () => {
  const { get, service, id, clock } = await played()
  const png = Buffer.from((await get('png')).bytes ?? [])
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 480])
  expect(png.length).toBeLessThanOrEqual(9000)
  const palette = png.indexOf('IDAT')
  expect(inflateSync(png.subarray(palette + 4)).length).toBe(481 * 480)
  const event = toHttpEvent(
    {
      method: 'GET',
      path: `/v1/games/${id}.png`,
      search: new URLSearchParams(),
      headers: {},
      body: Buffer.alloc(0),
      from: '192.0.2.1',
    },
    clock.now,
  )
  const reply = toHttpReply(await invoke('api', apiHandler(service), event))
  expect(Buffer.from(reply.body).equals(png)).toBe(true)
  const gif = readGif((await get('gif')).bytes ?? new Uint8Array())
  expect([gif.width, gif.pictures.length]).toEqual([360, 4])
  expect(readGif((await get('gif', { ply: '1' })).bytes ?? new Uint8Array()).pictures).toHaveLength(2)
})

test('a moving picture has no more than the last 150 positions', async () => {
  const kings = { opening: { fen: 'B:WK29,K30:BK3,K4' }, strictness: 'lenient' }
  const moves = Array.from({ length: MOST_GIF_FRAMES + 2 }, (_, ply) => ['4-8', '29-25', '8-4', '25-29'][ply % 4] ?? '')
  const { get } = await played(kings, moves)
  const film = (await get('gif')).bytes ?? new Uint8Array()
  expect(readGif(film).pictures).toHaveLength(MOST_GIF_FRAMES)
  expect(film.length).toBeLessThan(600_000)
})

describe('the query of a record is read strictly', () => {
  test.each<[string, Query, string]>([
    ['a ply that is not played yet', { ply: '4' }, 'ply'],
    ['a ply with a sign', { ply: '+1' }, 'ply'],
    ['a ply below 0', { ply: '-1' }, 'ply'],
    ['a ply with a nought before it', { ply: '01' }, 'ply'],
    ['a ply twice', { ply: '1,2' }, 'ply'],
    ['an empty ply', { ply: '' }, 'ply'],
    ['a ply with a fraction', { ply: '1.0' }, 'ply'],
    ['another way to flip', { flip: 'true' }, 'flip'],
    ['a field that there is not', { size: '9000' }, 'size'],
  ])('%s is refused', async (_, query, path) => {
    const { get } = await played()
    for (const kind of KINDS) {
      const refused = await get(kind, query)
      expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid-request'])
      expect((JSON.parse(refused.body) as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([
        path,
      ])
    }
  })

  test.each<Query>([{ ply: '0' }, { ply: '3' }, { flip: '0' }, { flip: '1', ply: '2' }])('%o is not', async (query) => {
    const { get } = await played()
    for (const kind of KINDS) expect((await get(kind, query)).status).toBe(200)
  })

  test('an unknown game, an unknown ending and another method are refused as on all routes', async () => {
    const { ask, id } = await played()
    expect((await ask('GET', '/v1/games/AAAAAAAAAAAA.png')).status).toBe(404)
    expect((await ask('GET', `/v1/games/${id}.jpg`)).status).toBe(404)
    expect((await ask('GET', '/v1/games/.png')).status).toBe(404)
    const posted = await ask('POST', `/v1/games/${id}.png`, { body: {} })
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('how long a picture may be cached', () => {
  test.each(PICTURES)(
    '.%s of a running game is revalidated each time, and one of an earlier ply is cached for minutes',
    async (kind) => {
      const { get } = await played()
      expect((await get(kind)).headers['cache-control']).toBe('public, no-cache')
      expect((await get(kind, { ply: '3' })).headers['cache-control']).toBe('public, no-cache')
      expect((await get(kind, { ply: '2' })).headers['cache-control']).toBe('public, max-age=300')
    },
  )

  test.each(PICTURES)(
    '.%s of a game that is over is cached for minutes while it can be played on, and then for ever',
    async (kind) => {
      const { get, resign, clock } = await played()
      await resign()
      clock.now += AFTER_END_PERIOD
      expect((await get(kind)).headers['cache-control']).toBe('public, max-age=300')
      clock.now += SECOND
      expect((await get(kind)).headers['cache-control']).toBe('public, max-age=31536000')
    },
  )

  test('a picture of an expired invitation is not cached for ever, because the invitation can be renewed', async () => {
    const at = stand()
    const { body } = await at.ask('POST', '/v1/games', {
      body: { creator: { name: 'Amara', seat: 'black' }, invitationLife: 'P1D' },
    })
    at.clock.now += 20 * DAY
    const request = { path: `/v1/games/${body.game.id}.png`, query: {}, headers: {}, from: '192.0.2.1', body: '' }
    await at.ask('GET', `/v1/games/${body.game.id}`)
    const { headers } = await answerApi(at.service, { ...request, method: 'GET', receivedAt: at.clock.now })
    expect(headers['cache-control']).not.toContain('31536000')
  })

  test('HEAD draws nothing, and has the same headers', async () => {
    const { get, service } = await played()
    for (const kind of KINDS) {
      const shown = await get(kind)
      const { status, headers, body, bytes } = await get(kind, {}, {}, 'HEAD')
      const { ratelimit: _counted, ...same } = shown.headers
      expect([status, body, bytes]).toEqual([200, '', undefined])
      expect(headers).toMatchObject(same)
    }
    const drawn: number[] = []
    Object.assign(service, { deflate: (bytes: Uint8Array) => (drawn.push(bytes.length), bytes) })
    await get('png', {}, {}, 'HEAD')
    expect(drawn).toEqual([])
  })

  test.each(KINDS)('.%s that has not changed since the client read it is answered with 304', async (kind) => {
    const { get, ask, id, tokens } = await played()
    const { etag = '' } = (await get(kind)).headers
    expect(etag.endsWith('-pdn4"')).toBe(kind === 'pdn')
    const again = await get(kind, {}, { 'if-none-match': etag })
    expect([again.status, again.body, again.bytes, again.headers['etag']]).toEqual([304, '', undefined, etag])
    await ask('POST', `/v1/games/${id}/moves`, { token: tokens[1] ?? '', body: { ply: 3, move: '25x18' } })
    expect((await get(kind, {}, { 'if-none-match': etag })).status).toBe(200)
  })

  test.each(KINDS)('HEAD of .%s has the same headers and no body', async (kind) => {
    const { get } = await played()
    const [shown, head] = [await get(kind), await get(kind, {}, {}, 'HEAD')]
    const withoutLimit = (headers: Query): Query => ({ ...headers, ratelimit: '' })
    expect([head.status, withoutLimit(head.headers)]).toEqual([200, withoutLimit(shown.headers)])
    expect([head.body, head.bytes]).toEqual(['', undefined])
  })
})

test('a game that nobody has joined yet shows its start, and has no PDN', async () => {
  const at = stand()
  const made = await at.ask('POST', '/v1/games', {
    body: { creator: { name: 'Amara', seat: 'toss' }, opening: { ballot: 'three-move', number: 1 } },
  })
  const get = (kind: string) =>
    answerApi(at.service, {
      method: 'GET',
      path: `/v1/games/${made.body.game.id}.${kind}`,
      query: { ply: '0' },
      headers: {},
      from: '192.0.2.1',
      body: '',
      receivedAt: at.clock.now,
    })
  for (const kind of PICTURES) expect((await get(kind)).status).toBe(200)
  const refused = await get('pdn')
  expect([refused.status, codeOf(refused)]).toEqual([409, 'not-begun'])
  expect((await get('fen')).body).not.toBe(`${makeFen(ruleSetOf('english'), startPosition(ruleSetOf('english')))}\n`)
})

test.each(['svg', 'png'] as const)(
  'a .%s shows the last move, so the same position looks different after two different moves',
  async (kind) => {
    const [one, other] = await Promise.all([
      played({}, ['9-13', '22-18', '12-16']),
      played({}, ['12-16', '22-18', '9-13']),
    ])
    const boards = await Promise.all([one, other].map(async ({ get }) => (await get('fen')).body))
    expect(boards[0]).toBe(boards[1])
    const [mine, theirs] = await Promise.all([one, other].map(({ get }) => get(kind)))
    expect([mine?.body, mine?.bytes]).not.toEqual([theirs?.body, theirs?.bytes])
  },
)
