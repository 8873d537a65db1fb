import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXIT_CODES } from '../../packages/cli/src/terminal/exit-codes.ts'
import { readLinks } from '../../packages/cli/src/links/saved-links.ts'
import { lastMoveNumber } from '../../packages/cli/src/terminal/print-game.ts'
import { DECKS, RULES_IDS } from '../../shared/draughts/index.ts'
import { PRESET_NAMES } from '../../shared/game/model/terms.ts'
import { moveNumber } from '../../shared/game/board/move-number.ts'
import { tempFolder } from '../harness/temp.ts'
import { begun, person } from './people.ts'
import { served } from './served.ts'

const root = join(import.meta.dirname, '../..')
const SECRET = /[a-z][0-9a-z][0-9A-Za-z]{12}[\w-]{32}/

describe('help', () => {
  test('names every command and every exit code; each command has its own, as the README says', async () => {
    await using amara = await person('https://draughts.test')
    const { code, out } = await amara.types('--help')
    expect(code).toBe(0)
    const readme = readFileSync(join(root, 'packages/cli/README.md'), 'utf8')
    for (const [exit, means] of Object.values(EXIT_CODES)) {
      expect(out).toContain(`exit ${String(exit).padEnd(4)} ${means}`)
      expect(readme).toContain(`| ${exit} | ${means} |`)
    }
    const commands = [...out.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name)
    const played = ['new', 'join', 'show', 'play', 'act', 'plan', 'watch', 'pdn', 'games', 'settings', 'rotate']
    expect(commands).toEqual([...played, 'order', 'verify', 'webhooks', 'listen'])
    for (const name of commands) {
      expect(readme).toContain(`crownhead ${name}`)
      const help = await amara.types(`${name} --help`)
      expect(help).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`^crownhead ${name}[^]*--json`)) })
      expect(await amara.types(`help ${name}`)).toEqual(help)
      expect(await amara.types(`${name} -h`)).toEqual(help)
    }
    expect(await amara.types('-h')).toEqual({ code, out, error: '' })
    // What can be typed is in the help, not only in refusals.
    for (const [name, ...words] of [
      ['new', ...RULES_IDS, ...PRESET_NAMES, ...DECKS, 'perMove=P2D,reserve=P10D'],
      ['act', 'accept-takeback', 'give-time         time=P1D'],
      ['settings', 'quietHours=  yes or no', 'mail=        turns, digest or off'],
      ['play', 'twenty-five-move'],
    ] as const)
      for (const word of words) expect((await amara.types(`help ${name}`)).out).toContain(word)
  })

  test('--version names the release', async () => {
    await using amara = await person('https://draughts.test')
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as { version: string }
    for (const option of ['--version', '-V'])
      expect(await amara.types(option)).toEqual({ code: 0, out: `crownhead ${version}\n`, error: '' })
  })

  test.each([
    ['move 11-15', 'there is no command "move", but play', '--help'],
    ['games --all', 'games has no option --all', 'help games'],
    ['show extra stuff', 'this is too much: stuff; it is written: crownhead show [GAME]', 'help show'],
    ['join', 'something is missing; it is written: crownhead join INVITATION', 'help join'],
    ['webhooks --add https://a.test --add https://b.test', '--add is given twice', 'help webhooks'],
  ])('%s: %s', async (line, why, where) => {
    await using amara = await person('https://draughts.test')
    expect(await amara.types(line)).toEqual({
      code: 2,
      out: '',
      error: `crownhead: ${why}\ncrownhead ${where} says how.\n`,
    })
  })

  test('what is no fault of the command says so, with an exit code of its own', async () => {
    await using amara = await person('https://draughts.test')
    const hears = (): void => {
      throw new TypeError('no such function')
    }
    const { code, error } = await amara.types('--version', [], { hears })
    const said = 'crownhead: this is a fault of crownhead, not of the command: TypeError: no such function\n'
    expect({ code, error }).toEqual({ code: 70, error: said })
  })

  test.each([
    ['nothing', []],
    ['an unknown command', ['dance']],
    ['help about an unknown command', ['help', 'dance']],
    ['the name of what every object has', ['constructor']],
    ['an unknown option', ['games', '--all']],
    ['too many arguments', ['games', 'a', 'b']],
    ['no game', ['show']],
    ['a game that is not kept', ['play', 'Xone', '11-15']],
    ['a service without https', ['new', '--name', 'Amara', '--origin', 'http://draughts.test']],
    ['nobody', ['new']],
    ['no invitation', ['join', 'hello', '--name', 'Amara']],
    ['a ply that is none', ['show', 'XoneEnuVKwkj', '--ply', '-1']],
  ])('%s is misuse', async (_what, words) => {
    await using amara = await person('https://draughts.test')
    expect(await amara.typesWords(words)).toMatchObject({ code: 2 })
  })
})

