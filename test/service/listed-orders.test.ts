import { describe, expect, test } from 'vitest'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { makeOwnerKey } from '../../shared/service/access/owner-keys.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

type Link = { readonly url: string; readonly token: string }
type Game = {
  readonly id: string
  readonly black?: number
  readonly second?: string
  readonly labels: Readonly<Record<string, string>>
  readonly links?: {
    readonly creator?: Link
    readonly opponent?: Link
    readonly invitation?: Link
    readonly arbiter?: Link
  }
}
type OrderBody = {
  readonly order: { readonly id: string; readonly asked: number; readonly made: number; readonly status: string }
  readonly games: readonly Game[]
  readonly code?: string
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
}

const AMARA = { name: 'Amara', seat: 'black' }
const OTIS = { name: 'Otis' }
const plain = { creator: AMARA, opponent: OTIS }

const world = () => {
  const at = mailWorld()
  const { service } = at
  let drawn = 0
  const order = async (games: readonly object[], token: string = KEYS.club, more: object = {}) => {
    const sent = { 'idempotency-key': `a-list-of-games-${drawn++}` }
    const { status, body } = await at.ask('POST', '/v1/games/bulk', token, { games, ...more }, sent)
    return { status, answer: body as unknown as OrderBody }
  }
  const make = (id: string) => makeOrder(service, id, at.clock.now, () => true)
  const show = async (id: string, token: string = KEYS.club) =>
    (await at.ask('GET', `/v1/orders/${id}`, token)).body as unknown as OrderBody
  return { ...at, order, make, show }
}

test('an order says who is a program: of creators, and with hold of everybody', async () => {
  const { order, make, ask } = world()
  const creator = { ...AMARA, bot: true }
  const opponent = { ...OTIS, bot: true }
  const refused = await order([
    { creator, opponent: OTIS },
    { creator, opponent },
  ])
  expect([refused.status, refused.answer.issues]).toMatchObject([400, [{ path: 'games.1.opponent.bot' }]])
  const { answer } = await order([
    { creator, opponent: OTIS },
    { creator, opponent, hold: true },
  ])
  await make(answer.order.id)
  const seatsOf = async (at: number) => (await ask('GET', `/v1/games/${answer.games[at]?.id}`)).body
  expect([await seatsOf(0), await seatsOf(1)]).toMatchObject([
    { creator: { bot: true } },
    { seats: { black: { bot: true }, white: { bot: true } } },
  ])
})

test('games that differ in everything are created as each would be by itself', async () => {
  const { order, make, show, ask } = world()
  const games = [
    { ...plain, labels: { event: 'Cup', round: '1' } },
    { creator: { name: 'Zoe', seat: 'white' }, rules: 'international', clock: { perMove: 'P2D' }, firstMove: '32-28' },
    { creator: { name: 'Bo', seat: 'toss' }, opponent: OTIS, match: 'two-game', matchOrder: 'in-turn' },
    { ...plain, hold: true, arbiter: { name: 'Ada' }, opening: { ballot: 'three-move' } },
    { ...plain, opening: { fen: 'W:W31,32:B1,2' } },
    { ...plain, opening: { pdn: '1. 11-15 22-18' }, strictness: 'laws', noShow: 'loss', leave: 'P7D' },
    { ...plain, creator: { ...AMARA, timeZone: 'Asia/Tokyo' }, weekendsOff: true, invitationLife: 'P3D' },
  ]
  const { status, answer } = await order(games)
  expect([status, answer.order.asked, answer.games.map(({ labels }) => labels)]).toEqual([
    202,
    7,
    [{ event: 'Cup', round: '1' }, {}, {}, {}, {}, {}, {}],
  ])
  expect(answer.games.every(({ black }) => black === undefined)).toBe(true)
  expect(answer.games.map(({ second }) => second !== undefined)).toEqual(games.map(({ match }) => match === 'two-game'))
  await make(answer.order.id)
  const made = await show(answer.order.id)
  expect(made.order).toMatchObject({ asked: 7, made: 7, status: 'made' })
  for (const [at, { id, links }] of made.games.entries()) {
    const single = await ask('POST', '/v1/games', KEYS.club, games[at])
    const { id: _id, createdAt: _at, ...alone } = single.body['game'] as unknown as Record<string, unknown>
    const { status: found, body } = await ask('GET', `/v1/games/${id}`, links?.creator?.token)
    expect(found).toBe(200)
    for (const field of [
      'rules',
      'clock',
      'opening',
      'status',
      'strictness',
      'leave',
      'labels',
      'ply',
      'weekendsOff',
      'fen',
    ])
      // A ballot is drawn for each game, so the positions may differ.
      if (at !== 3 || field !== 'fen')
        expect([at, field, (body as Record<string, unknown>)[field]]).toEqual([at, field, alone[field]])
    const open = links?.opponent ?? links?.invitation
    if (at !== 3)
      expect((await ask('POST', `/v1/games/${id}/claim`, open?.token, { name: 'Somebody' })).status).toBe(201)
  }
  expect(Object.keys(made.games[1]?.links ?? {}).toSorted()).toEqual(['creator', 'invitation', 'watch'])
  expect(Object.keys(made.games[3]?.links ?? {}).toSorted()).toEqual(['arbiter', 'creator', 'opponent', 'watch'])
})

