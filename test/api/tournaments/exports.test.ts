import { describe, expect, test } from 'vitest'
import { readPlayerList } from '../../../shared/api/input/tournaments/player-list.ts'
import { KEYS } from '../../harness/api-keys.ts'
import { type EventApi, begunEvent, eventApi, sentEvent } from './event-api.ts'

const THREE = ['Ada', 'Bea', 'Cy']

const tagsOf = (record: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...record.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name = '', value = '']) => [name, value]))

/** Returns the tags of each game of an event's PDN, by the number of the board. */
const recordsOf = async (at: EventApi, id: string) => {
  const { text, headers } = await at.ask('GET', `/v1/tournaments/${id}.pdn`)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  return text.split(/\n(?=\[Event )/).map(tagsOf)
}

describe('the PDN of a tournament', () => {
  test('has all games with their event, section, round and board, and what was given of the players', async () => {
    const at = eventApi()
    const players = [
      { name: 'Ada', title: 'GMI', rating: '2010', club: 'Leiden', id: '12-7' },
      { name: 'Bea' },
      { name: 'Cy' },
    ]
    const { id } = await begunEvent(at, [], KEYS.club, { players, section: 'A' })
    const records = await recordsOf(at, id)
    expect(records).toHaveLength(3)
    for (const tags of records)
      expect(tags).toMatchObject({
        Event: 'Cup',
        EventDate: new Date(at.now()).toISOString().slice(0, 10).replaceAll('-', '.'),
        Section: 'A',
        Round: expect.any(String),
        Result: '*',
      })
    expect(records.map(({ Board }) => Board)).toEqual(['1', '2', '3'])
    const own = records.find(({ White }) => White === 'Ada')
    expect(own).toMatchObject({ WhiteTitle: 'GMI', WhiteRating: '2010', WhiteClub: 'Leiden', WhiteId: '12-7' })
    expect(own).not.toHaveProperty('BlackTitle')
  })

  test.each([
    ['english', 'black', '1-0', 'Black wins'],
    ['english', 'white', '0-1', 'White wins'],
    ['english', 'draw', '1/2-1/2', 'Draw'],
    ['english', 'void', '*', 'The game does not count'],
    ['international', 'black', '0-2', 'Black wins'],
    ['international', 'white', '2-0', 'White wins'],
    ['international', 'draw', '1-1', 'Draw'],
    ['international', 'void', '*', 'The game does not count'],
  ])('of %s carries a ruling that %s, above the end of the game', async (rules, result, score, verdict) => {
    const at = eventApi()
    const { id, secretary, links } = await begunEvent(at, THREE, KEYS.club, { rules })
    const { body } = await at.ask('GET', `/v1/tournaments/${id}`, { token: links['Ada'] })
    const [seat] = body.you?.boards ?? []
    const board = seat?.board ?? 0
    const game = body.boards[board - 1]?.game ?? ''
    await at.ask('POST', `/v1/games/${game}/actions`, { token: seat?.token, body: { type: 'resign', ply: 0 } })
    await at.soon()
    await at.act(id, secretary, { type: 'rule', board, result, reason: 'Both were "right".' })
    await at.soon()
    const record = (await recordsOf(at, id)).find(({ Site }) => Site?.endsWith(game))
    expect(record).toMatchObject({
      Result: score,
      Termination: 'adjudication',
      Ruling: `${verdict}, ruled by the secretary: Both were \\"right\\".`,
    })
    const alone = await at.ask('GET', `/v1/games/${game}.pdn`)
    expect(tagsOf(alone.text)).not.toHaveProperty('Ruling')
  })
})

describe('the CSV of a tournament', () => {
  const rowsOf = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')

  test('has the players in the order of the table; only officials see who has not accepted', async () => {
    const at = eventApi()
    const { id, secretary } = await sentEvent(
      at,
      { players: [{ name: 'Ada', rating: '1842' }, { name: 'Bea' }] },
      KEYS.club,
    )
    const [anyone, official] = await Promise.all([
      at.ask('GET', `/v1/tournaments/${id}.csv`),
      at.ask('GET', `/v1/tournaments/${id}.csv`, { token: secretary }),
    ])
    expect(anyone.headers['content-type']).toContain('text/csv')
    expect(rowsOf(anyone.text)).toHaveLength(1)
    expect(rowsOf(official.text).slice(1)).toEqual([
      expect.stringMatching(/^,1,Ada,,,,1842,.*invited/),
      expect.stringMatching(/^,2,Bea,.*invited/),
    ])
  })

  test('runs in no spreadsheet, and can be the list of another event', async () => {
    const at = eventApi()
    const players = [
      { name: '=HYPERLINK("http://evil.test")', club: '+31 club', id: '-1', rating: '@1842' },
      { name: 'Bos, Anna', club: 'The "Cup"' },
    ]
    const { id, secretary } = await sentEvent(at, { players }, KEYS.club)
    const { text } = await at.ask('GET', `/v1/tournaments/${id}.csv`, { token: secretary })
    const cells = text.split(/,|\r\n/)
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell.replace(/^\uFEFF/, '')))).toEqual([])
    expect(readPlayerList(text.replace(/^\uFEFF/, ''))).toMatchObject({ faults: [], players })
    const again = await at.found(
      { title: 'Again', secretary: { name: 'Sam' }, list: text },
      { token: KEYS.club, key: 'another-key-of-a-program' },
    )
    expect([again.status, again.body.tournaments[0]?.tournament.you?.entrants]).toMatchObject([201, players])
  })

  test('has the games with their results and rulings', async () => {
    const at = eventApi()
    const { id, secretary } = await begunEvent(at, THREE, KEYS.club)
    await at.act(id, secretary, { type: 'rule', board: 1, result: 'white', reason: 'No show.' })
    const { text, headers } = await at.ask('GET', `/v1/tournaments/${id}.csv`, { query: { rows: 'games' } })
    expect(headers['content-disposition']).toContain(`${id}-games.csv`)
    expect(rowsOf(text)).toHaveLength(4)
    expect(rowsOf(text)[1]).toMatch(/^1,1,1,,\w+,\w+,.*,0-2,ruling,No show\.,https:\/\/draughts\.test\/g\/\w{12}$/)
    const wrong = await at.ask('GET', `/v1/tournaments/${id}.csv`, { query: { rows: 'emails' } })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid-request'])
  })

  test('says the same of a ruled board whose player was replaced as PDN and JSON, and founds no event with who has left', async () => {
    const at = eventApi()
    const { id, secretary } = await begunEvent(at, THREE, KEYS.club)
    await at.act(id, secretary, { type: 'rule', board: 1, result: 'black', reason: 'Agreed.' })
    await at.soon()
    const { boards } = (await at.ask('GET', `/v1/tournaments/${id}`)).body
    const replaces = boards[0]?.black ?? 0
    const invited = await at.act(id, secretary, { type: 'invite', entrants: [{ name: 'Dan' }], replaces })
    await at.act(id, invited.body.tournament.you?.entrants[3]?.link?.token ?? '', { type: 'accept' })
    await at.soon()
    const { body } = await at.ask('GET', `/v1/tournaments/${id}`)
    expect(body.boards[0]).toMatchObject({ number: 1, result: null, void: true, voidReason: 'replaced' })
    expect(body.boards[0]).not.toHaveProperty('ruling')
    const games = await at.ask('GET', `/v1/tournaments/${id}.csv`, { query: { rows: 'games' } })
    expect(rowsOf(games.text)[1]).toContain(',void,replaced,,')
    const record = (await recordsOf(at, id)).find(({ Board }) => Board === '1')
    expect(record).toMatchObject({ Ruling: 'The game does not count: a player was replaced' })
    const { tournaments } = (await at.ask('GET', '/v1/tournaments', { token: KEYS.club })).body
    expect(tournaments).toMatchObject([{ players: 3, games: { all: 3, over: 0 } }])
    const { text } = await at.ask('GET', `/v1/tournaments/${id}.csv`, { token: secretary })
    expect(new Set(rowsOf(text).map((row) => row.split(',').length))).toEqual(new Set([18]))
    const left = body.players.find(({ number }) => number === replaces)?.name
    expect(
      readPlayerList(text)
        .players.map(({ name }) => name)
        .toSorted(),
    ).toEqual([...THREE, 'Dan'].filter((name) => name !== left).toSorted())
  })
})
