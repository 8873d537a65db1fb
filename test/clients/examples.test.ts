import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { crownhead, readTournamentLink } from '../../packages/client/src/index.ts'
import { spawned } from './spawned.ts'
import { NAME, receiverThat } from '../harness/receiver.ts'
import { keyIn, telling } from '../harness/telling.ts'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { installed } from './installed.ts'
import { served } from './served.ts'

const root = join(import.meta.dirname, '../..')
const example = (name: string) => join(root, 'examples', name)

/** Creates two seats of a game in which 5-9 and 13x6 are forced. */
const twoSeats = async (origin: string, names: readonly [string, string], key?: string) => {
  const { ask } = crownhead({ origin, ...(key !== undefined && { key }) })
  const body = { creator: { name: names[0], seat: 'black' }, opening: { fen: 'B:W13:B5' } } as const
  const { game, links } = await ask('create', { body })
  const token = links.invitation?.token ?? ''
  const taken = await ask('claim', { path: { id: game.id }, token, body: { name: names[1] } })
  return { id: game.id, black: links.creator, white: taken.links.seat }
}

test('two bots play two games to their end, with requests that cover all games of each', async () => {
  await using folder = await installed('client')
  await using service = await served()
  cpSync(example('bot.ts'), join(folder.path, 'bot.ts'))
  const tables = [await twoSeats(service.origin, ['Amara', 'Otis']), await twoSeats(service.origin, ['Ada', 'Bo'])]
  const bot = (seat: 'black' | 'white') => {
    writeFileSync(join(folder.path, seat), tables.map((table) => table[seat]?.url).join('\n'))
    return spawned(process.execPath, ['bot.ts', seat, '0.3'], { cwd: folder.path })
  }
  const [black, white] = await Promise.all([bot('black'), bot('white')])
  for (const { id } of tables) {
    expect(black).toMatchObject({ code: 0, error: '', out: expect.stringContaining(`${id} 1: 5-9\n`) })
    expect(white).toMatchObject({ code: 0, error: '', out: expect.stringContaining(`${id} 2: 13x6\n`) })
    for (const { out } of [black, white]) expect(out).toContain(`${id} over: white has won`)
  }
})

/**
 * The names `@everyone` and `**Otis**` as Discord must get them: a word joiner prevents the mention, and backslashes
 * prevent bold type.
 */
const [AT_EVERYONE, OTIS] = ['\\@\u2060everyone', String.raw`\*\*Otis\*\*`]

type Post = { readonly content: string; readonly allowed_mentions: object }

