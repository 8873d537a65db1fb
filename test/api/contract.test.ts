import type { RuleSets } from '../../shared/api/answers/games/rule-shapes.ts'
import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { stand, tokenOf } from '../service/stand.ts'

const CREATOR = { name: 'Amara', seat: 'black' }
const DAY = 86_400_000

const seated = async () => {
  const at = stand()
  const made = await at.begin({ creator: CREATOR, opponent: { name: 'Bo' }, arbiter: { name: 'Dee' } })
  const path = `/v1/games/${made.body.game.id}`
  const tokens = {
    creator: tokenOf(made, 'creator'),
    opponent: tokenOf(made, 'opponent'),
    arbiter: tokenOf(made, 'arbiter'),
  }
  return { ...at, path, tokens }
}

describe('a script of another site (CORS)', () => {
  test.each(API_ROUTES)('gets the answer to its preflight request for $method $path', async ({ method, path }) => {
    const { ask } = stand()
    const real = path.replace('{id}', 'AAAAAAAAAAAA').replace('{rules}', 'english').replace('{table}', 'english-4')
    const { status, headers, body } = await ask('OPTIONS', real, {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': method },
    })
    expect([status, body]).toEqual([204, {}])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
    })
    expect(headers['access-control-allow-methods']?.split(', ')).toContain(method)
    expect(headers['allow']).toBe(headers['access-control-allow-methods'])
  })

  test('may read the answer with its ETag and rate limits, but sends no cookie', async () => {
    const { ask, path } = await seated()
    for (const { headers } of [
      await ask('GET', path),
      await ask('GET', '/v1/nothing'),
      await ask('POST', '/v1/games', { body: {} }),
      await ask('GET', `${path}.fen`.replace('.fen', '/version')),
    ]) {
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      const had = ['ETag', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After'].filter(
        (name) => headers[name.toLowerCase()] !== undefined,
      )
      expect(headers['access-control-expose-headers'] ?? '').toBe(had.join(', '))
    }
  })

  test('gets 404 for an address that does not exist', async () => {
    expect((await stand().ask('OPTIONS', '/v1/nothing')).status).toBe(404)
  })
})

describe('Allow', () => {
  test.each([
    ['DELETE', '/v1/health', 'GET, HEAD, OPTIONS'],
    ['PUT', '/v1/seat', 'GET, HEAD, PATCH, OPTIONS'],
    ['GET', '/v1/links', 'POST, OPTIONS'],
    ['DELETE', '/v1', 'GET, HEAD, OPTIONS'],
  ])('lists the methods of a path that are there after %s %s', async (method, path, allow) => {
    const { status, headers, body } = await stand().ask(method, path)
    expect([status, headers['allow'], body['allow']]).toEqual([405, allow, allow.split(', ')])
  })
})

test('each reader has an ETag of their own, and no reader’s answer is taken for another’s', async () => {
  const { ask, path, tokens } = await seated()
  const readers = [{}, ...Object.values(tokens).map((token) => ({ token }))]
  const tags: string[] = []
  for (const reader of readers) tags.push((await ask('GET', path, reader)).headers['etag'] ?? '')
  expect(new Set(tags).size).toBe(readers.length)
  for (const reader of readers) {
    const statuses: number[] = []
    for (const tag of tags)
      statuses.push((await ask('GET', path, { ...reader, headers: { 'if-none-match': tag } })).status)
    expect(statuses).toEqual(readers.map((each) => (each === reader ? 304 : 200)))
  }
})

test('the document is answered with 304 to a program that has it, compressed or not', async () => {
  const { ask } = stand()
  const first = await ask('GET', '/v1/openapi.json')
  const etag = first.headers['etag'] ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"\d+-[0-9a-z]{1,7}"$/)])
  for (const tag of [etag, `W/${etag}`]) {
    const again = await ask('GET', '/v1/openapi.json', { headers: { 'if-none-match': tag } })
    expect(again).toMatchObject({ status: 304, body: {}, headers: { etag } })
  }
  const other = await ask('GET', '/v1/openapi.json', { headers: { 'if-none-match': '"another"' } })
  expect([other.status, other.body]).toEqual([200, first.body])
})

test('legal moves that have not changed are answered with 304', async () => {
  const { ask, path, tokens } = await seated()
  const first = await ask('GET', `${path}/legal-moves`)
  const headers = { 'if-none-match': first.headers['etag'] ?? '' }
  expect(await ask('GET', `${path}/legal-moves`, { headers })).toMatchObject({ status: 304, body: {} })
  await ask('POST', `${path}/moves`, { token: tokens.creator, body: { ply: 0, move: '11-15' } })
  expect((await ask('GET', `${path}/legal-moves`, { headers })).status).toBe(200)
})