describe('a game', () => {
  test('is joined by the link of an email, whose address it keeps', async () => {
    await using service = await served()
    await using otis = await person(service.origin)
    const body = JSON.stringify({
      creator: { name: 'Eve', seat: 'black' },
      opponent: { name: 'Otis', email: 'otis@draughts.test' },
    })
    await fetch(`${service.origin}/v1/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await service.deliverAll()
    const link = /http\S+\/i\/\S+/.exec(service.mails[0]?.text ?? '')?.[0]
    expect(await otis.types(`show ${link}`)).toMatchObject({ code: 0, error: '' })
    expect(await otis.types(`join ${link} --name Otis`)).toMatchObject({ code: 0, error: '' })
    const authorization = `Bearer ${readLinks(otis.file)[0]?.token}`
    const seat = await (await fetch(`${service.origin}/v1/seat`, { headers: { authorization } })).json()
    expect(seat).toMatchObject({ email: 'otis@draughts.test', emails: 'on' })
  })

  test('is offered, joined, shown, played, planned, watched and recorded', async () => {
    await using table = await begun()
    const { amara, otis, id } = table
    expect(await amara.types(`play ${id.slice(0, 5)} 11-15 --message Hello`)).toMatchObject({ code: 0, error: '' })
    expect(await otis.types('show')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Amara: "Hello"\nYour move'),
    })
    expect(await amara.typesWords(['plan', id, '22-18 15x22', '24-20 8-11'])).toMatchObject({
      code: 0,
      out: '22-18 15x22\n24-20 8-11\n',
    })
    // The command names no game, because Amara's program has stored only one.
    expect(await amara.typesWords(['plan', '22-18 15x22'])).toMatchObject({ code: 0, out: '22-18 15x22\n' })
    expect((await otis.types('play --dry-run', [])).code).toBe(0)
    expect(await otis.typesWords(['play', '22-18'])).toMatchObject({ code: 0 })
    // White's reply in the plan was played at once, so Black's move is the third one.
    const { moves } = JSON.parse((await otis.types('show --json')).out) as { moves: string[] }
    expect(moves.slice(0, 2)).toEqual(['11-15', '22-18'])
    expect((await otis.types('show')).out).toContain('Move 2: 11-15 22-18 15x22')
    expect((await otis.types('show --ply 1 --json')).out).toContain('"fen":"W:')
    expect((await amara.types('pdn')).out).toMatch(/^\[Event "\?"\]\n\[Site [^]*1\. 11-15 [^]*22-18/)
    expect((await amara.types('games')).out).toMatch(
      new RegExp(`^${id} Amara \\(black\\) v Otis \\(white\\), english\\. `),
    )
    expect(await amara.types('act give-time time=P1D')).toMatchObject({ code: 0 })
    expect(await amara.types('act offer-draw')).toMatchObject({ code: 0 })
    expect(await amara.types(`act ${id} resign message=Thanks`)).toMatchObject({ code: 0 })
    expect((await otis.types('watch')).out).toContain('Over: white has won (resignation).')
    expect((await otis.types(`watch ${table.service.origin}/g/${id}`)).out).toContain('Over: white has won')
    expect(await amara.types(`play ${id} 9-14`)).toMatchObject({ code: 5 })
  })

  test('has to be named if there are several', async () => {
    await using table = await begun()
    const { amara } = table
    expect((await amara.types('new --name Amara')).out).toContain(': Amara v nobody yet, colours by toss, english.\n')
    for (const words of [['show'], ['act', 'resign'], ['plan', '22-18 15x22'], ['play', '11-15']])
      expect(await amara.typesWords(words)).toMatchObject({
        code: 2,
        error: expect.stringContaining('you have 2 games'),
      })
  })

  test('a refusal says why, with its exit code', async () => {
    await using table = await begun()
    const { amara, otis, id } = table
    const wrong = await amara.types(`play ${id} 11-20`)
    expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('crownhead: legal: 9-13') })
    expect(await otis.types(`play ${id} 22-18`)).toMatchObject({
      code: 4,
      error: 'crownhead: It is not your turn. (not-your-turn)\n',
    })
    // For a program, the error output is a line of JSON.
    for (const [line, exit, why] of [
      [`play ${id} 11-20`, 1, 'illegal-move'],
      [`play ${id} 22-18`, 4, 'not-your-turn'],
    ] as const) {
      const { code, error } = await (exit === 4 ? otis : amara).types(`${line} --json`)
      expect([code, JSON.parse(error)]).toEqual([
        exit,
        expect.objectContaining({ exit, problem: expect.objectContaining({ code: why }) }),
      ])
    }
    expect(JSON.parse((await amara.types('show --all --json')).error)).toEqual({
      exit: 2,
      message: 'show has no option --all',
    })
    expect(await amara.types(`act ${id} accept-draw`)).toMatchObject({ code: 1 })
    expect(await amara.types(`act ${id} dance`)).toMatchObject({ code: 1, error: expect.stringContaining('type') })
    expect(await amara.types('show AAAAAAAAAAAA')).toMatchObject({ code: 1 })
  })

  test('moves are read from the input until one is accepted', async () => {
    await using table = await begun()
    const stop = table.amara.types('play --every 0.02', ['11-20', '', '11-15'])
    await expect.poll(async () => (await table.otis.types('show --json')).out).toContain('"ply":1')
    await table.otis.types(`act ${table.id} resign`)
    const { code, out, error } = await stop
    expect(code).toBe(0)
    expect(error).toContain('legal: 9-13')
    expect(out).toMatch(/Move, as 11-15[^]*Played 11-15\.[^]*Over: black has won/)
  })

  test('an unreachable service has an exit code of its own', async () => {
    await using amara = await person('http://127.0.0.1:1')
    const words = ['show', 'AAAAAAAAAAAA']
    const { code, error } = await amara.typesWords(words, [], { env: { CROWNHEAD_PATIENCE: '0' } })
    expect({ code, error }).toEqual({ code: 3, error: 'crownhead: the service cannot be reached\n' })
  })
})

test('moves are numbered as on the page', () => {
  const positions = ['B:W32:B1', 'W:W32:B1'].map((fen) => ({ kind: 'fen', fen }) as const)
  const openings = [
    { kind: 'free' } as const,
    ...DECKS.map((deck) => ({ kind: 'ballot', deck }) as const),
    ...positions,
  ]
  for (const rules of RULES_IDS)
    for (const opening of openings)
      for (const ply of [1, 2, 3, 4])
        expect(lastMoveNumber({ rules, opening, ply })).toBe(moveNumber({ rules, opening }, ply))
})

describe('the board', () => {
  test('shows the reader’s side below, in letters, in colours on a terminal, or in sentences', async () => {
    await using table = await begun()
    const { amara, otis } = table
    const rows = (out: string) => out.split('\n').filter((line) => /^ *\d+ {2}/.test(line))
    const [black, white] = [rows((await amara.types('show')).out), rows((await otis.types('show')).out)]
    expect(white).toHaveLength(8)
    expect(white[0]).toBe('  1     b     b     b     b ')
    expect(white[7]).toBe(' 29  w     w     w     w    ')
    expect(black[0]).toBe(' 32     w     w     w     w ')
    expect(black[7]).toBe('  4  b     b     b     b    ')
    expect(rows((await amara.types('show --flip')).out)).toEqual(white)

    const plain = await amara.types('show --plain')
    expect(plain.out).toContain('\nBlack: men on 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.\nWhite: men on 21,')
    const onTerminal = { isTty: true }
    expect((await amara.types('show', [], onTerminal)).out).toContain('\u001b[')
    for (const [name, value] of [
      ['NO_COLOR', '1'],
      ['TERM', 'dumb'],
    ] as const)
      expect((await amara.types('show', [], { ...onTerminal, env: { [name]: value } })).out).not.toContain('\u001b')
  })
})

describe('links', () => {
  test('are printed only on request, and their file is readable for its owner alone', async () => {
    await using table = await begun()
    const { amara, id } = table
    const quiet = [
      'new --name Amara',
      'new --name Amara --json',
      `show ${id}`,
      `show ${id} --json`,
      'games',
      'games --json',
    ]
    // A receipt is signed, but no secret; a signature looks like a token.
    const withoutReceipt = (text: string): string => text.replace(/"signed":"[\w.-]+"/, '')
    for (const line of [...quiet, `play ${id} 11-15 --json`])
      expect(withoutReceipt((await amara.types(line)).out)).not.toMatch(SECRET)
    expect((await amara.types('games --links')).out).toMatch(SECRET)
    expect((await amara.types('new --name Amara --invite')).out).toMatch(SECRET)
    expect(statSync(amara.file).mode & 0o777).toBe(0o600)
    expect(statSync(dirname(amara.file)).mode & 0o777).toBe(0o700)
    expect(readdirSync(dirname(amara.file))).toEqual(['links.json'])
  })

  test('a link from elsewhere is stored once it has opened a seat, and can be forgotten', async () => {
    await using table = await begun()
    const { amara, otis, id, service } = table
    const { token } = readLinks(otis.file)[0] ?? { token: '' }
    expect(await amara.types(`games --forget ${id}`)).toMatchObject({ code: 0, out: 'No game is kept.\n' })
    const link = `${service.origin}/p/${token}`
    expect((await amara.types('games --add -', [link])).out).toContain(id)
    expect(readLinks(amara.file)).toEqual([{ id, origin: service.origin, token }])
    const dead = `${service.origin}/p/c1${id}${'x'.repeat(32)}`
    expect(await amara.types(`games --add ${dead}`)).toMatchObject({ code: 1 })
    // A command also takes the link itself, or its token, without storing it.
    await amara.types(`games --forget ${id}`)
    for (const named of [link, token]) expect(await amara.types(`show ${named}`)).toMatchObject({ code: 0 })
    expect(readLinks(amara.file)).toEqual([])
  })

  test('a damaged file is not taken for an empty one', async () => {
    await using table = await begun()
    writeFileSync(table.amara.file, '[{"id":"Xone')
    for (const line of ['games', 'new --name Amara'])
      expect(await table.amara.types(line)).toMatchObject({
        code: 2,
        error: expect.stringMatching(/^crownhead: \S+ is damaged: .*\n$/),
      })
    expect(readFileSync(table.amara.file, 'utf8')).toBe('[{"id":"Xone')
  })

  test('six processes at once lose no link, and the lock of a dead process is taken over', async () => {
    await using folder = await tempFolder('links')
    const file = join(folder.path, 'crownhead/links.json')
    mkdirSync(dirname(file))
    const gone = spawn(process.execPath, ['-e', ''])
    await once(gone, 'exit')
    writeFileSync(`${file}.lock`, String(gone.pid))
    const source = `import { saveLink } from '${join(root, 'packages/cli/src/links/saved-links.ts')}'
for (let n = 0; n < 20; n += 1)
  await saveLink('${file}', { id: process.argv[1] + n, origin: 'https://draughts.test', token: 't' })`
    const writers = Array.from({ length: 6 }, (_each, index) =>
      spawn(process.execPath, ['--input-type=module', '-e', source, `${index}-`], { stdio: 'inherit' }),
    )
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0] as number))
    expect(codes).toEqual([0, 0, 0, 0, 0, 0])
    expect(readLinks(file)).toHaveLength(120)
    expect(existsSync(`${file}.lock`)).toBe(false)
  })
})
