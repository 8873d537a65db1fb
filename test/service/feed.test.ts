import { describe, expect, test } from 'vitest'
import { OWN_GAMES_LIMITS } from '../../shared/game/model/labels.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { KEYS } from '../harness/api-keys.ts'
import { program } from '../harness/program.ts'
import { NOON } from './stand.ts'

const ids = (games: readonly { readonly id: string }[]): readonly string[] => games.map(({ id }) => id)

test('an entry of the list has what watchers see of a game, with its players and rules', async () => {
  const { get, make, move, note, clock } = program()
  const { id, tokens } = await make({ labels: { event: 'Club Cup', board: '1' } })
  clock.now += HOUR
  await move(id, tokens, 0, '11-15')
  await note(id)
  const { status, headers, games, more } = await get('/v1/games')
  expect([status, headers['cache-control'], more]).toEqual([200, 'no-store', false])
  expect(games).toEqual([
    {
      id,
      version: 2,
      status: 'active',
      ply: 1,
      turn: 'white',
      deadline: '2026-12-01T13:00:00Z',
      labels: { event: 'Club Cup', board: '1' },
      url: `https://draughts.test/g/${id}`,
      changedAt: '2026-11-21T13:00:00Z',
      rules: 'english',
      seats: { black: { name: 'Amara', taken: true }, white: { name: 'Joost', taken: true } },
      creator: { name: 'Amara', seat: 'black' },
      match: null,
    },
  ])
})

test('a row names its players as they are called now', async () => {
  const { get, make, ask } = program()
  const { tokens } = await make({ match: 'two-game' })
  await ask('PATCH', '/v1/seat', { token: tokens[1], body: { name: 'Renamed' } })
  const [row] = (await get('/v1/games')).games
  expect([row?.seats?.white.name, row?.match?.part]).toEqual(['Renamed', 1])
})

test('a finished game has its result', async () => {
  const { get, make, ask, note } = program()
  const { id, tokens } = await make()
  await ask('POST', `/v1/games/${id}/actions`, { token: tokens[0], body: { ply: 0, type: 'resign' } })
  await note(id)
  expect((await get('/v1/games')).games).toMatchObject([
    { status: 'finished', turn: null, deadline: null, result: { winner: 'white', reason: 'resignation' } },
  ])
})

test('a key with the same owner has the same games, and another owner has none', async () => {
  const { get, make } = program()
  const { id } = await make()
  expect(ids((await get('/v1/games', {}, KEYS.deputy)).games)).toEqual([id])
  expect((await get('/v1/games', {}, KEYS.rival)).games).toEqual([])
})

describe('a program that goes on with `next`', () => {
  test('reads nothing twice, except from the last minute', async () => {
    const { get, line, clock } = program()
    await line(1, {}, NOON - 2 * MINUTE)
    await line(2, {}, NOON - 30 * SECOND)
    const first = await get('/v1/games')
    expect(ids(first.games)).toEqual(['g10000000000', 'g20000000000'])
    clock.now += 5 * MINUTE
    const second = await get('/v1/games', { since: first.next })
    expect(ids(second.games)).toEqual(['g20000000000'])
    clock.now += 5 * MINUTE
    expect((await get('/v1/games', { since: second.next })).games).toEqual([])
  })

  test('reads an entry that was added behind its cursor', async () => {
    const { get, line, clock } = program()
    await line(1)
    const { next } = await get('/v1/games')
    await line(2, {}, NOON - 59 * SECOND)
    clock.now += 5 * MINUTE
    expect(ids((await get('/v1/games', { since: next })).games)).toEqual(['g20000000000', 'g10000000000'])
  })

  test('reads more entries than one answer has, written in one second, and what was added behind a page', async () => {
    const { get, line, clock } = program()
    for (let n = 100; n < 350; n++) await line(n, {}, NOON + (n % 10))
    clock.now += SECOND
    const pages = [await get('/v1/games')]
    await line(99, {}, NOON)
    while (pages.at(-1)?.more) {
      clock.now += 20 * SECOND
      pages.push(await get('/v1/games', { since: pages.at(-1)?.next ?? '' }))
    }
    expect(pages.map(({ games }) => games.length)).toEqual([100, 100, 50])
    expect(new Set(pages.flatMap(({ games }) => ids(games))).size).toBe(250)
    clock.now += 5 * MINUTE
    const { games } = await get('/v1/games', { since: pages.at(-1)?.next ?? '', limit: '100' })
    expect(ids(games)).toContain('g99000000000')
  })

  test('may begin at an instant', async () => {
    const { get, line } = program()
    await line(1, {}, NOON - DAY)
    await line(2, {}, NOON - HOUR)
    expect(ids((await get('/v1/games', { since: '2026-11-21T01:00:00Z' })).games)).toEqual(['g20000000000'])
  })
})