test('a key that may not hold seats is shown invitations, and names the addresses of those who offer', async () => {
  const { order, make, show, service, clock } = world()
  const wish = { name: 'mine', scopes: ['games:create'], once: 'once' } as const
  const own = await makeOwnerKey(service, 'somebody', wish, clock.now)
  const key = own.kind === 'made' ? own.key : ''
  const refused = await order([plain, { ...plain, creator: { ...AMARA, email: 'amara@draughts.test' } }], key)
  expect([refused.status, refused.answer.issues?.map(({ path }) => path)]).toEqual([400, ['games.0.creator.email']])
  expect((await order([{ ...plain, hold: true }], key)).status).toBe(403)
  const { answer } = await order([{ ...plain, creator: { ...AMARA, email: 'amara@draughts.test' } }], key)
  await make(answer.order.id)
  const [game] = (await show(answer.order.id, key)).games
  expect(Object.keys(game?.links ?? {}).toSorted()).toEqual(['opponent', 'watch'])
  expect(game?.links?.opponent?.url).toContain('/i/')
})

test('each player gets one email for all games of a list', async () => {
  const { order, make, flush, mails } = world()
  const person = (name: string) => ({ name, email: `${name.toLowerCase()}@draughts.test` })
  const creator = { ...person('Amara'), seat: 'black' }
  const { answer } = await order([
    { creator, opponent: person('Otis') },
    { creator, opponent: person('Zoe'), arbiter: person('Ada') },
    { creator: { ...person('Otis'), seat: 'toss' }, opponent: person('Zoe') },
  ])
  await make(answer.order.id)
  await flush()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    ['ada', 'amara', 'otis', 'zoe'].map((name) => `${name}@draughts.test`),
  )
})

test('what is alike is stored once, and no person once all games are made', async () => {
  const { order, make, service } = world()
  const { answer } = await order(Array.from({ length: 500 }, (_, n) => ({ ...plain, labels: { board: `${n + 1}` } })))
  const stored = await service.orders.load(answer.order.id)
  expect([stored?.kinds.length, stored?.people?.length, stored?.games.length]).toEqual([1, 2, 500])
  expect(JSON.stringify(stored).length).toBeLessThan(110_000)
  await make(answer.order.id)
  expect(JSON.stringify(await service.orders.load(answer.order.id))).not.toMatch(/"(Amara|Otis)"/)
})

