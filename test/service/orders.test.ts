import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { DAY } from '../../shared/game/model/words.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { noteOwnedGame } from '../../shared/service/orders/note-owned-game.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { makeOwnerKey } from '../../shared/service/access/owner-keys.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { KEYS } from '../harness/api-keys.ts'

type Link = { readonly url: string; readonly token: string }
type Game = {
  readonly id: string
  readonly black: number
  readonly white: number
  readonly second?: string
  readonly labels: Readonly<Record<string, string>>
  readonly links?: { readonly black: Link; readonly white: Link; readonly arbiter?: Link }
  readonly secondLinks?: { readonly black?: Link; readonly white?: Link; readonly arbiter?: Link }
}
type OrderBody = {
  readonly order: { readonly id: string; readonly asked: number; readonly made: number; readonly status: string }
  readonly games: readonly Game[]
  readonly code?: string
  readonly mail?: string
  readonly dryRun?: true
  readonly issues?: readonly { readonly path: string; readonly message: string }[]
}

const lesserOf = (key: ApiKey | undefined) => key && { ...key, scopes: ['games:create'] as const }

const KEY = 'a-key-of-an-order-01'

const person = (n: number) => ({ name: `Player ${n}`, email: `player${n}@draughts.test` })
const people = (count: number) => Array.from({ length: count }, (_, n) => person(n + 1))
const nameless = (count: number) => people(count).map(({ name }) => ({ name }))

const SINGLE = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Otis' } }

const world = () => {
  const at = mailWorld()
  const { service } = at
  let drawn = 0
  const order = async (body: object, token: string = KEYS.club, key = `an-order-of-a-test-${drawn++}`) => {
    const sent = key === '' ? {} : { 'idempotency-key': key }
    const { status, body: answer } = await at.ask('POST', '/v1/games/bulk', token, body, sent)
    return { status, answer: answer as unknown as OrderBody }
  }
  const make = (id: string) => makeOrder(service, id, at.clock.now, () => true)
  const show = async (id: string, token: string = KEYS.club) => {
    const { status, body } = await at.ask('GET', `/v1/orders/${id}`, token)
    return { status, answer: body as unknown as OrderBody }
  }
  return { ...at, order, make, show }
}

test('a round robin is ordered and made, and its links open the seats', async () => {
  const { order, make, show, ask } = world()
  const { status, answer } = await order({ players: nameless(4), roundRobin: 'single', labels: { event: 'Cup' } })
  expect([status, answer.order.asked, answer.order.made, answer.order.status]).toEqual([202, 6, 0, 'making'])
  expect(answer.games.map(({ black, white, labels }) => [black, white, labels['round'], labels['board']])).toEqual([
    [1, 4, '1', '1'],
    [2, 3, '1', '2'],
    [4, 3, '2', '1'],
    [1, 2, '2', '2'],
    [2, 4, '3', '1'],
    [3, 1, '3', '2'],
  ])
  expect(answer.games.every(({ links }) => links === undefined)).toBe(true)
  expect(await make(answer.order.id)).toBe(true)
  const made = await show(answer.order.id)
  expect([made.answer.order.made, made.answer.order.status]).toEqual([6, 'made'])
  expect(made.answer.games.map(({ id }) => id)).toEqual(answer.games.map(({ id }) => id))
  for (const { id, links, labels } of made.answer.games) {
    expect((await ask('GET', '/v1/seat', links?.black.token)).body).toMatchObject({ game: id })
    expect((await ask('POST', `/v1/games/${id}/claim`, links?.white.token, { name: 'Bo' })).status).toBe(201)
    expect((await ask('GET', `/v1/games/${id}`)).body).toMatchObject({ labels: { event: 'Cup', ...labels } })
  }
})

test('under rules in which White begins, the first of a pair has White', async () => {
  const { order } = world()
  const { answer } = await order({ rules: 'international', players: nameless(2), roundRobin: 'single' })
  expect(answer.games).toMatchObject([{ black: 2, white: 1 }])
})

