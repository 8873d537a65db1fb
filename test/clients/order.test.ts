import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEntries } from '../../packages/cli/src/tournament/read-entries.ts'
import { sheetIssues } from '../../packages/cli/src/tournament/sheet-issues.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { person } from './people.ts'
import { served } from './served.ts'

const env = { CROWNHEAD_KEY: KEYS.club }

const secretary = async () => {
  const folder = await tempFolder('sheets')
  const service = await served()
  const someone = await person(service.origin)
  const orders = (sheet: string, ...more: readonly string[]) => {
    const file = join(folder.path, 'sheet.csv')
    writeFileSync(file, sheet)
    return someone.typesWords(['order', file, ...more], [], { env })
  }
  const end = async () => {
    await someone[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
    await folder.remove()
  }
  return { service, someone, orders, [Symbol.asyncDispose]: end }
}

const OTIS = 'otis@draughts.test'
const NAMES = 'name,email\nAmara,\nOtis,\nZoe,\n'
const PAIRS = 'Black;White;Round;White email\nAmara;Otis;1;\n"Zoe ""Z""";Amara;2;amara@draughts.test\n'

test('a round robin from a sheet of names is tried without effect, then made, and made only once', async () => {
  await using at = await secretary()
  const tried = await at.orders(NAMES, '--dry-run', '--event', 'Cup')
  expect(tried).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^3 would be made:\nround 1, board 1, /),
  })
  expect(at.service.placed).toEqual([])
  const made = await at.orders(NAMES, '--event', 'Cup')
  expect(made).toMatchObject({ code: 0, error: '', out: expect.stringContaining('3 of 3 made\n') })
  expect(made.out).not.toContain('http')
  expect(made.out.match(/^\w{12} round \d, board \d, \w+ v \w+$/gm)).toHaveLength(3)
  const again = await at.orders(NAMES, '--event', 'Cup', '--links')
  expect(again.out.match(/^ {2}(black|white): http:\/\/\S+\/(p|i)\/\S+$/gm)).toHaveLength(6)
  expect(at.service.placed).toHaveLength(1)
  await at.orders(NAMES, '--event', 'Cup', '--again', 'autumn')
  await at.orders(NAMES, '--event', 'Cup', '--double')
  expect(at.service.placed).toHaveLength(3)
})

test('pairs are played as they stand, with their other columns as labels', async () => {
  await using at = await secretary()
  const made = await at.orders(PAIRS, '--json', '--rules', 'international', '--ballot', 'three-move')
  expect(made).toMatchObject({ code: 1, error: expect.stringContaining('opening.ballot') })
  const right = await at.orders(PAIRS, '--json', '--rules', 'international')
  const { order, games } = JSON.parse(right.out) as {
    order: object
    games: readonly { labels: object; links?: object }[]
  }
  expect(order).toMatchObject({ asked: 2, made: 2, status: 'made' })
  expect(games.map(({ labels, links }) => [labels, links])).toEqual([
    [{ round: '1' }, undefined],
    [{ round: '2' }, undefined],
  ])
})

test('a fault that the service finds is reported with its line of the sheet', async () => {
  await using at = await secretary()
  const names = await at.orders('name,email\nA,a@example.org\n\nB,bad\n')
  expect(names).toMatchObject({
    code: 1,
    error: expect.stringContaining("line 4: B's email must be an email address\n"),
  })
  const pairs = await at.orders('Black;White;Table No\nA;B;1\nA;A;2\nB;A;3\n', '--rules', 'chess')
  expect(pairs.error).toContain('line 2 and 2 more: the column "table no" must be a name such as event')
  expect(pairs.error).toContain('crownhead: rules: must be one of')
  const alike = await at.orders('Black;White;Round\nA;B;1\nA;A;2\n')
  expect(alike.error).toContain('line 3: white must be another player than black')
  expect(at.service.placed).toEqual([])
})

test('a player whose email waits is named beside the games, with the time', async () => {
  await using at = await secretary()
  const { service, mails, deliverAll } = at.service
  const body = JSON.stringify({ creator: { name: 'Eve', seat: 'black' }, opponent: { name: 'Otis', email: OTIS } })
  for (const from of ['203.0.113.1', '198.51.100.1']) {
    const headers = { 'content-type': 'application/json' }
    await answerApi(service, {
      method: 'POST',
      path: '/v1/games',
      query: {},
      headers,
      body,
      from,
      receivedAt: Date.now(),
    })
    await deliverAll()
  }
  expect(mails.map(({ to }) => to)).toEqual([OTIS, OTIS])
  const made = await at.orders(`name,email\nAmara,amara@draughts.test\nOtis,${OTIS}\n`)
  expect(made).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 of 1 made'),
    error: expect.stringMatching(/^crownhead: the email to Otis waits until \d{4}-\S+: hand on the link yourself\n$/),
  })
  expect(mails.at(-1)?.to).toBe('amara@draughts.test')
})

