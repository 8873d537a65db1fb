import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Client, clientOf, newPair, playOn, sitDown } from './client.ts'
import { DEMO_ROWS } from './demo-rows.ts'
import { type Running, startService } from './running.ts'

/** Returns every row of every table, except the networks' rate limits, which reads may change. */
const dump = (folder: string): Readonly<Record<string, readonly unknown[]>> => {
  const database = new DatabaseSync(join(folder, 'crownhead.db'), { readOnly: true })
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  const rows = tables.map(({ name }) => [
    String(name),
    database
      .prepare(`SELECT * FROM "${String(name)}"`)
      .all()
      .filter(({ account }) => !String(account).startsWith('network:')),
  ])
  database.close()
  return Object.fromEntries(rows) as Readonly<Record<string, readonly unknown[]>>
}

/** Returns the id of the demo tournament and the token of its secretary, from the links in the output. */
const demoTournamentOf = ({ said }: Running) => {
  const [id = '', secretary = ''] = [/\/t\/(\w{12})/, /\/o\/([\w-]+)/].map((link) => link.exec(said())?.[1])
  return { id, secretary }
}

/**
 * Creates a running game, an open invitation and a finished game, with every kind of link, beside the demo tournament.
 */
const seed = async (client: Client, tournament: ReturnType<typeof demoTournamentOf>) => {
  const active = await sitDown(client)
  await playOn(client, active, ['9-13', '22-18'])
  const { black } = newPair()
  const open = (await client.create({ creator: { ...black, seat: 'toss' } })).body
  const over = await sitDown(client)
  await client.act(over.id, over.tokens.white, { type: 'resign', ply: 0 })
  // In this hour all effects are carried out, so that none follows the first read.
  await client.advance('PT1H')
  return {
    ids: [active.id, open.game.id, over.id, tournament.id, 'AAAAAAAAAAAA'],
    tokens: [
      ...Object.values(active.tokens),
      open.links.creator.token,
      open.links.invitation.token,
      over.tokens.black,
      tournament.secretary,
      'nonsense',
    ],
  }
}

type Seeded = Awaited<ReturnType<typeof seed>>

const QUERIES = [
  '',
  '?from=10',
  '?move=10-14',
  '?from=10&move=10-15&flip=1',
  '?way=1x28',
  '?ply=1&flip=1',
  '?resign=1&abort=1',
  '?type=remark&ply=0&text=Hello&message=Hello&done=remark',
  '?ply=1&tree=22-18&at=1&do=keep&language=nl&back=/games',
]

const assetsOn = async ({ base }: Running) =>
  (await (await fetch(`${base}/`)).text()).match(/(?<=\/assets\/)[^"]+/g) ?? []

const pathsOf = async (running: Running, { ids, tokens }: Seeded): Promise<readonly string[]> => {
  const values = {
    id: ids,
    tournament: ids,
    token: tokens,
    rules: ['english', 'huff'],
    table: ['english-4', 'chess-4'],
    hook: ['AbCdEfGhIjKl'],
    order: ['AbCdEfGhIjKl'],
    name: [...(await assetsOn(running)), 'none.js'],
  }
  const filled = [...API_ROUTES, ...PAGE_ROUTES].flatMap(({ path }) => {
    const [hole, name = ''] = /\{(\w+)\}/.exec(path) ?? []
    if (hole === undefined) return [path]
    return values[name as keyof typeof values].map((value) => path.replace(hole, value))
  })
  return [...new Set([...filled, '/dev/mail', '/dev/mail/1', '/dev/clock', '/nowhere', '/favicon.ico', '/robots.txt'])]
}

test('no GET or HEAD changes anything, on any route, with any link', async () => {
  await using folder = await tempFolder('reads')
  await using running = await startService({ folder: folder.path })
  const seeded = await seed(clientOf(running), demoTournamentOf(running))
  const paths = await pathsOf(running, seeded)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThanOrEqual(4)
  const before = dump(folder.path)
  expect(before['game']).toHaveLength(3 + DEMO_ROWS)
  const statuses = new Map<number, number>()
  const read = async (method: string, path: string, headers: Record<string, string>) => {
    const response = await fetch(running.base + path, { method, headers, redirect: 'manual' })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    expect(response.status, `${method} ${path.replace(/[\w-]{46}/, '{token}')}`).toBeLessThan(500)
  }
  // In `npm test` each path of the API is tried with three of the links, which take turns, and HEAD only without a
  // link.
  const few = (all: readonly Record<string, string>[], index: number) =>
    isLong ? all : [0, 2, 4].map((n) => all[(index + n) % all.length] ?? {})
  const anyone: readonly Record<string, string>[] = [
    {},
    { 'if-none-match': '"3"' },
    { accept: 'application/json', purpose: 'prefetch' },
  ]
  // Only the API reads the header; a page has its link in its path.
  const holders = seeded.tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  for (const [index, path] of paths.entries()) {
    const holding = path.startsWith('/v1/') ? few(holders, index) : holders.slice(0, 1)
    for (const [n, headers] of [...anyone, ...holding].entries()) {
      await read('GET', path, headers)
      if (isLong || n === 0) await read('HEAD', path, headers)
    }
  }
  // In `npm test` each path is asked with a third of the queries, which take turns.
  for (const [index, path] of paths.entries())
    for (const [n, query] of QUERIES.entries()) if (isLong || n % 3 === index % 3) await read('GET', path + query, {})
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 304, 404, 405]))
  expect(dump(folder.path)).toEqual(before)
})
