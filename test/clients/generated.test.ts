import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
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

test('a client that a public generator makes from openapi.json alone type-checks and plays a whole game', async () => {
  await using folder = await tempFolder('generated')
  const at = (name: string) => join(folder.path, name)
  const generator = inside('openapi-typescript-codegen/bin/index.js')
  await run(process.execPath, [generator, '--input', join(root, 'openapi.json'), '--output', at('client')])

  writeFileSync(at('player.ts'), PLAYER)
  const tsc = inside('typescript/bin/tsc')
  const options = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
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
})

type PlayWhole = (
  origin: string,
  moves: readonly string[],
) => Promise<{ readonly refused: readonly string[]; readonly pdn: string }>