test('the sheet may come from the input', async () => {
  await using at = await secretary()
  const { code, out } = await at.someone.typesWords(['order', '-', '--hold', '--links'], NAMES.split('\n'), { env })
  expect([code, out.match(/\/p\//g)?.length]).toEqual([0, 6])
})

describe('a sheet', () => {
  /** A sheet with a blank line, in which Otis is named in line 3 and his address is in line 4. */
  const entered = readEntries('black,white,white email,round\n\nAmara,Otis,,1\nZoe,Otis,bad,1\nZoe,Amara,,2\n')
  const message = 'must be right'

  test.each([
    ['players.1.email', 'line 4', "Otis's email must be right"],
    ['players.0.email', 'line 3', "Amara's email must be right"],
    ['players.2.name', 'line 4', 'the name must be right'],
    ['players.2', 'line 4', 'Zoe must be right'],
    ['pairs.2.white', 'line 5', 'white must be right'],
    ['pairs.0.labels.round', 'line 3', 'the column "round" must be right'],
    ['pairs.0.labels.no. of board', 'line 3', 'the column "no. of board" must be right'],
    ['pairs.0.labels', 'line 3', 'the further columns must be right'],
    ['players', 'players', message],
    ['players.9.email', 'players.9.email', message],
    ['pairs.9.white', 'pairs.9.white', message],
    ['opening.ballot', 'opening.ballot', message],
  ])('gives the line of %s', (path, line, said) => {
    expect(sheetIssues([{ path, message }], entered)).toEqual([{ path: line, message: said }])
  })

  test('that has the same fault in many lines is reported once', () => {
    const issues = [0, 1, 2].map((at) => ({ path: `pairs.${at}.labels.round`, message }))
    expect(sheetIssues(issues, entered)).toEqual([
      { path: 'line 3 and 2 more', message: 'the column "round" must be right' },
    ])
  })

  test('names each player once, and finds the address beside any of their games', () => {
    expect(readEntries(PAIRS).entries).toEqual({
      players: [{ name: 'Amara', email: 'amara@draughts.test' }, { name: 'Otis' }, { name: 'Zoe "Z"' }],
      pairs: [
        { black: 1, white: 2, labels: { round: '1' } },
        { black: 3, white: 1, labels: { round: '2' } },
      ],
    })
    expect(readEntries('\ufeffName\tEmail\r\n\r\nBos, Anna\tanna@draughts.test\r\n\r\n')).toEqual({
      entries: { players: [{ name: 'Bos, Anna', email: 'anna@draughts.test' }] },
      lines: { players: [{ name: 3, email: 3 }], pairs: [] },
    })
  })

  test.each([
    ['nothing', ''],
    ['headings alone', 'name,email\n'],
    ['other headings', 'first,second\nAmara,Otis\n'],
    ['a line without a name', 'name,email\n,amara@draughts.test\n'],
    ['too many fields', 'name\nAmara,Otis\n'],
    ['a quote that does not end', 'name\n"Amara\n'],
    ['two addresses of one name', 'black,white,black email\nAmara,Otis,a@draughts.test\nAmara,Otis,b@draughts.test\n'],
  ])('that cannot be read is misuse of the command: %s', async (_what, sheet) => {
    await using at = await secretary()
    expect(await at.orders(sheet)).toMatchObject({ code: 2, error: expect.stringMatching(/line/) })
    expect(at.service.placed).toEqual([])
  })

  test('of pairs cannot be a double round robin, and a missing sheet or key is reported', async () => {
    await using at = await secretary()
    expect(await at.orders(PAIRS, '--double')).toMatchObject({ code: 2 })
    expect(await at.someone.typesWords(['order', 'nowhere.csv'], [], { env })).toMatchObject({ code: 2 })
    expect(await at.someone.typesWords(['order', '-'], NAMES.split('\n'))).toMatchObject({
      code: 2,
      error: expect.stringContaining('set CROWNHEAD_KEY'),
    })
  })
})