test('a key that may not hold seats is shown none, and names the addresses of those who play Black', async () => {
  const { order, make, show, service, clock } = world()
  const wish = { name: 'mine', scopes: ['games:create'], once: 'once' } as const
  const own = await makeOwnerKey(service, 'somebody', wish, clock.now)
  const key = own.kind === 'made' ? own.key : ''
  const refused = await order({ players: nameless(2), pairs: [{ black: 1, white: 2 }] }, key)
  expect([refused.status, refused.answer.issues?.map(({ path }) => path)]).toEqual([400, ['players.0.email']])
  const { answer } = await order({ players: people(2), pairs: [{ black: 1, white: 2 }] }, key)
  await make(answer.order.id)
  const [game] = (await show(answer.order.id, key)).answer.games
  expect(Object.keys(game?.links ?? {}).toSorted()).toEqual(['watch', 'white'])
  expect(game?.links?.white.url).toContain('/i/')
})

test('what one key ordered with hold is not shown to another key of its owner that may not hold', async () => {
  const { order, make, service, ask } = world()
  const { answer } = await order({ players: nameless(2), pairs: [{ black: 1, white: 2 }], hold: true })
  await make(answer.order.id)
  const { load } = service.apiKeys
  const lesser = { ...service.apiKeys, load: async (id: string) => lesserOf(await load(id)) }
  Object.assign(service, { apiKeys: lesser })
  const { body } = await ask('GET', `/v1/orders/${answer.order.id}`, KEYS.club)
  expect(JSON.stringify(body)).not.toMatch(/\/(p|i)\//)
})

test('games with held seats begin at once, with links for both players and the arbiter', async () => {
  const { order, make, show, ask } = world()
  const players = [{ name: 'Player 1', bot: true }, ...nameless(3).slice(1)]
  const invited = await order({ players, roundRobin: 'double' })
  expect([invited.status, invited.answer.issues]).toMatchObject([400, [{ path: 'players.0.bot' }]])
  const { answer } = await order({ players, roundRobin: 'double', hold: true, arbiter: { name: 'Ada' } })
  await make(answer.order.id)
  const { games } = (await show(answer.order.id)).answer
  expect(games).toHaveLength(6)
  for (const { id, links, black, white } of games) {
    const { seats, status } = (await ask('GET', `/v1/games/${id}`, links?.arbiter?.token)).body as never
    expect([status, seats['black']['bot'], seats['white']['bot']]).toEqual([
      'active',
      black === 1 || undefined,
      white === 1 || undefined,
    ])
    expect((await ask('POST', `/v1/games/${id}/moves`, links?.black.token, { ply: 0, move: '11-15' })).status).toBe(200)
    expect((await ask('POST', `/v1/games/${id}/moves`, links?.white.token, { ply: 1, move: '22-18' })).status).toBe(200)
  }
})

test('held seats and emails go together: the program has all links, and each player gets one email', async () => {
  const { order, make, show, ask, flush, press, mails } = world()
  const { answer } = await order({ players: people(3), roundRobin: 'single', hold: true, arbiter: person(9) })
  await make(answer.order.id)
  await flush()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([...people(3), person(9)].map(({ email }) => email))
  await press(person(2).email)
  const { games } = (await show(answer.order.id)).answer
  for (const { id, links } of games)
    expect((await ask('GET', `/v1/games/${id}`, links?.white.token)).body).toMatchObject({ status: 'active' })
})

test('a list of games can be that of one order, and names whom it has invited', async () => {
  const { order, make, service, clock, ask } = world()
  const placed = [await order({ players: people(3), roundRobin: 'single' }), await order({ games: [SINGLE] })]
  for (const { answer } of placed) {
    await make(answer.order.id)
    for (const { id } of answer.games) {
      const loaded = await loadGame(service.games, id)
      if (loaded) await noteOwnedGame(service.owned, id, loaded, clock.now)
    }
  }
  type Listed = Pick<OrderBody, 'issues'> & { readonly games: readonly { readonly invited?: string }[] }
  const listed = async (id: string, token: string = KEYS.club) =>
    (await ask('GET', `/v1/games?order=${id}`, token)).body as unknown as Listed
  const ids = placed.map(({ answer }) => answer.order.id)
  const { games } = await listed(ids[0] ?? '')
  expect(games.map(({ invited = '' }) => invited).toSorted()).toEqual(people(3).map(({ name }) => name))
  expect((await listed(ids[1] ?? '')).games).toHaveLength(1)
  for (const refused of [await listed('A'.repeat(16)), await listed(ids[0] ?? '', KEYS.rival)])
    expect(refused.issues).toMatchObject([{ path: 'order' }])
})

test('a match of two games follows from the first', async () => {
  const { order, make, service, clock } = world()
  const { answer } = await order({ players: nameless(2), roundRobin: 'single', match: 'two-game', hold: true })
  expect(answer.games[0]?.second).toMatch(/^\w{12}$/)
  await make(answer.order.id)
  expect(await service.games.load(answer.games[0]?.second ?? '')).toBeDefined()
  void [runEffects, clock]
})

describe('the links of the second game of a match', () => {
  const ordered = async (body: object) => {
    const at = world()
    const { answer } = await at.order({
      players: nameless(2),
      pairs: [{ black: 1, white: 2 }],
      match: 'two-game',
      ...body,
    })
    await at.make(answer.order.id)
    const shown = async (token: string = KEYS.club) => (await at.show(answer.order.id, token)).answer.games[0]
    return { ...at, shown }
  }

  test('are shown with those of the first, by the colours of the second', async () => {
    const { shown, ask } = await ordered({ hold: true, arbiter: { name: 'Ada' } })
    const { second, secondLinks } = (await shown()) ?? {}
    for (const [colour, name] of [
      ['black', 'Player 2'],
      ['white', 'Player 1'],
    ] as const) {
      const { body } = await ask('GET', `/v1/games/${second}`, secondLinks?.[colour]?.token)
      expect(body).toMatchObject({ seats: { [colour]: { name } }, you: { seat: colour } })
    }
    expect((await ask('GET', '/v1/seat', secondLinks?.arbiter?.token)).status).toBe(200)
  })

  test('leave out a seat whose link was replaced in either game', async () => {
    const { shown, ask } = await ordered({ hold: true })
    const before = await shown()
    await ask('POST', '/v1/seat/rotate', before?.links?.black.token)
    expect(Object.keys((await shown())?.secondLinks ?? {}).toSorted()).toEqual(['black', 'watch'])
    await ask('POST', '/v1/seat/rotate', before?.secondLinks?.black?.token)
    expect(Object.keys((await shown())?.secondLinks ?? {})).toEqual(['watch'])
  })

  test('are not those of a player who accepted an invitation, and wait until the game exists', async () => {
    const { shown, ask, service } = await ordered({})
    const first = await shown()
    expect(first).not.toHaveProperty('secondLinks')
    await ask('POST', `/v1/games/${first?.id}/claim`, first?.links?.white.token, { name: 'Bo' })
    await service.games.load(first?.second ?? '')
    expect(Object.keys((await shown())?.secondLinks ?? {}).toSorted()).toEqual(['watch', 'white'])
  })
})

describe('the email of an order', () => {
  test('is one for all of a player’s games, and another only for what they asked for', async () => {
    const { order, make, flush, mails, to } = world()
    const { answer } = await order({ players: people(8), roundRobin: 'double', arbiter: person(99) })
    await flush()
    expect(mails).toEqual([])
    await make(answer.order.id)
    await flush()
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(
      [...people(8), person(99)].map(({ email }) => email).toSorted(),
    )
    // The email has the links of all 14 games of this player.
    const links = to(person(1).email)[0]?.text.match(/\/(p|i)\/[\w-]+/g) ?? []
    expect(new Set(links).size).toBe(14)
  })

  test('lists 20 games, and then a count', async () => {
    const { order, make, flush, to } = world()
    const pairs = Array.from({ length: 30 }, () => ({ black: 1, white: 2 }))
    const { answer } = await order({ players: people(2), pairs })
    await make(answer.order.id)
    await flush()
    const [mail, ...more] = to(person(1).email)
    expect(more).toEqual([])
    expect(new Set(mail?.text.match(/\/(p|i)\/[\w-]+/g)).size).toBe(20)
    expect(mail?.text).toContain('10')
    expect(Buffer.byteLength(`${mail?.text}${mail?.html}`)).toBeLessThan(30_000)
  })

  describe('lists games by event, round and board, with numbers in numeric order,', () => {
    const listed = async (labels: readonly Readonly<Record<string, string>>[]): Promise<readonly number[]> => {
      const { order, make, flush, to } = world()
      const pairs = labels.map((each) => ({ black: 1, white: 2, labels: each }))
      const { answer } = await order({ players: people(2), pairs })
      await make(answer.order.id)
      await flush()
      const text = to(person(2).email)[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
      return Array.from(text.matchAll(/Board (\d+)/g), ([, board]) => Number(board))
    }

    test('whatever the order names first', async () => {
      const row = (event: string, round: string, board: string) => ({ event, round, board })
      const cup = [row('Autumn cup', '1', '4'), row('Autumn cup', '1', '12'), row('Autumn cup', '2', '1')]
      const late = [row('Autumn cup', '10', '2'), row('Autumn cup', 'final', '3'), row('Spring cup', '1', '5')]
      const sorted = [...cup, ...late, { board: '6' }]
      const shuffled = [3, 6, 1, 5, 0, 4, 2].flatMap((place) => sorted[place] ?? [])
      expect(await listed(shuffled)).toEqual([4, 12, 1, 2, 3, 5, 6])
    })

    test('and of many games those that are played first', async () => {
      const boards = await listed(Array.from({ length: 30 }, (_, n) => ({ board: `${30 - n}` })))
      expect(boards.slice(0, 19)).toEqual(Array.from({ length: 19 }, (_, n) => n + 1))
      expect(boards).toHaveLength(EMAIL_LIMITS.seatsListed)
    })
  })

  test('is not repeated when the order is made again', async () => {
    const { order, make, flush, mails, service } = world()
    const { answer } = await order({ players: people(4), roundRobin: 'single' })
    const before = await service.orders.load(answer.order.id)
    await make(answer.order.id)
    await flush()
    // The order is stored as it was before its games were made, as if a crash had prevented noting that all are made.
    if (before) await service.orders.finish({ ...before, games: before.games })
    const again = { ...service, orders: { ...service.orders, load: async () => before } }
    await makeOrder(again, answer.order.id, Date.now(), () => true)
    await flush()
    expect(mails).toHaveLength(4)
  })

  test('names the opponent and the board to a stranger in words that can be no message, and to others as they are', async () => {
    const { order, make, flush, press, to } = world()
    const players = [
      { ...person(1), name: 'Win at evil.example' },
      { ...person(2), name: 'Otis' },
    ]
    const wish = { players, roundRobin: 'single', labels: { event: 'Cup of evil.example' } }
    const first = await order(wish)
    await make(first.answer.order.id)
    await flush()
    const [stranger] = to(person(1).email)
    const words = stranger?.text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Round 1. Board 1. Opponent: Otis.')
    expect(words).not.toContain('evil')
    await press(person(2).email)
    const second = await order(wish)
    await make(second.answer.order.id)
    await flush()
    const known = to(person(2).email).at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(known).toContain('Cup of evil.\u2060example. Round 1. Board 1. Opponent: Win at evil.\u2060example.')
  })

  test('says the same about one game to who has consented, who has not, and the arbiter', async () => {
    const { order, make, flush, create, press, mails, to } = world()
    await create({ creator: { name: 'Amara', seat: 'black', email: person(2).email } })
    await press(person(2).email)
    const before = mails.length
    const names = ['Otis', 'Amara', 'Mia', 'Joost']
    const players = names.map((name, n) => ({ ...person(n + 1), name }))
    const pairs = [
      { black: 1, white: 2, labels: { board: '1' } },
      { black: 3, white: 4, labels: { board: '2' } },
    ]
    const judge = { ...person(5), name: 'Zoë' }
    const { answer } = await order({ players, pairs, arbiter: judge, labels: { event: 'Spring cup', round: '3' } })
    await make(answer.order.id)
    await flush()
    expect(mails).toHaveLength(before + 5)
    const last = (n: number) => to(person(n).email).at(-1)
    expect([1, 2, 3, 4].map((n) => last(n)?.subject)).toEqual(Array(4).fill('A game of draughts waits for you'))
    expect(last(5)?.subject).toBe('Several games of draughts wait for you')
    for (const n of [1, 2, 3, 4]) {
      const text = last(n)?.text.replaceAll(/\s+/g, ' ')
      const opponent = names[n % 2 === 1 ? n : n - 2]
      expect(text).toContain(`Spring cup. Round 3. Board ${Math.ceil(n / 2)}. Opponent: ${opponent}.`)
      expect(text).toContain('If you say yes there, we email you about it.')
    }
    const arbiter = last(5)?.text.replaceAll(/\s+/g, ' ')
    expect(arbiter).toContain('Spring cup.')
    expect(arbiter).toContain('Round 3. Board 2. Players: Mia, Joost.')
  })

  test.each([
    ['of the operator', KEYS.club],
    ['of an address', ''],
  ])('names six names in all to a stranger, by a key %s', async (_, known) => {
    const { service, order, make, flush, clock, to } = world()
    const wish = { name: 'mine', scopes: ['games:create'], once: 'once' } as const
    const own = await makeOwnerKey(service, 'somebody', wish, clock.now)
    const names = ['Your', 'account', 'was', 'closed', 'today', 'please', 'call', 'us', 'now']
    const players = [{ ...person(9), name: 'Otis' }, ...names.map((name, n) => ({ ...person(n), name }))]
    const pairs = names.map((_name, n) => ({ black: n + 2, white: 1, labels: { event: `Cup ${names[n]}` } }))
    const { answer } = await order({ players, pairs }, known || (own.kind === 'made' ? own.key : ''))
    await make(answer.order.id)
    await flush()
    const text = to(person(9).email).at(-1)?.text.replaceAll(/\s+/g, ' ') ?? ''
    expect(names.filter((name) => text.includes(`Opponent: ${name}.`))).toHaveLength(EMAIL_LIMITS.strangerNames)
    expect(names.filter((name) => text.includes(`Cup ${name}.`))).toHaveLength(1)
  })

  test('has no words by others who name the same address in games of their own', async () => {
    const { order, make, flush, create, to } = world()
    await create({ creator: { name: 'Call Us Now', seat: 'black' }, opponent: person(2) })
    await flush()
    const { answer } = await order({ players: [{ ...person(1), name: 'Otis' }, person(2)], roundRobin: 'single' })
    await make(answer.order.id)
    await flush()
    const last = to(person(2).email).at(-1)?.text
    expect(new Set(last?.match(/\/i\/[\w-]+/g)).size).toBe(2)
    expect(last).toContain('Opponent: Otis.')
    expect(last).not.toContain('Call')
  })

  test('is one for players who share a mailbox', async () => {
    const { order, make, flush, mails } = world()
    const both = [person(1), { ...person(2), email: person(1).email }]
    const { answer } = await order({ players: both, roundRobin: 'single' })
    await make(answer.order.id)
    await flush()
    expect(mails).toHaveLength(1)
  })

  test('is followed by the emails of the games of whoever accepts, who is asked nothing more', async () => {
    const { order, make, press, to, clock, flush } = world()
    const { answer } = await order({ players: people(4), roundRobin: 'single' })
    await make(answer.order.id)
    await press(person(4).email)
    expect(to(person(4).email).length).toBeGreaterThan(1)
    clock.now += DAY
    await flush()
    expect(to(person(3).email)).toHaveLength(1)
  })
})

describe('strangers', () => {
  const pairsOf = (players: number) =>
    Array.from({ length: players / 2 }, (_, n) => ({ black: 2 * n + 1, white: 2 * n + 2 }))
  const strangers = (count: number, from: number) =>
    Array.from({ length: count }, (_, n) => person(from + n)).map((each) => ({
      ...each,
      name: `Nosy ${each.name}`,
      // The addresses are at a large provider, because a private domain has a quota.
      email: each.email.replace(/@.*/, '@gmail.com'),
    }))

  /** Places orders that name people who never consented. */
  const withOrders = () => {
    const at = world()
    at.caller.from = () => '192.0.2.7'
    const place = async (token: string, count: number, from: number) => {
      const before = at.mails.length
      const { status, answer: words } = await at.order(
        { players: strangers(count, from), pairs: pairsOf(count) },
        token,
      )
      await at.make(words.order.id)
      await at.flush()
      return [status, words.mail, at.mails.length - before]
    }
    const ownKey = async (): Promise<string> => {
      const wish = { name: 'mine', scopes: ['games:create'], once: 'once' } as const
      const made = await makeOwnerKey(at.service, 'somebody', wish, at.clock.now)
      return made.kind === 'made' ? made.key : ''
    }
    return { ...at, place, ownKey }
  }

  test('of a key that an address made are limited to the ten of its network', async () => {
    const { place, ownKey, caller } = withOrders()
    const key = await ownKey()
    expect(await place(key, 16, 1)).toEqual([202, 'held', EMAIL_LIMITS.networkDay])
    expect(await place(key, 4, 101)).toEqual([202, 'held', 0])
    // These emails were charged to the network, not to the owner: another network still has its whole quota.
    caller.from = () => '198.51.100.7'
    expect(await place(key, 4, 201)).toEqual([202, undefined, 4])
  })

  test('of a key that may hold seats are limited to a hundred of its owner, from any network', async () => {
    const { place, ownKey, caller, clock } = withOrders()
    expect(await place(KEYS.club, 60, 1)).toEqual([202, undefined, 60])
    caller.from = () => '198.51.100.7'
    expect(await place(KEYS.deputy, 60, 101)).toEqual([202, 'held', EMAIL_LIMITS.knownDay - 60])
    expect(await place(KEYS.club, 2, 201)).toEqual([202, 'held', 0])
    // Neither another owner's nor the network's limit is charged.
    expect(await place(KEYS.rival, 2, 301)).toEqual([202, undefined, 2])
    expect(await place(await ownKey(), 2, 401)).toEqual([202, undefined, 2])
    clock.now += DAY
    expect(await place(KEYS.club, 2, 501)).toEqual([202, undefined, 2])
  })

  test('get the consent email alone, once for all games of an order, without a name', async () => {
    const { place, mails, clock, flush } = withOrders()
    await place(KEYS.club, 8, 1)
    clock.now += DAY
    await flush()
    expect(mails).toHaveLength(8)
    for (const { id, text, html, subject } of mails) {
      expect(id).toContain('-door-')
      expect([subject, text, html].join()).not.toContain('Nosy')
    }
  })

  test('who are named by many orders of one owner get no more because of it than a stranger gets in a day', async () => {
    const { place, mails } = withOrders()
    for (let n = 0; n < 5; n++) await place(KEYS.club, 2, 1)
    expect(mails).toHaveLength(2 * EMAIL_LIMITS.namerDay)
  })
})

test('no person stays in an order that is made', async () => {
  const { order, make, service } = world()
  const { answer } = await order({ players: people(3), roundRobin: 'single' })
  expect(JSON.stringify(await service.orders.load(answer.order.id))).toContain('player1@draughts.test')
  await make(answer.order.id)
  expect(JSON.stringify(await service.orders.load(answer.order.id))).not.toMatch(/Player|@/)
})

test('an order that is made in parts, cut off anywhere, is the same order', async () => {
  const { order, make, service, clock, show } = world()
  const { answer } = await order({ players: nameless(16), roundRobin: 'single' })
  let parts = 0
  while (!(await makeOrder(service, answer.order.id, clock.now, () => parts++ % 2 === 0)))
    expect(parts).toBeLessThan(20)
  expect(await make(answer.order.id)).toBe(true)
  expect((await show(answer.order.id)).answer.order).toMatchObject({ asked: 120, made: 120, status: 'made' })
  for (const { id } of answer.games) expect((await service.games.load(id))?.version).toBe(1)
})

describe('an order that is repeated', () => {
  const BODY = { players: nameless(3), roundRobin: 'single' }

  test('with its idempotency key is one order, whatever else happened', async () => {
    const { order, make } = world()
    const first = await order(BODY, KEYS.club, KEY)
    await make(first.answer.order.id)
    const second = await order(BODY, KEYS.club, KEY)
    expect(second.status).toBe(202)
    expect(second.answer.games).toEqual(first.answer.games)
    expect((await order({ ...BODY, roundRobin: 'double' }, KEYS.club, KEY)).status).toBe(422)
    expect((await order(BODY, KEYS.rival, KEY)).answer.order.id).not.toBe(first.answer.order.id)
  })

  test('at the same time is one order', async () => {
    const { order } = world()
    const all = await Promise.all(Array.from({ length: 5 }, () => order(BODY, KEYS.club, KEY)))
    expect(new Set(all.map(({ answer }) => answer.order.id)).size).toBe(1)
    expect(new Set(all.map(({ answer }) => JSON.stringify(answer.games))).size).toBe(1)
  })
})

describe('a request for an order is refused', () => {
  test('without an idempotency key, as a copy of it would make everything twice', async () => {
    const { order, service } = world()
    let placed = 0
    const place = service.orders.place
    Object.assign(service.orders, { place: async (...args: Parameters<typeof place>) => (placed++, place(...args)) })
    const { status, answer } = await order({ players: nameless(2), pairs: [{ black: 1, white: 2 }] }, KEYS.club, '')
    expect([status, answer.code, placed]).toEqual([400, 'idempotency-key-needed', 0])
  })

  const two = nameless(2)
  const one = [{ black: 1, white: 2 }]
  test.each<[string, object, readonly string[]]>([
    ['neither pairs nor a round robin', { players: two }, ['pairs']],
    ['both', { players: two, pairs: one, roundRobin: 'single' }, ['pairs']],
    ['a round robin of 33', { players: nameless(33), roundRobin: 'single' }, ['players']],
    ['too many games', { players: nameless(32), roundRobin: 'double' }, ['players']],
    ['too many games by matches', { players: nameless(24), roundRobin: 'single', match: 'two-game' }, ['players']],
    [
      'too many pairs',
      { players: two, pairs: Array.from({ length: 251 }, () => one[0]), match: 'two-game' },
      ['pairs'],
    ],
    ['a player that is not there', { players: two, pairs: [...one, { black: 3, white: 1 }] }, ['pairs.1.black']],
    ['a player against themselves', { players: two, pairs: [{ black: 2, white: 2 }] }, ['pairs.0.white']],
    ['a player in no pair', { players: nameless(3), pairs: one }, ['players.2']],
    ['a name that is none', { players: [{ name: 'A' }, { name: '' }], pairs: one }, ['players.1.name']],
    ['weekends without a zone', { players: two, pairs: one, weekendsOff: true }, ['players.0.timeZone']],
    [
      'labels that are too many',
      {
        players: two,
        pairs: [{ ...one[0], labels: { b: '1', c: '2' } }],
        labels: { d: '1', e: '1', f: '1', g: '1', h: '1' },
      },
      ['pairs.0.labels'],
    ],
    ['an opening that is none', { players: two, pairs: one, opening: { fen: 'nothing' } }, ['opening.fen']],
    ['an order of a match without one', { players: two, pairs: one, matchOrder: 'in-turn' }, ['matchOrder']],
    ['another field', { players: two, pairs: one, firstMove: '11-15' }, ['firstMove']],
  ])('%s', async (_, body, paths) => {
    const { order } = world()
    for (const more of [{}, { dryRun: true }]) {
      const { status, answer } = await order({ ...body, ...more })
      expect([status, answer.code, answer.issues?.map(({ path }) => path)]).toEqual([400, 'invalid-request', paths])
    }
  })

  test.each([
    [KEYS.bare, 403],
    [KEYS.holder, 403],
    [KEYS.revoked, 401],
    [KEYS.unknown, 401],
    ['', 401],
  ])('to a key without the scope', async (token, status) => {
    const { order, show } = world()
    expect((await order({ players: two, pairs: one }, token)).status).toBe(status)
    expect((await show('order00000000001', token)).status).toBe(status)
  })

  test('for another owner’s order, and for one that has expired', async () => {
    const { order, show, clock } = world()
    const { answer } = await order({ players: two, pairs: one })
    expect((await show(answer.order.id, KEYS.rival)).status).toBe(404)
    expect((await show(answer.order.id, KEYS.deputy)).status).toBe(200)
    clock.now += ORDER_LIMITS.retention
    expect((await show(answer.order.id)).status).toBe(404)
    expect((await show('nothing')).status).toBe(404)
  })

  test('beyond a day’s orders', async () => {
    const { order, clock } = world()
    const body = { players: two, pairs: one }
    for (let n = 0; n < ORDER_LIMITS.day; n++) expect((await order(body)).status).toBe(202)
    expect((await order(body)).status).toBe(429)
    expect((await order({ ...body, dryRun: true }, KEYS.deputy)).status).toBe(429)
    expect((await order(body, KEYS.rival)).status).toBe(202)
    clock.now += DAY
    expect((await order(body)).status).toBe(202)
  })
})

test('a dry run stores nothing, and says what would be made', async () => {
  const { order, service, letters } = { ...world(), letters: [] }
  const place = service.orders.place
  let placed = 0
  const watched = {
    ...service.orders,
    place: async (...args: Parameters<typeof place>) => (placed++, place(...args)),
  }
  Object.assign(service, { orders: watched })
  const { status, answer } = await order({ players: people(4), roundRobin: 'single', dryRun: true }, KEYS.club, '')
  expect([status, answer.dryRun, answer.games.length, placed, letters]).toEqual([200, true, 6, 0, []])
  expect(answer.games.every(({ id }) => id === undefined)).toBe(true)
})
