import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { served } from './served.ts'
import { SHORT_GAME } from './short-game.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const inside = (path: string) => join(root, 'node_modules', path)

/** The program that a programmer writes with the document and a generator alone. */
const PLAYER = `import { ApiError, OpenAPI, PlayingService, RecordsService, type ClaimAnswer, type CreateAnswer, type GameRead } from './client'

const as = (token: string | undefined): void => void (OpenAPI.TOKEN = token)

export const playWhole = async (origin: string, moves: readonly string[]) => {
  OpenAPI.BASE = origin
  const made = (await PlayingService.create({ creator: { name: 'Amara', seat: 'black' as never } })) as CreateAnswer
  const { id } = made.game
  as(made.links.invitation?.token)
  const taken = (await PlayingService.claim(id, { name: 'Otis' })) as ClaimAnswer
  const tokens = [made.links.creator?.token, taken.links.seat?.token]
  const refused: unknown[] = []
  for (const [ply, move] of moves.entries()) {
    as(tokens[1 - (ply % 2)])
    await PlayingService.move(id, { ply, move }).catch((error) => error instanceof ApiError && refused.push(error.body.code))
    as(tokens[ply % 2])
    await PlayingService.move(id, { ply, move })
  }
  as(undefined)
  const game = (await PlayingService.game(id)) as GameRead
  return { status: game.status, result: game.result, ply: game.ply, refused, pdn: await RecordsService.pdn(id) }
}
`

/** The same program for a client that oazapfts makes: one function for each route, whose answers are unions by status. */
const OAZAPFTS_PLAYER = `import { ok } from '@oazapfts/runtime'
import { claim, create, defaults, game, move, pdn } from './client'

const as = (token: string | undefined) => ({ headers: { authorization: \`Bearer \${token}\` } })

export const playWhole = async (origin: string, moves: readonly string[]) => {
  defaults.baseUrl = origin
  const made = await ok(create({ creator: { name: 'Amara', seat: 'black' } }))
  const { id } = made.game
  const taken = await ok(claim(id, { name: 'Otis' }, {}, as(made.links.invitation?.token)))
  const tokens = [made.links.creator?.token, taken.links.seat?.token]
  const refused: unknown[] = []
  for (const [ply, text] of moves.entries()) {
    const early = await move(id, { ply, move: text }, as(tokens[1 - (ply % 2)]))
    if ('code' in early.data) refused.push(early.data.code)
    await ok(move(id, { ply, move: text }, as(tokens[ply % 2])))
  }
  const { status, result, ply } = await ok(game(id))
  return { status, result, ply, refused, pdn: await ok(pdn(id)) }
}
`

const TYPESCRIPT = [
  {
    generator: 'openapi-typescript-codegen',
    words: (folder: string) => [
      inside('openapi-typescript-codegen/bin/index.js'),
      '--input',
      join(root, 'openapi.json'),
      '--output',
      join(folder, 'client'),
    ],
    player: PLAYER,
  },
  {
    generator: 'oazapfts',
    words: (folder: string) => [inside('oazapfts/dist/cli.js'), join(root, 'openapi.json'), join(folder, 'client.ts')],
    player: OAZAPFTS_PLAYER,
  },
]

test.each(TYPESCRIPT)(
  'a client that $generator makes from openapi.json alone type-checks and plays a whole game',
  async ({ words, player }) => {
    await using folder = await tempFolder('generated')
    const at = (name: string) => join(folder.path, name)
    symlinkSync(inside(''), at('node_modules'))
    await run(process.execPath, words(folder.path))

    writeFileSync(at('player.ts'), player)
    const tsc = inside('typescript/bin/tsc')
    const lib = ['--target', 'esnext', '--lib', 'esnext,dom']
    const options = [
      '--strict',
      '--noEmit',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
      ...lib,
    ]
    const checking = run(process.execPath, [tsc, ...options, 'player.ts'], { cwd: folder.path })
    const checked: unknown = await checking.catch((error: unknown) => error)
    expect(checked).toMatchObject({ stdout: '' })

    const outfile = at('player.mjs')
    await build({ entryPoints: [at('player.ts')], outfile, bundle: true, format: 'esm', logLevel: 'silent' })
    const { playWhole } = (await import(pathToFileURL(outfile).href)) as { readonly playWhole: PlayWhole }
    await using service = await served()
    const played = await playWhole(service.origin, SHORT_GAME)
    expect(played).toMatchObject({ status: 'finished', result: { winner: 'white', reason: 'no-pieces' }, ply: 26 })
    expect(new Set(played.refused)).toEqual(new Set(['not-your-turn']))
    expect(played.pdn).toContain('[Result "0-1"]')
  },
)

/** The same program in Python, for a client that openapi-python-client makes. */
const PYTHON_PLAYER = `import importlib, json, pkgutil, sys
import made
from made import AuthenticatedClient, Client
from made.api.playing import claim, create, game, move
from made.models import ClaimBody, CreateBody, CreateBodyCreator, CreateBodyCreatorSeat, MoveBody

for each in pkgutil.walk_packages(made.__path__, "made."):
    importlib.import_module(each.name)
origin, moves = sys.argv[1], sys.argv[2:]
anyone = Client(base_url=origin)
offer = CreateBody(creator=CreateBodyCreator(name="Amara", seat=CreateBodyCreatorSeat("black")))
created = create.sync(client=anyone, body=offer)
id = created.game.id
guest = AuthenticatedClient(base_url=origin, token=created.links.invitation.token)
taken = claim.sync(id, client=guest, body=ClaimBody(name="Otis"))
seats = [AuthenticatedClient(base_url=origin, token=link.token) for link in (created.links.creator, taken.links.seat)]
refused = set()
for ply, text in enumerate(moves):
    refused.add(move.sync(id, client=seats[1 - ply % 2], body=MoveBody(ply=ply, move=text)).code)
    answer = move.sync(id, client=seats[ply % 2], body=MoveBody(ply=ply, move=text))
    assert answer.receipt.ply == ply, answer
played = game.sync(id, client=anyone)
winner, reason = played.result.winner.value, played.result.reason
print(json.dumps({"status": played.status.value, "winner": winner, "reason": reason, "ply": played.ply, "refused": list(refused)}))
`

/** The interpreter that has openapi-python-client, or undefined where there is none. */
const python = await (async () => {
  const interpreter = process.env['PYTHON'] ?? 'python3'
  const trying = run(interpreter, ['-c', 'import openapi_python_client, httpx, attr'])
  return trying.then(
    () => interpreter,
    () => undefined,
  )
})()

test.skipIf(python === undefined)(
  'so does a client that openapi-python-client makes, all of whose modules can be imported',
  async () => {
    if (python === undefined) return
    await using folder = await tempFolder('generated-python')
    const at = (name: string) => join(folder.path, name)
    const generating = ['generate', '--path', join(root, 'openapi.json'), '--meta', 'none', '--output-path', at('made')]
    await run(python, ['-m', 'openapi_python_client', ...generating])
    writeFileSync(at('player.py'), PYTHON_PLAYER)
    await using service = await served()
    const { stdout } = await run(python, [at('player.py'), service.origin, ...SHORT_GAME])
    expect(JSON.parse(stdout)).toEqual({
      status: 'finished',
      winner: 'white',
      reason: 'no-pieces',
      ply: 26,
      refused: ['not-your-turn'],
    })
  },
)

type PlayWhole = (
  origin: string,
  moves: readonly string[],
) => Promise<{ readonly refused: readonly string[]; readonly pdn: string }>
