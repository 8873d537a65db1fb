import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTournamentLink } from '../../packages/client/src/index.ts'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { person } from './people.ts'
import { served } from './served.ts'

const env = { CROWNHEAD_KEY: KEYS.club }
const LIST = 'Name,Club,Rating\nAda,Leiden,1842\nBea,,\n'

const club = async () => {
  const folder = await tempFolder('tournaments')
  const service = await served()
  const [sam, ada] = [await person(service.origin), await person(service.origin)]
  const file = join(folder.path, 'players.csv')
  writeFileSync(file, LIST)
  const types = (...words: readonly string[]) => sam.typesWords(['tournament', ...words], [], { env })
  const end = async () => {
    for (const each of [sam, ada]) await each[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
    await folder.remove()
  }
  return { service, sam, ada, file, types, [Symbol.asyncDispose]: end }
}

const FOUNDING = ['--title', 'Cup', '--secretary', 'Sam', '--format', 'single', '--least', '2'] as const

test('a list in a file becomes an event once: tried, founded, sent, and kept under its id', async () => {
  await using at = await club()
  const tried = await at.types('found', at.file, ...FOUNDING, '--dry-run')
  expect(tried).toMatchObject({ code: 0, error: '', out: 'Cup, 1 game: Ada, Bea\n' })
  const made = await at.types('found', at.file, ...FOUNDING, '--send', '--links')
  expect(made).toMatchObject({ code: 0, error: '', out: expect.stringContaining('Ada: invited, email none') })
  const [link = ''] = /http\S+\/o\/\S+/.exec(made.out) ?? []
  const { id = '' } = readTournamentLink(link) ?? {}
  expect(made.out).toMatch(/invitation of 1\. Ada: http\S+\/j\/\S+/)
  const again = await at.types('found', at.file, ...FOUNDING, '--send', '--links')
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining(link) })
  const shown = await at.types('show', id.slice(0, 4))
  expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('You may: ') })
  expect(shown.out).not.toContain('/o/')
})

test('players enter and accept, the secretary acts, and everyone reads the table', async () => {
  await using at = await club()
  const made = await at.types('found', at.file, ...FOUNDING, '--open', '--send', '--json', '--links')
  const { tournament } = JSON.parse(made.out) as {
    tournament: { id: string; you: { entrants: { link: { url: string } }[]; links: { entry: { url: string } } } }
  }
  const { entrants, links } = tournament.you
  for (const { link } of entrants)
    expect(await at.sam.typesWords(['tournament', 'enter', link.url], [], {})).toMatchObject({ code: 0 })
  const entered = await at.ada.typesWords(
    ['tournament', 'enter', links.entry.url, '--name', 'Cy', 'club=Leiden'],
    [],
    {},
  )
  expect(entered).toMatchObject({ code: 0, error: '', out: expect.stringContaining('3. Cy (Leiden)') })
  expect(await at.ada.typesWords(['tournament', 'show'], [], {})).toMatchObject({
    code: 0,
    out: expect.stringContaining('Cy'),
  })
  const refused = await at.ada.typesWords(['tournament', 'act', 'start'], [], {})
  expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('not-yours-to-do') })
})

const TOKEN = /[A-Za-z][0-9a-z][0-9A-Za-z]{14}[\w-]{32}/

test('nothing prints a link that was not asked for, in JSON or in words', async () => {
  await using at = await club()
  await at.types('found', at.file, ...FOUNDING, '--open', '--send')
  for (const words of [['show'], ['table'], ['act', 'write', 'text=Hello.', 'to=1'], ['list']])
    for (const more of [[], ['--json']]) {
      const { out } = await at.types(...words, ...more)
      expect([words, more, TOKEN.test(out)]).toEqual([words, more, false])
    }
  const asked = await at.types('show', '--links', '--json')
  expect(asked.out).toMatch(TOKEN)
  expect((await at.types('show', '--links')).out).toMatch(/your link: \S+\n {2}entry: \S+\n {2}invitation of 1\. Ada/)
})

