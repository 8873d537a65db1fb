import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { TOURNAMENT_RETENTION } from '../../shared/tournament/model/tournament-limits.ts'
import { standingsOf } from '../../shared/tournament/standings/standings.ts'
import { acceptEvent, begunEvent, mailedPath, press, resignBoard, sentEvent, tournamentAt } from './event-stand.ts'
import { type Stand, ask, stand } from './stand.ts'

/** Returns the rows of a crosstable: of each the texts of its cells, with the figures of a cell joined by a blank. */
const rowsIn = (page: string): readonly (readonly string[])[] =>
  [...(/<tbody>(.*?)<\/tbody>/s.exec(page)?.[1] ?? '').matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )

describe('the table on the public page', () => {
  test('has both games of a pair in one cell, the own Black game first, and grey rows for who is struck out', async () => {
    const at = stand()
    const event = await begunEvent(at, 3, { format: 'two-game' })
    const { boards } = await tournamentAt(at, event.page)
    const board = (black: number, white: number): number =>
      boards.find((each) => each.black === black && each.white === white)?.number ?? 0
    expect((await ask(at, event.table)).body).toContain('So far')
    await press(at, `${event.page}/act`, { type: 'rule', board: String(board(1, 2)), result: 'black', reason: 'Fine.' })
    await press(at, `${event.page}/act`, { type: 'rule', board: String(board(2, 1)), result: 'draw', reason: 'Fine.' })
    const rows = rowsIn((await ask(at, event.table)).body)
    expect(rows.map(([name]) => name)).toEqual(['1 Adwoa Boateng', '2 Wanjiku Kamau', '3 Otis Brown'])
    // Games, points, wins and Sonneborn-Berger stand at the end.
    expect(rows[0]).toEqual(['1 Adwoa Boateng', '', '2 1', '– –', '2', '3', '1', '3'])
    expect(rows[1]).toEqual(['2 Wanjiku Kamau', '1 0', '', '– –', '2', '1', '0', '3'])
    await press(at, `${event.entrants[2]}/act`, { type: 'withdraw' })
    const { body } = await ask(at, event.table)
    expect(body).toMatch(
      /<tr class="struck"><th scope="row"><div><span class="rank"><\/span>\s*<span><s>Otis Brown<\/s>/,
    )
    expect(body).toContain('aria-label="Adwoa Boateng, White: lost, 0"')
    expect(rowsIn(body).at(-1)?.length).toBe(5)
    expect((await tournamentAt(at, event.page)).status).toBe('finished')
    expect(body).toContain('Final')
  })

  test('agrees with the standings, and lists the running games by deadline', async () => {
    const at = stand()
    const event = await begunEvent(at, 5)
    for (const [place, number] of [1, 3, 4, 8].entries())
      await resignBoard(at, event.page, number, place % 2 === 0 ? 'creator' : 'opponent')
    const { body } = await ask(at, event.table)
    const shown = rowsIn(body).map((row) => row.slice(-4).map(Number))
    expect(shown).toEqual(
      standingsOf(await tournamentAt(at, event.page)).map(({ points, wins, draws, losses, sonnebornBerger }) => [
        wins + draws + losses,
        points,
        wins,
        sonnebornBerger,
      ]),
    )
    expect(body.match(/<li><span class="quiet">\d+<\/span>/g)).toHaveLength(6)
    expect(body).toContain(`href="/v1/tournaments/${event.table.slice(3)}.pdn"`)
  })

  test('names nobody who has not accepted, and no address', async () => {
    const at = stand()
    const event = await sentEvent(at, 4, { name: '<b>Joost</b>' })
    await acceptEvent(at, event, 2)
    const [page, frame] = [await ask(at, event.table), await ask(at, `${event.table}/embed`)]
    expect(page.body).toContain('Wanjiku Kamau')
    for (const { status, body } of [page, frame])
      expect([status, /Adwoa|Otis|Sofia|@players|@club|<b>Joost/.exec(body)]).toEqual([200, null])
  })

  test('may be framed by anyone, in the language and colours of its address, and nothing in it acts', async () => {
    const at = stand()
    const event = await begunEvent(at, 3)
    const { body, headers } = await ask(at, `${event.table}/embed?theme=dark&language=nl`)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'; base-uri 'none'; frame-ancestors \*$/,
    )
    expect(body).not.toMatch(/<(?:script|form|button|input|link|img|iframe)|\/[poej]\//i)
    expect(body).toMatch(/<html\s+lang="nl-NL"\s+class="dark"/)
    expect(body.match(/<a (?![^>]*target="_blank")/g)).toBeNull()
    for (const path of [event.table, event.page, event.entrants[0] ?? '', '/t'])
      expect((await ask(at, path)).headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect((await ask(at, '/t/AAAAAAAAAAAA/embed')).headers['cache-control']).toBe('no-store')
  })

  test('has the score of a match of teams, and its boards by pair', async () => {
    const at = stand()
    const players = ['Home', 'Guests'].flatMap((team) => [1, 2].map((place) => `${team} ${place};${team};${place}`))
    const list = ['Name;Team;Board', ...players].join('\n')
    const event = await sentEvent(at, 4, { format: 'team-match', players: list })
    for (const number of [1, 2, 3, 4]) await acceptEvent(at, { ...event, emails: [] }, number)
    await press(at, `${event.page}/act`, { type: 'start' })
    await resignBoard(at, event.page, 1, 'opponent')
    await resignBoard(at, event.page, 2, 'opponent')
    const { body } = await ask(at, event.table)
    expect(rowsIn(body)).toHaveLength(2)
    expect(body).toMatch(/(?:Home 1 – Guests 1|Guests 1 – Home 1)<\/span>/)
  })
})

test('the emails about a tournament stop by one press, and begin again by another', async () => {
  const at = stand()
  const event = await begunEvent(at, 3)
  const path = await mailedPath(at, event.emails[0] ?? '', 's')
  expect((await ask(at, path)).status).toBe(200)
  const { contact = '' } = (await tournamentAt(at, event.page)).entrants[0] ?? {}
  const isSilent = async () => (await at.service.contacts.load(event.table.slice(3), contact))?.silent === true
  await ask(at, path, { form: {} })
  expect(await isSilent()).toBe(true)
  await ask(at, path, { form: { undo: '1' } })
  expect(await isSilent()).toBe(false)
})

test('a link that has expired with its event leads to the table, which stays', async () => {
  const at = stand()
  const event = await begunEvent(at, 3)
  const stopping = await mailedPath(at, event.emails[0] ?? '', 's')
  await press(at, `${event.page}/act`, { type: 'cancel', reason: 'Rain.' })
  at.clock.now += TOURNAMENT_RETENTION.finished
  for (const path of [event.page, event.entrants[0] ?? '', stopping]) {
    const { status, body } = await ask(at, path)
    expect([status, body.includes(`href="${event.table}"`)]).toEqual([410, true])
  }
  expect((await ask(at, event.table)).status).toBe(200)
})

describe('the page of 16 players', () => {
  const MOST = 15_000
  const packedSize = (text: string): number => gzipSync(text, { level: 9 }).length
  const styles = [...assetFiles({}).files]
    .filter(([name]) => /^(?:crownhead|event)-.*css$/.test(name))
    .map(([, { body }]) => packedSize(String(body)))
  let at: Stand
  let [single, double] = ['', '']
  beforeAll(async () => {
    at = stand()
    single = (await begunEvent(at, 16)).table
    double = (await begunEvent(at, 16, { format: 'two-game' })).table
  })

  test.each(LANGUAGES)('is light, with its styles: %s', async (language) => {
    const headers = { 'accept-language': language }
    const sizes = await Promise.all(
      [single, double].map(async (path) => packedSize((await ask(at, path, { headers })).body)),
    )
    const [one = 0, two = 0] = sizes
    expect(styles).toHaveLength(2)
    // All play all, with 120 games, and with the style that all pages share.
    expect(one + styles.reduce((sum, size) => sum + size)).toBeLessThan(MOST)
    // With 240 games.
    expect(two + (styles[1] ?? 0)).toBeLessThan(MOST)
  })
})