describe('the size of an order', () => {
  /**
   * Returns a game whose parts take more room in the store than in the request: addresses, and terms that differ in all
   * games.
   */
  const widest = (n: number) => ({
    creator: { name: `a${n}`, email: `a${n}@d.uk`, seat: 'toss' },
    opponent: { name: `b${n}`, email: `b${n}@d.uk` },
    arbiter: { name: `c${n}`, email: `c${n}@d.uk` },
    opening: { ballot: 'three-move', number: 1 + (n % 156) },
    clock: { reserve: 'P9D', cap: 'P9D' },
    leave: `P${n % 60}D`,
  })

  test('is such that the greatest fits into one item of DynamoDB', async () => {
    const { order, service, caller } = world()
    // Nearly all emails of this order are withheld, and that is stored, too.
    caller.from = () => '192.0.2.7'
    const games = Array.from({ length: 500 }, (_, n) => widest(n))
    const room = ORDER_LIMITS.bytes - JSON.stringify({ games }).length
    for (let n = 0, left = room; left > 0 && n < 500; n += 1) {
      const game = games[n]
      const length = Math.min(left, 36)
      if (game) Object.assign(game.creator, { name: game.creator.name.padEnd(game.creator.name.length + length, 'x') })
      left -= length
    }
    expect(JSON.stringify({ games }).length).toBe(ORDER_LIMITS.bytes)
    const { status, answer } = await order(games)
    expect(status).toBe(202)
    const stored = await service.orders.load(answer.order.id)
    expect(stored?.kinds).toHaveLength(500)
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(400_000)
  })

  test('is refused with one byte more, with the number of games that fit', async () => {
    const { order } = world()
    const { status, answer } = await order([plain], KEYS.club, { more: 'x'.repeat(ORDER_LIMITS.bytes) })
    expect([status, answer]).toMatchObject([413, { code: 'content-too-large', limit: ORDER_LIMITS.bytes }])
  })

  test.each<[string, readonly object[], readonly string[]]>([
    ['no game', [], ['games']],
    ['too many games', Array.from({ length: 501 }, () => plain), ['games']],
    ['too many by matches', Array.from({ length: 251 }, () => ({ ...plain, match: 'two-game' })), ['games']],
    [
      'too many openings',
      Array.from({ length: 21 }, (_, n) => ({ ...plain, opening: { fen: `W:W${n + 12}:B1` } })),
      ['games'],
    ],
    ['a wrong game among right ones', [plain, { ...plain, rules: 'chess' }, plain], ['games.1.rules']],
    [
      'several',
      [{ ...plain, opening: { fen: 'no' } }, plain, { ...plain, creator: { name: '' } }],
      ['games.2.creator.name', 'games.2.creator.seat'],
    ],
    [
      'games that nobody can play',
      [{ ...plain, opening: { fen: 'no' } }, plain, { ...plain, firstMove: '1-32' }],
      ['games.0.opening.fen', 'games.2.firstMove'],
    ],
    ['hold without an opponent', [plain, { creator: AMARA, hold: true }], ['games.1.opponent']],
    ['weekends without a zone', [{ ...plain, weekendsOff: true }], ['games.0.creator.timeZone']],
  ])('%s', async (_, games, paths) => {
    const { order } = world()
    for (const more of [{}, { dryRun: true }]) {
      const { status, answer } = await order(games, KEYS.club, more)
      expect([status, answer.code, answer.issues?.map(({ path }) => path)]).toEqual([400, 'invalid-request', paths])
    }
  })

  test('may not have pairs beside games', async () => {
    const { order } = world()
    const { answer } = await order([plain], KEYS.club, { players: [OTIS], rules: 'english' })
    expect(answer.issues?.map(({ path }) => path)).toEqual(['players', 'rules'])
  })

  test('may have 500 games that share 20 openings', async () => {
    const { order } = world()
    const games = Array.from({ length: 500 }, (_, n) => ({ ...plain, opening: { fen: `W:W${(n % 20) + 12}:B1` } }))
    expect((await order(games)).status).toBe(202)
  })
})