describe('filters', () => {
  const cup = { labels: { event: 'Club Cup' } }
  test.each([
    [{ turn: 'white' }, ['g20000000000']],
    [{ status: 'open' }, ['g30000000000']],
    [{ label: 'event:Club Cup' }, ['g10000000000', 'g40000000000', 'g60000000000']],
    [{ label: 'event:Club Cup', turn: 'white' }, []],
    [{ label: 'event:a:b' }, ['g50000000000']],
    [{ label: 'constructor:x' }, []],
    [{ label: 'event:Club Cup\nround:2' }, ['g60000000000']],
    [{ label: 'round:2\nevent:a:b' }, []],
    [{ limit: '2' }, ['g10000000000', 'g20000000000']],
  ])('%j', async (query, found) => {
    const { get, line } = program()
    await line(1, cup)
    await line(2, { turn: 'white' })
    await line(3, { status: 'open', turn: null })
    await line(4, cup)
    await line(5, { labels: { event: 'a:b' } })
    await line(6, { labels: { event: 'Club Cup', round: '2' } })
    expect(ids((await get('/v1/games', query)).games)).toEqual(found)
  })

  test('an answer may be empty while there are more entries', async () => {
    const { get, line } = program()
    for (let n = 100; n < 100 + OWN_GAMES_LIMITS.reads; n++) await line(n)
    await line(999, { labels: { event: 'Final' } })
    const first = await get('/v1/games', { label: 'event:Final' })
    expect([first.games, first.more]).toEqual([[], true])
    const second = await get('/v1/games', { label: 'event:Final', since: first.next })
    expect([ids(second.games), second.more]).toEqual([['g99900000000'], false])
  })

  test('what is cut off by the limit comes in the next answer', async () => {
    const { get, line } = program()
    for (const n of [1, 2, 3]) await line(n, cup)
    const first = await get('/v1/games', { label: 'event:Club Cup', limit: '2' })
    const second = await get('/v1/games', { label: 'event:Club Cup', limit: '2', since: first.next })
    expect([first.more, ids(second.games)]).toEqual([true, ['g30000000000']])
  })

  test('a game whose links have expired is in no list, to the second', async () => {
    const { get, line, clock } = program()
    await line(1, { until: NOON + SECOND })
    expect((await get('/v1/games')).games).toHaveLength(1)
    clock.now += SECOND
    expect((await get('/v1/games')).games).toEqual([])
  })
})

/** Returns two moves of each game, spread over a day. */
const dayOf = (games: number, start: number) =>
  Array.from({ length: games }, (_, n) =>
    (['11-15', '22-18'] as const).map((text, ply) => ({
      n,
      ply,
      text,
      at: start + ply * 12 * HOUR + ((n * 7919) % 1000) * 43 * SECOND,
    })),
  ).flat()

/** The time until a stored change is in the list. */
const LAG = 10 * SECOND
const EVERY = 5 * MINUTE - LAG

test('a hundred slow games take at most 300 requests a day, and every turn is known within five minutes', async () => {
  const { get, make, move, note, clock } = program()
  const start = clock.now
  const tables: { readonly id: string; readonly tokens: readonly [string, string] }[] = []
  for (let n = 0; n < 100; n++) tables.push(await make())
  const moves = dayOf(100, start)
  const work = moves
    .flatMap(({ n, ply, text, at }) => {
      const { id = '', tokens } = tables[n] ?? {}
      const played = async () => (tokens ? move(id, tokens, ply, text) : undefined)
      return [
        { at, doing: played },
        { at: at + LAG, doing: () => note(id) },
      ]
    })
    .toSorted((a, b) => a.at - b.at)
  const seen = new Map<string, number>()
  let requests = 0
  let since: Readonly<Record<string, string>> = {}
  const poll = async (): Promise<void> => {
    for (let more = true; more;) {
      const response = await get('/v1/games', since)
      requests += 1
      for (const { id, ply } of response.games) seen.set(`${id} ${ply}`, seen.get(`${id} ${ply}`) ?? clock.now)
      since = { since: response.next }
      more = response.more
    }
  }
  for (let next = start + EVERY; next <= start + DAY; next += EVERY) {
    for (let first = work[0]; first && first.at <= next; first = work[0]) {
      clock.now = first.at
      await first.doing()
      work.shift()
    }
    clock.now = next
    await poll()
  }
  const late = moves.map(({ n, ply, at }) => (seen.get(`${tables[n]?.id} ${ply + 1}`) ?? Infinity) - at)
  expect(Math.max(...late)).toBeLessThanOrEqual(5 * MINUTE)
  expect(requests).toBeLessThanOrEqual(300)
})
