import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { crownhead } from '../../packages/client/src/index.ts'
import { type ClientDocument, clientSource } from '../../tools/release/client-source.ts'
import { PACKAGES, listPackage } from '../../tools/release/pack.ts'
import { installed, ran } from './installed.ts'
import { served } from './served.ts'

const root = join(import.meta.dirname, '../..')

test('the client has the types of openapi.json; npm run openapi writes them anew', () => {
  const written = readFileSync(join(root, 'packages/client/src/document.ts'), 'utf8')
  expect(written).toBe(clientSource(openapi as unknown as ClientDocument))
})

type Published = { readonly version: string; readonly license: string; readonly private?: boolean }

test.each(PACKAGES)(
  '%s can be published: it has what its manifest names and no more, and its release is described',
  async (name) => {
    const folder = join(root, 'packages', name)
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    const { version, license, private: hidden } = JSON.parse(text) as Published
    expect({ version, license, hidden }).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: 'Apache-2.0',
      hidden: undefined,
    })
    // The newest entry of the changelog is the release that the manifest names.
    const [, newest] = /^## (\S+)$/m.exec(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')) ?? []
    expect(newest).toBe(version)
    const { files, size } = await listPackage(name)
    const paths = files.map(({ path }) => path)
    const named = [...text.matchAll(/"(?:\.\/)?(dist\/[\w./]+)"/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(0)
    expect(paths).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', ...named]))
    expect(
      paths.filter((path) => !/^(?:dist\/[\w-]+\.(?:d\.ts|js)|[A-Z]+(?:\.md)?|package\.json)$/.test(path)),
    ).toEqual([])
    expect(size).toBeLessThan(100_000)
  },
)

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const BOT = /```js\n([^]*?)```/.exec(read('packages/client/README.md'))?.[1] ?? ''

/** The README’s example of creating, claiming and moving, of which the types are checked, too. */
const PLAYED = /```js\n(const \{ game, links \}[^]*?)```/.exec(read('packages/client/README.md'))?.[1] ?? ''

type Manifest = { readonly main: string; readonly types: string; readonly exports: Readonly<Record<'.', object>> }

/** A program with lines that its compiler must accept, and lines that it must refuse. */
const TYPED = `import { type Game, type Known, crownhead, isRefusal } from 'crownhead-client'
const { ask } = crownhead({ origin: 'https://draughts.example.org' })
export const turn = async (): Promise<Game['turn']> => (await ask('game', { path: { id: 'XoneEnuVKwkj' } })).turn
export const made = () => ask('create', { body: { creator: { name: 'Amara', seat: 'black' } } })
export const own = async (): Promise<string> => (await made()).links.creator.url
const move = { path: { id: 'XoneEnuVKwkj' }, body: { ply: 0, move: '11-15' } }
export const deadline = async () => (await ask('move', { ...move, idempotencyKey: 'x' })).receipt.deadline ?? (await ask('move', move)).receipt.deadline
// @ts-expect-error: a move that is only tried has no receipt
export const tried = async () => (await ask('move', { ...move, body: { ...move.body, dryRun: true } })).receipt
const again = () => ask('create', { body: { creator: { name: 'Amara', seat: 'black' } }, idempotencyKey: 'spring-cup-2026' })
// @ts-expect-error: the repeat of a request whose link was replaced since has none
export const replaced = async (): Promise<string> => (await again()).links.creator.url
// A later service may answer with other rules and codes.
export const rules = (name: string): Pick<Game, 'rules'> => ({ rules: name })
export const ours = (name: Known<Game['rules']>): boolean => name === 'czech'
// @ts-expect-error: not a rule set that this version knows
export const other = ours('lasca')
// @ts-expect-error: the states of a game are closed
export const state: Game['status'] = 'adjourned'
// @ts-expect-error: no such seat
export const wrong = () => ask('create', { body: { creator: { name: 'Amara', seat: 'red' } } })
// @ts-expect-error: a game has an id
export const nameless = () => ask('game', {})
// @ts-expect-error: no such code
export const refused = (error: unknown) => isRefusal(error, 'no-such-code')
`

test('packed, installed elsewhere without a network, it has its types, and two of its README’s bots, 30 lines at most, play a whole game', async () => {
  expect(BOT.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  await using folder = await installed('client')
  const inside = join(folder.path, 'node_modules/crownhead-client')
  expect(readdirSync(inside).toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json'])

  writeFileSync(join(folder.path, 'typed.ts'), TYPED)
  const begin = "import { crownhead } from 'crownhead-client'\ndeclare const process: { readonly argv: string[] }\n"
  const played = `const service = crownhead({ origin: process.argv[2] ?? '' })\n${PLAYED}`
  writeFileSync(
    join(folder.path, 'played.mts'),
    `${begin}declare const console: { log(...words: unknown[]): void }\n${played}`,
  )
  writeFileSync(join(folder.path, 'played.mjs'), `import { crownhead } from 'crownhead-client'\n${played}`)
  // Compilers and bundlers that know no `exports` read `main` and `types`; Node also loads it by `require`.
  const { main, types, exports } = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8')) as Manifest
  expect({ types, default: main }).toEqual(exports['.'])
  writeFileSync(join(folder.path, 'required.cjs'), "console.log(typeof require('crownhead-client').crownhead)")
  expect(await ran(folder.path, 'required.cjs', [])).toMatchObject({ code: 0, out: 'function\n' })

  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', '']
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  expect(await ran(folder.path, tsc, [...strict, 'typed.ts', 'played.mts'])).toMatchObject({ out: '', code: 0 })

  writeFileSync(join(folder.path, 'bot.mjs'), BOT)
  await using service = await served()
  expect(PLAYED).not.toBe('')
  const link = expect.stringMatching(/^http\S+\/p\/\S+ \S+Z\n$/)
  expect(await ran(folder.path, 'played.mjs', [service.origin])).toMatchObject({ code: 0, error: '', out: link })
  const { ask } = crownhead(service)
  // With this opening 5-9 and 13x6 are forced: a longer random game would meet the rate limit of requests for games.
  const opening = { fen: 'B:W13:B5' } as const
  const { game, links } = await ask('create', { body: { creator: { name: 'Amara', seat: 'black' }, opening } })
  const seat = await ask('claim', {
    path: { id: game.id },
    token: links.invitation?.token ?? '',
    body: { name: 'Otis' },
  })
  const play = (url = '') => ran(folder.path, 'bot.mjs', [url], { EVERY: '20' })
  const [black, white] = await Promise.all([play(links.creator.url), play(seat.links.seat?.url)])
  for (const { code, out, error } of [black, white]) {
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(/^\d: .*\nover \{ winner: 'white', reason: 'no-pieces' \}\n$/)
  }
  expect(await ask('game', { path: { id: game.id } })).toMatchObject({ status: 'finished' })
})