test('a link that is replaced is kept, and so is the one that follows an invitation', async () => {
  await using at = await club()
  const made = await at.types('found', at.file, ...FOUNDING, '--send', '--links')
  expect(await at.types('act', 'rotate-link')).toMatchObject({ code: 0, error: '' })
  expect(await at.types('show')).toMatchObject({ code: 0, out: expect.stringContaining('Ada: invited') })
  const [, invitation = ''] = /invitation of 1\. Ada: (\S+)/.exec(made.out) ?? []
  const typed = (...words: readonly string[]) => at.ada.typesWords(['tournament', ...words], [], {})
  expect(await typed('act', invitation, 'accept')).toMatchObject({ code: 0, error: '' })
  expect(await typed('act', 'rotate-link')).toMatchObject({ code: 0, error: '' })
  expect(await typed('show')).toMatchObject({ code: 0, out: expect.stringContaining('You may: withdraw') })
})

test('pairs, positions and rules of an event are founded from options', async () => {
  await using at = await club()
  const rest = [
    '--pairs',
    '2-1',
    '--both-colours',
    '--ties',
    'wins,direct',
    '--leavers',
    'count',
    '--event-rules',
    'Be kind.',
  ]
  const position = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'
  const founding = ['--title', 'Cup', '--secretary', 'Sam', '--format', 'pairs', ...rest, '--position', position]
  const { code, out, error } = await at.types('found', at.file, ...founding, '--json')
  expect([code, error]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({
    tournament: {
      format: 'pairs',
      bothColours: true,
      ties: ['wins', 'direct'],
      leavers: 'count',
      eventRules: { text: 'Be kind.' },
      opening: { kind: 'positions' },
    },
  })
  expect(await at.types('list')).toMatchObject({ code: 0, error: '' })
  expect(at.service.asked).toContain('GET /v1/tournaments')
})

describe('what is wrong', () => {
  test.each([
    [['found', 'nowhere.csv', ...FOUNDING], 2, 'cannot be read'],
    [['found'], 2, '--title and --secretary are needed'],
    [['show', 'nothing'], 2, 'no tournament'],
    [['act', 'AAAAAAAAAAAA', 'start'], 2, 'no link'],
    [['enter', 'https://draughts.test/o/x'], 2, 'no link by which one enters'],
    [['dance'], 2, 'a tournament can be'],
  ])('in %j is said', async (words, code, error) => {
    await using at = await club()
    expect(await at.types(...words)).toMatchObject({ code, error: expect.stringContaining(error) })
  })

  test('in a line of the file is said with its number', async () => {
    await using at = await club()
    writeFileSync(at.file, 'Ada\nBea, bad@\n')
    const refused = await at.types('found', at.file, ...FOUNDING)
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('line 2: ') })
  })
})

test('a file that is not in UTF-8 is not read', async () => {
  await using at = await club()
  writeFileSync(at.file, Buffer.from('Zo\u00eb\n', 'latin1'))
  const refused = await at.types('found', at.file, ...FOUNDING)
  expect(refused).toMatchObject({ code: 2, error: expect.stringContaining('save it as CSV UTF-8') })
})

test('only its owner can read the file with the links', async () => {
  await using at = await club()
  await at.types('found', at.file, ...FOUNDING)
  const path = at.sam.file.replace('links.json', 'tournaments.json')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(1)
})

test.each([
  ['https://draughts.test/o/', 'a', 'secretary'],
  ['https://draughts.test/e/', 'h', 'player'],
  ['https://draughts.test/j/', 'm', 'invitation'],
  ['', 'n', 'entry'],
])('%s%s… is read as a link of the %s', (address, letter, kind) => {
  const token = `${letter}1AAAAAAAAAAAA00${'x'.repeat(32)}`
  const expected = { token, id: 'AAAAAAAAAAAA', kind, origin: address === '' ? undefined : 'https://draughts.test' }
  expect(readTournamentLink(`${address}${token}`)).toEqual(expected)
  expect(readTournamentLink(`${address}${token}.mark`)).toEqual({ ...expected, token: `${token}.mark` })
  expect(readTournamentLink(`${address}${token.slice(1)}`)).toBeUndefined()
  expect(readTournamentLink(`javascript:${address}${token}`)).toBeUndefined()
})