test('a Discord channel gets the turns and the end from the service itself, also when Discord is busy; nobody is pinged', async () => {
  await using folder = await installed('client')
  await using data = await tempFolder('discord')
  cpSync(example('discord.ts'), join(folder.path, 'discord.ts'))
  const busy: number[] = []
  await using discord = await receiverThat((_, response) => response.writeHead(busy.shift() ?? 204).end())
  const service = await telling(data.path, discord.port)
  const key = await keyIn(data.path, ['games:create', 'webhooks'])
  const env = { CROWNHEAD_KEY: key, DISCORD_WEBHOOK: `https://${NAME}/api/webhooks/1/secret` }
  const setUp = (...more: readonly string[]) =>
    spawned(process.execPath, ['discord.ts', service.origin, ...more], { cwd: folder.path, env })
  expect(await setUp()).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^added .*delivered \(204\)\n$/),
  })
  expect(await setUp('nl', 'Spring cup')).toMatchObject({ code: 0, out: expect.stringMatching(/^changed .*delivered/) })
  const { webhooks } = await crownhead({ origin: service.origin, key }).ask('hooks', {})
  expect(webhooks).toMatchObject([{ format: 'discord', locale: 'nl', labels: { event: 'Spring cup' }, disabled: null }])
  expect(await setUp('en')).toMatchObject({ code: 0 })

  const posts = (): readonly Post[] => discord.received.slice(3).map(({ body }) => JSON.parse(body) as Post)
  busy.push(429)
  const { id, black, white } = await twoSeats(service.origin, ['@everyone', '**Otis**'], key)
  await expect.poll(() => posts().length).toBe(1)
  await service.driver.advance(60_000)
  await expect.poll(() => posts().length).toBe(2)
  const { ask } = crownhead({ origin: service.origin })
  const move = (token = '', ply: number, text: string) =>
    ask('move', { path: { id }, token, body: { ply, move: text } })
  await move(black?.token, 0, '5-9')
  await expect.poll(() => posts().length).toBe(3)
  await move(white?.token, 1, '13x6')
  await expect.poll(() => posts().length).toBe(4)
  const title = `${AT_EVERYONE} – ${OTIS}`
  const said = posts().map(({ content }) => content.split('\n'))
  expect(said.map(([first]) => first)).toEqual([title, title, title, title])
  expect(said.map(([, second]) => second)).toEqual([
    expect.stringContaining(AT_EVERYONE),
    expect.stringContaining(AT_EVERYONE),
    expect.stringContaining(OTIS),
    expect.stringContaining(OTIS),
  ])
  for (const { allowed_mentions: allowed } of posts()) expect(allowed).toEqual({ parse: [] })
  busy.push(404)
  expect(await setUp()).toMatchObject({ code: 1, out: expect.stringMatching(/given-up \(404\)\n$/) })
  await service.stop()

  expect(await spawned(process.execPath, ['discord.ts'], { cwd: folder.path })).toMatchObject({
    code: 1,
    error: expect.stringContaining('Give the address of a service'),
  })
})

const PYTHON = 'python3'
const hasPython = spawnSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

test.skipIf(!hasPython)(
  'the example in Python takes a signed delivery, and no other (skipped without Python 3.9)',
  () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const body = '{"type":"turn","data":{"name":"Zoë"}}'
    const now = new Date()
    const signed = new Webhook(secret).sign('msg_1', now, body)
    const tell = (at: number, text: string) => {
      const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(at), 'webhook-signature': `v1,ü ${signed}` }
      const code = `import json, sys; from verify_webhook import verified
secret, headers, text = json.loads(sys.argv[1])
print(json.dumps(verified(secret, headers, text.encode())))`
      const cwd = join(root, 'examples')
      const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
      const { stdout, stderr } = spawnSync(PYTHON, ['-c', code, JSON.stringify([secret, headers, text])], { cwd, env })
      return stdout.toString() + stderr.toString()
    }
    const at = Math.floor(now.getTime() / 1000)
    expect(JSON.parse(tell(at, body))).toEqual(JSON.parse(body))
    expect(tell(at, `${body} `)).toContain('not signed with this secret')
    expect(tell(at - 301, body)).toContain('not of now')
  },
)

test.skipIf(!hasPython)(
  'a tournament of three in Python, from a list to the table (skipped without Python 3.9)',
  async () => {
    await using folder = await tempFolder('tournament')
    await using service = await served()
    const { ask } = crownhead(service)
    const players = join(folder.path, 'players.csv')
    writeFileSync(players, 'Name,Rating\nAmara,1842\nOtis,\nZo\u00eb,\n')
    const env = { FORMAT: 'single', CROWNHEAD_KEY: KEYS.club }
    const run = (...more: readonly string[]) =>
      spawned(PYTHON, [example('tournament.py'), folder.path, ...more], { env })
    const read = (name: string) => readFileSync(join(folder.path, name), 'utf8')

    const made = await run(service.origin, 'Autumn open', players)
    expect(made).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('not answered yet: Amara, Otis, Zo\u00eb'),
    })
    for (const name of ['links.txt', 'state.json']) expect(statSync(join(folder.path, name)).mode & 0o777).toBe(0o600)
    const links = new Map(
      read('links.txt')
        .trim()
        .split('\n')
        .map((line) => line.split('\t') as [name: string, url: string]),
    )
    expect([...links.keys()]).toEqual(['The secretary', 'Amara', 'Otis', 'Zo\u00eb'])
    for (const name of ['Amara', 'Otis', 'Zo\u00eb']) {
      const { id = '', token = '' } = readTournamentLink(links.get(name) ?? '') ?? {}
      await ask('tournamentAct', { path: { tournament: id }, token, body: { type: 'accept' } })
    }
    const begun = await run()
    expect(begun).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('Autumn open: 0 of 3 games are over'),
    })
    const { id = '', token = '' } = readTournamentLink(links.get('The secretary') ?? '') ?? {}
    for (const board of [1, 2, 3])
      await ask('tournamentAct', {
        path: { tournament: id },
        token,
        body: { type: 'rule', board, result: 'black', reason: 'No show.' },
      })
    const followed = await run()
    expect(followed.out).toBe(read('table.txt'))
    // Each of the three games gives two points.
    const sums = [...followed.out.matchAll(/^ *\d+ \S+ +(\d+) {2}\+/gm)].map(([, points]) => Number(points))
    expect(sums).toHaveLength(3)
    expect(sums.reduce((a, b) => a + b, 0)).toBe(6)
    expect(read('players.csv')).toContain('Amara')
    expect(await run()).toMatchObject({ code: 0, out: followed.out })
  },
)

