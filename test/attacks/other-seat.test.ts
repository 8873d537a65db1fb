import { describe, expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { PANELS, TABS } from '../../shared/pages/board/choice.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { playerOf } from '../../shared/game/model/game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { act, arbiterOf, ask, begun, idOf, invitationOf, newGame, playOut, stand } from '../pages/stand.ts'

/** What one seat alone may see, in words that occur nowhere else. */
const OF = {
  creator: {
    note: 'dawn in the double corner',
    email: 'joost@creator.test',
    tree: '22-17.9-13.17-14.10x17.21x14_0.24-20.15-18',
    moves: ['11-15', '24-20'],
    lines: ['15-18', '22x15'],
  },
  opponent: {
    note: 'dusk on the long diagonal',
    email: 'amara@opponent.test',
    tree: '24-20.15-18.22x15.10x19_0.22-18.15x22',
    moves: ['11-15'],
    lines: ['22-17', '9-13', '17-14', '10x17'],
  },
} as const

type Who = keyof typeof OF

/** Returns moves in both written forms: as the pages write them, and as the API does. */
const writtenLines = (lines: readonly string[]): readonly string[] => [lines.join(' '), lines.join('","')]

/** Returns a game in which both seats have everything that is secret, but only the planner has conditional moves. */
const table = async (planner: Who) => {
  const at = stand()
  const { creator, opponent } = await begun(at, {
    email: OF.creator.email,
    opponentEmail: '',
    arbiterName: 'Ida',
    arbiterEmail: 'ida@arbiter.test',
  })
  await playOut(at, [opponent, creator], ['11-15'])
  const seats = { creator, opponent }
  for (const who of ['creator', 'opponent'] as const) {
    await ask(at, `${seats[who]}/own`, { form: { note: OF[who].note } })
    await ask(at, `${seats[who]}/try`, { form: { ply: '1', tree: OF[who].tree, at: '1', do: 'keep' } })
  }
  await ask(at, `${opponent}/settings`, { form: { name: 'Amara', email: OF.opponent.email, timeZone: 'UTC' } })
  const { moves, lines } = OF[planner]
  for (const move of moves.slice(1))
    expect((await ask(at, `${creator}/move`, { form: { move, ply: '1' } })).status).toBe(303)
  const planned = await act(at, seats[planner], 'plan', { ply: String(moves.length), lines: lines.join(' ') })
  expect(planned.status).toBe(303)
  return { at, seats, arbiter: await arbiterOf(at, creator), open: await newGame(at) }
}

type Table = Awaited<ReturnType<typeof table>>

const VIEWS = [
  '',
  ...PANELS.map((panel) => `?panel=${panel}`),
  ...TABS.map((tab) => `?tab=${tab}`),
  '?ply=0',
  '?done=note',
]

const byApi = ({ at }: Table, method: string, path: string, token: string, body = ''): Promise<Response> =>
  answerApi(at.service, {
    method,
    path,
    query: {},
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
    from: '192.0.2.1',
    receivedAt: at.clock.now,
  })

/** Reads every route, with one reader's link and without one. */
const readBy = async (game: Table, link: string): Promise<readonly (readonly [path: string, Response])[]> => {
  const { at, open } = game
  const [id, token] = [idOf(link), link.slice(3)]
  const fill = (path: string): string =>
    path.replace('{id}', id).replace('{token}', token).replace('{rules}', 'english').replace('{table}', 'english-4')
  const found: (readonly [string, Response])[] = []
  for (const { method, path } of PAGE_ROUTES.filter((route) => route.method === 'GET'))
    for (const view of /^\/[pg]\/\{\w+\}$/.test(path) ? VIEWS : [''])
      found.push([`${method} ${path}${view}`, await ask(at, `${fill(path)}${view}`)])
  for (const { method, path } of API_ROUTES.filter((route) => route.method === 'GET'))
    found.push([`${method} ${path}`, await byApi(game, method, fill(path), token)])
  const pollBody = JSON.stringify({ seats: [{ token }, { token: open.slice(3) }] })
  found.push(['POST /v1/games/look', await byApi(game, 'POST', '/v1/games/look', token, pollBody)])
  found.push(['POST /language', await ask(at, '/language', { form: { language: 'nl', back: link } })])
  found.push(['GET invitation', await ask(at, invitationOf((await ask(at, open)).body))])
  return found
}

const leaks = async (game: Table, link: string, of: Who): Promise<readonly string[]> => {
  const { note, email, tree, lines } = OF[of]
  const loaded = await loadGame(game.at.service.games, idOf(link))
  const secrets = [
    note,
    email,
    tree,
    ...writtenLines(lines),
    game.seats[of].slice(3),
    loaded && playerOf(loaded.game, of)?.contact,
    '"salt"',
  ]
  return (await readBy(game, link)).flatMap(([path, response]) => {
    const whole = `${response.body}${Buffer.from(response.bytes ?? []).toString('latin1')}${JSON.stringify(response.headers)}`
    return secrets
      .filter((secret) => secret !== undefined && whole.includes(secret))
      .map((secret) => `${path}: ${secret}`)
  })
}

describe.each(['creator', 'opponent'] as const)('while the %s has conditional moves', (planner) => {
  test('no route shows a reader another seat’s note, address, analysis, conditional moves or link', async () => {
    const game = await table(planner)
    const { creator, opponent } = game.seats
    // This token has the id of the right game, but is nobody's link.
    const watching = `/p/c1${idOf(creator)}${'a'.repeat(32)}`
    for (const [reader, link, of] of [
      ['creator', creator, 'opponent'],
      ['opponent', opponent, 'creator'],
      ['arbiter', game.arbiter, 'creator'],
      ['arbiter', game.arbiter, 'opponent'],
      ['watcher', watching, 'creator'],
    ] as const)
      expect([reader, ...(await leaks(game, link, of))]).toEqual([reader])
  })

  test('the seat itself finds all of these, so the test looks for the right words', async () => {
    const game = await table(planner)
    const { note, email, tree, lines } = OF[planner]
    const all = await readBy(game, game.seats[planner])
    const whole = all.map(([, { body }]) => body).join('\n')
    expect([note, email, tree, ...writtenLines(lines)].filter((each) => !whole.includes(each))).toEqual([])
    expect(all.filter(([, { status }]) => status === 200).length).toBeGreaterThan(40)
  })
})