test('an invitation reads its game like anyone without a link, and no other game', async () => {
  const { ask } = stand()
  const made = await ask('POST', '/v1/games', { body: { creator: CREATOR, arbiter: { name: 'Dee' } } })
  const other = await ask('POST', '/v1/games', { body: { creator: CREATOR } })
  const anyone = await ask('GET', `/v1/games/${made.body.game.id}`)
  for (const name of ['invitation', 'arbiter']) {
    const token = tokenOf(made, name)
    const read = await ask('GET', `/v1/games/${made.body.game.id}`, { token })
    expect([read.status, read.body]).toEqual([200, anyone.body])
    expect((await ask('GET', `/v1/games/${other.body.game.id}`, { token })).status).toBe(404)
  }
})

describe('a command at another ply than the present one', () => {
  test.each([
    [
      'that is to come',
      5,
      'The game has not got that far. Positions are numbered from 0 to 1, one for each half-move.',
      'ahead',
    ],
    ['that is past', 0, 'The game has moved on since you opened this page. Here is how it stands now.', 'behind'],
  ])('%s is refused with a sentence and the present game', async (_what, ply, detail, where) => {
    const { ask, path, tokens } = await seated()
    await ask('POST', `${path}/moves`, { token: tokens.creator, body: { ply: 0, move: '11-15' } })
    for (const [door, body] of [
      ['moves', { ply, move: '22-17' }],
      ['moves', { ply, move: '22-17', dryRun: true }],
      ['actions', { ply, type: 'offer-draw' }],
    ] as const)
      expect((await ask('POST', `${path}/${door}`, { token: tokens.opponent, body })).body).toMatchObject({
        code: 'stale-ply',
        detail,
        ply: where,
        game: { ply: 1 },
      })
  })
})

test('more leave than is left is refused as such, also during a leave; the same leave sent again is refused as already taken', async () => {
  const { ask, path, tokens, clock } = await seated()
  const leave = async (days: number) =>
    (await ask('POST', `${path}/actions`, { token: tokens.creator, body: { ply: 0, type: 'take-leave', days } })).body
      .code
  expect(await leave(15)).toBe('no-leave-left')
  expect(await leave(10)).toBeUndefined()
  clock.now += DAY
  expect([await leave(10), await leave(5), await leave(4)]).toEqual(['asked-already', 'no-leave-left', 'asked-already'])
})

describe('each wrong value is refused with what would be right', () => {
  test.each([
    [
      { clock: 'fast' },
      'clock',
      'must be one of daily, relaxed, weekly, postal, fischer, club, fmjd-2014, none, or an object such as {"perMove": "P3D"}',
    ],
    [
      { clock: { perMove: '3 days', reserve: 'P7D' } },
      'clock.perMove',
      'must be an ISO 8601 duration from PT0S to P366D',
    ],
    [{ invitationLife: 'P181D' }, 'invitationLife', 'must be an ISO 8601 duration from P1D to P180D'],
    [{ opening: 'x' }, 'opening', 'must be free, or an object with fen, with pdn, or with ballot'],
    [{ opening: {} }, 'opening', 'must be free, or an object with fen, with pdn, or with ballot'],
    [{ opening: { ballot: 'x' } }, 'opening.ballot', 'must be one of three-move, two-move, eleven-man'],
    [{ opening: { ballot: 'three-move', number: 1.5 } }, 'opening.number', 'must be a whole number'],
    [{ matchOrder: 'in-turn' }, 'matchOrder', 'must be left out, unless match is two-game'],
    [{ matchOrder: 'together', match: 'single' }, 'matchOrder', 'must be left out, unless match is two-game'],
    [{ creator: { ...CREATOR, seat: 'red' } }, 'creator.seat', 'must be one of black, white, toss'],
    [{ opponent: { name: 'Bo', seat: 'white' } }, 'opponent.seat', 'is not a known field'],
  ])('%j', async (wish, path, message) => {
    const { body } = await stand().ask('POST', '/v1/games', { body: { creator: CREATOR, ...wish } })
    expect([body.code, body.issues]).toEqual(['invalid-request', [{ path, message }]])
  })
})

test('the rules say where each square lies, so that a client can draw the board', async () => {
  const { ask } = stand()
  const { rules } = (await ask('GET', '/v1/rules')).body as unknown as RuleSets
  const boardOf = (id: string) => rules.find((each) => each.id === id)?.board
  for (const { board } of rules) {
    expect(board.places.map(({ square }) => square)).toEqual(Array.from({ length: board.squares }, (_, n) => n + 1))
    expect(new Set(board.places.map(({ row, column }) => `${row} ${column}`)).size).toBe(board.squares)
    for (const { row, column } of board.places) expect(row < board.rows && column < board.columns).toBe(true)
  }
  // Rows count from the top and columns from the left, as White sees the board. Square 1 of English draughts is b8; c3
  // is a square of Russian draughts.
  expect(boardOf('english')?.places[0]).toEqual({ square: 1, row: 0, column: 1 })
  expect(boardOf('international')?.places.at(-1)).toEqual({ square: 50, row: 9, column: 8 })
  expect(boardOf('russian')?.places.find(({ name }) => name === 'c3')).toMatchObject({ row: 5, column: 2 })
})