test.skipIf(!hasPython)('the sections of a tournament are all founded, sent and followed', async () => {
  await using folder = await tempFolder('tournament')
  await using service = await served()
  const { ask } = crownhead(service)
  const players = join(folder.path, 'players.csv')
  writeFileSync(players, 'Name,Section\nAmara,A\nOtis,A\nZo\u00eb,B\nBo,B\n')
  const env = { FORMAT: 'single', CROWNHEAD_KEY: KEYS.club }
  const run = (...more: readonly string[]) => spawned(PYTHON, [example('tournament.py'), folder.path, ...more], { env })
  expect(await run(service.origin, 'Cup', players)).toMatchObject({ code: 0, error: '' })
  const links = readFileSync(join(folder.path, 'links.txt'), 'utf8').trim().split('\n')
  expect(links.map((line) => line.split('\t')[0])).toEqual([
    'The secretary, A',
    'Amara',
    'Otis',
    'The secretary, B',
    'Zo\u00eb',
    'Bo',
  ])
  for (const line of links) {
    const { id = '', token = '', kind } = readTournamentLink(line.split('\t')[1] ?? '') ?? {}
    if (kind === 'invitation') await ask('tournamentAct', { path: { tournament: id }, token, body: { type: 'accept' } })
  }
  const begun = await run()
  expect(begun.out).toContain('Cup, A: 0 of 1 games are over')
  expect(begun.out).toContain('Cup, B: 0 of 1 games are over')
  expect(readFileSync(join(folder.path, 'players-2.csv'), 'utf8')).toContain('Bo')
  expect(await run()).toMatchObject({ code: 0, out: begun.out })
})

test.skipIf(!hasPython)('a tournament whose founding was interrupted is founded once', async () => {
  await using folder = await tempFolder('tournament')
  let isLost = true
  await using service = await served((answering) => async (incoming) => {
    const reply = await answering(incoming)
    // The tournament is founded, but the answer is lost.
    return incoming.method === 'POST' && isLost ? { status: 502, headers: {}, body: '' } : reply
  })
  const players = join(folder.path, 'list.txt')
  writeFileSync(players, 'Amara\nOtis <otis@draughts.test>\n')
  const env = { CROWNHEAD_KEY: KEYS.club }
  const run = (...more: readonly string[]) => spawned(PYTHON, [example('tournament.py'), folder.path, ...more], { env })
  expect(await run(service.origin, 'Cup', players)).toMatchObject({ code: 1 })
  isLost = false
  expect(await run()).toMatchObject({ code: 0 })
  expect(service.asked.filter((line) => line === 'POST /v1/tournaments')).toHaveLength(2)
  const links = readFileSync(join(folder.path, 'links.txt'), 'utf8')
  // Who has an address is invited by email alone.
  expect(links).toMatch(/^The secretary\thttp\S+\nAmara\thttp:\/\/\S+\/j\/\S+\n$/)
})
