import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEYS } from '../harness/api-keys.ts'
import { tempFolder } from '../harness/temp.ts'
import { begun } from './people.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** Returns the lines of the first code block of a document that begins so, without comments. */
const linesOf = (path: string, beginning: string): readonly string[] =>
  read(path)
    .split(/^```\w*\n/m)
    .find((block) => block.startsWith(beginning))
    ?.trimEnd()
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '')) ?? []

const CSV = linesOf('packages/cli/README.md', 'name,email').join('\n')

/** Returns the words of a line as a shell does. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word)

const LINES = linesOf('packages/cli/README.md', 'export CROWNHEAD_ORIGIN')

test('the commands of the command line’s README do what it says, in its order', async () => {
  await using table = await begun()
  const { amara, otis, id, service } = table
  await using folder = await tempFolder('readme')
  const players = join(folder.path, 'players.csv')
  const record = join(folder.path, 'game.pdn')
  writeFileSync(players, CSV)
  const invitation = async (): Promise<string> => {
    const { out } = await otis.types('new --name Eve --seat black --invite')
    return /https?:\S+/.exec(out)?.[0] ?? ''
  }
  const done: string[] = []
  for (const line of LINES) {
    const [program, ...words] = wordsOf(
      line.replaceAll('Xone', id).replace('players.csv', players).replace('game.pdn', record),
    )
    if (program === 'export') continue
    const given = await Promise.all(
      words.map(async (word) => (word.startsWith('https://draughts.example.org/i/') ? invitation() : word)),
    )
    const typed = given.slice(0, given.includes('>') ? given.indexOf('>') : undefined)
    const [name = ''] = typed
    // These three end only with the game or with Ctrl-C.
    const isEndless = name === 'watch' || name === 'listen' || (name === 'play' && typed.length === 2)
    const stop = new AbortController()
    const wish = { env: { CROWNHEAD_KEY: KEYS.club }, signal: stop.signal }
    if (isEndless) setImmediate(() => stop.abort(new Error('interrupted')))
    const { code, error, out } = await amara.typesWords(typed, [], wish)
    if (given.includes('>')) writeFileSync(given.at(-1) ?? '', out)
    expect([line, error, code]).toEqual([line, isEndless ? expect.anything() : '', isEndless ? expect.anything() : 0])
    done.push(name)
  }
  expect(new Set(done)).toEqual(
    new Set([
      'new',
      'join',
      'games',
      'show',
      'play',
      'plan',
      'act',
      'watch',
      'pdn',
      'verify',
      'settings',
      'rotate',
      'tournament',
      'order',
      'webhooks',
      'listen',
    ]),
  )
  expect(service.asked).toContain('POST /v1/games/bulk')
})
