import { describe, expect, test } from 'vitest'
import { KEYS } from '../../harness/api-keys.ts'
import { CUP, eventApi, sentEvent } from './event-api.ts'

const byProgram = { token: KEYS.club }
const PLAYERS = [{ name: 'Ada', email: 'ada@players.test' }, { name: 'Bea' }]

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}` }))

/** A team match between these places, such as `North 1`. */
const teams = (...places: readonly string[]) => ({
  format: 'team-match',
  players: places.map((place, at) => {
    const [team, board] = place.split(' ')
    return { name: `Player ${at + 1}`, team, board: Number(board) }
  }),
})

describe('a program founds a tournament', () => {
  test('once for each idempotency key, with the same links; another body under the key is refused', async () => {
    const at = eventApi()
    const first = await at.found({ ...CUP, players: PLAYERS }, byProgram)
    expect(first.status).toBe(201)
    const [made] = first.body.tournaments
    expect(first.headers['location']).toBe(`https://draughts.test/v1/tournaments/${made?.tournament.id}`)
    expect(made?.links.secretary.url).toMatch(/^https:\/\/draughts\.test\/o\/[\w-]{48}$/)
    expect(made?.tournament).toMatchObject({ title: 'Cup', status: 'draft', players: [], you: { confirmed: true } })
    expect(made?.tournament.you?.entrants.map(({ name }) => name)).toEqual(['Ada', 'Bea'])
    const again = await at.found({ ...CUP, players: PLAYERS }, byProgram)
    expect([again.status, again.body.tournaments[0]?.links]).toEqual([201, made?.links])
    const other = await at.found({ ...CUP, title: 'Bowl', players: PLAYERS }, byProgram)
    expect([other.status, other.body.code]).toEqual([422, 'key-used-otherwise'])
    const rival = await at.found({ ...CUP, title: 'Bowl', players: PLAYERS }, { token: KEYS.rival })
    expect(rival.status).toBe(201)
  })

  test('not without a key, but a dry run needs none and stores nothing', async () => {
    const at = eventApi()
    const body = { ...CUP, list: 'Name,Rating\nAda,1842\nBea,', dryRun: true }
    const tried = await at.ask('POST', '/v1/tournaments', { ...byProgram, body })
    expect(tried.status).toBe(200)
    expect(tried.body).toMatchObject({
      dryRun: true,
      tournaments: [
        {
          title: 'Cup',
          players: [
            { number: 1, name: 'Ada', rating: '1842', email: null },
            { number: 2, name: 'Bea', email: null },
          ],
          games: 1,
          pairs: [{ round: 1, first: 1, second: 2 }],
        },
      ],
    })
    const keyless = await at.ask('POST', '/v1/tournaments', { ...byProgram, body: { ...body, dryRun: false } })
    expect([keyless.status, keyless.body.code]).toEqual([400, 'idempotency-key-needed'])
    await at.soon()
    expect((await at.ask('GET', '/v1/tournaments', byProgram)).body.tournaments).toEqual([])
  })

  test('with a list whose faults are named by line', async () => {
    const at = eventApi()
    const { status, body } = await at.found(
      { ...CUP, list: 'Ada\n\nBea, no-address@\n"Cy" <cy@players.test>' },
      byProgram,
    )
    expect([status, body.code]).toEqual([400, 'invalid-request'])
    expect(body.issues.map(({ path }) => path)).toEqual(['list.3'])
  })

  test.each<[string, object, string]>([
    ['both a list and players', { list: 'Ada', players: PLAYERS }, 'list'],
    ['a limit that the format cannot hold', { entry: { limit: 60 } }, 'entry.limit'],
    ['pairs of nobody', { format: 'pairs', pairs: [[1, 9]], players: PLAYERS }, 'pairs.0.1'],
    ['an unknown column', { list: 'Name,Federation,Email\nAda,NL,ada@players.test' }, 'list.1'],
    ['a third team', teams('North 1', 'South 1', 'East 1'), 'players.2.team'],
    ['two players on one board', teams('North 1', 'North 1', 'South 1'), 'players.1.board'],
    ['a board without an opponent', teams('North 1', 'North 2', 'South 1'), 'players.1.board'],
    ['a player in no pair', { format: 'pairs', pairs: [[1, 2]], players: many(3) }, 'players.2'],
    ['a pair of one', { format: 'pairs', pairs: [[1, 1]], players: PLAYERS }, 'pairs.0'],
    [
      'more pairs than games',
      { format: 'pairs', bothColours: true, pairs: many(251).map(() => [1, 2]), players: PLAYERS },
      'pairs',
    ],
    ['a 33rd player', { players: many(33) }, 'players.32'],
    ['a 23rd player of two games', { format: 'two-game', players: many(23) }, 'players.22'],
    ['leave of hours', { leave: 'PT5H' }, 'leave'],
    ['a deputy before there is one', { players: [{ name: 'Ada', official: 'deputy' }] }, 'players.0.official'],
    ['a team match without teams', { format: 'team-match', players: PLAYERS }, 'players.0.team'],
    [
      'somebody outside the sections',
      { players: [{ name: 'Ada', section: 'A' }, { name: 'Bea' }] },
      'players.1.section',
    ],
    ['ballots of other rules', { rules: 'international', opening: { ballot: 'three-move' } }, 'opening.ballot'],
    ['a position that cannot be', { opening: { positions: ['B:W32:B1', 'nonsense'] } }, 'opening.positions.1'],
    ['an entry that has closed', { entry: { closesAt: '2020-01-01T00:00:00Z' } }, 'entry.closesAt'],
    ['a field that nobody knows', { colour: 'red' }, 'colour'],
  ])('and is told what is wrong with %s', async (_, more, path) => {
    const { status, body } = await eventApi().found({ ...CUP, ...more }, byProgram)
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, expect.arrayContaining([path])])
  })

  test('with a tournament for each section, of which each names all', async () => {
    const at = eventApi()
    const list = 'Name;Section\nAda;A\nBea;B\nCy;A\nDan;B'
    const { status, body } = await at.found({ ...CUP, list }, byProgram)
    expect(status).toBe(201)
    const ids = body.tournaments.map(({ tournament }) => tournament.id)
    expect(
      body.tournaments.map(({ tournament: { section, sections, you } }) => [
        section,
        sections,
        you?.entrants.map(({ name }) => name),
      ]),
    ).toEqual([
      ['A', ids, ['Ada', 'Cy']],
      ['B', ids, ['Bea', 'Dan']],
    ])
  })
})

test('without a key the secretary needs an address, and sends nothing before it is proven', async () => {
  const at = eventApi()
  const nobody = await at.found({ ...CUP, players: PLAYERS })
  expect([nobody.status, nobody.body.issues[0]?.path]).toEqual([400, 'secretary.email'])
  const { body } = await at.found({ ...CUP, secretary: { name: 'Sam', email: 'sam@club.test' }, players: PLAYERS })
  const [made] = body.tournaments
  const { id = '' } = made?.tournament ?? {}
  const refused = await at.act(id, made?.links.secretary.token ?? '', { type: 'send' })
  expect([refused.status, refused.body.code]).toEqual([409, 'not-confirmed'])
  await at.soon()
  expect(new Set(at.mails().map(({ to }) => to))).toEqual(new Set(['sam@club.test']))
})

test('before it is sent, only its officials read a tournament; then everyone does, without those who have not accepted', async () => {
  const at = eventApi()
  const founded = await at.found({ ...CUP, players: PLAYERS }, byProgram)
  const [made] = founded.body.tournaments
  const path = `/v1/tournaments/${made?.tournament.id}`
  const { token } = made?.links.secretary ?? { token: '' }
  for (const ending of ['', '.csv', '.pdn']) expect((await at.ask('GET', `${path}${ending}`)).status).toBe(404)
  expect((await at.ask('GET', path, { token })).body.you?.entrants).toHaveLength(2)
  await at.act(made?.tournament.id ?? '', token, { type: 'send' })
  const shown = await at.ask('GET', path)
  expect(shown.body).toMatchObject({ status: 'open', players: [], you: null })
  for (const ending of ['', '.csv', '.pdn'])
    expect((await at.ask('GET', `${path}${ending}`)).text).not.toMatch(/Ada|Bea/)
})

test('the list has the tournaments of the owner alone, and pages as all lists do', async () => {
  const at = eventApi()
  for (const title of ['One', 'Two', 'Three'])
    await at.found({ ...CUP, title }, { ...byProgram, key: `${title}-key-of-an-honest-program` })
  await sentEvent(at, { title: 'Elsewhere' }, KEYS.rival)
  await at.soon()
  const titles: string[] = []
  let query: Record<string, string> = { limit: '2' }
  for (;;) {
    const { body, headers } = await at.ask('GET', '/v1/tournaments', { ...byProgram, query })
    const page = body as unknown as { tournaments: { title: string }[]; next: string; more: boolean }
    titles.push(...page.tournaments.map(({ title }) => title))
    expect(headers['link'] !== undefined).toBe(page.more)
    if (!page.more) break
    query = { limit: '2', since: page.next }
  }
  expect(titles.toSorted()).toEqual(['One', 'Three', 'Two'])
})

test('more players than the format can hold are invited if they may wait for a place', async () => {
  const { status } = await eventApi().found({ ...CUP, players: many(33), entry: { waitingList: true } }, byProgram)
  expect(status).toBe(201)
})

test('nobody is invited twice, but a repeated request is answered as the first one', async () => {
  const at = eventApi()
  const { id, secretary } = await sentEvent(at, { players: PLAYERS }, KEYS.club)
  const invite = (entrants: readonly object[], key?: string) =>
    at.act(id, secretary, { type: 'invite', entrants }, key === undefined ? {} : { key })
  for (const person of [{ name: 'bea' }, { name: 'Ada', email: 'ADA@players.test' }]) {
    const { status, body } = await invite([{ name: 'Cy' }, person])
    expect([status, body.issues.map(({ path }) => path)]).toEqual([400, ['entrants.1']])
  }
  const key = 'a-key-for-one-more-player'
  expect((await invite([{ name: 'Bea', email: 'bea@players.test' }], key)).status).toBe(200)
  expect((await invite([{ name: 'Bea', email: 'bea@players.test' }], key)).body.duplicate).toBe(true)
  const deputy = await invite([{ name: 'Dee', official: 'deputy' }])
  expect(deputy.body.issues.map(({ path }) => path)).toEqual(['entrants.0.official'])
})
