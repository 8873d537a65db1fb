import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readLinks } from '../../packages/cli/src/links/saved-links.ts'
import { KEYS } from '../harness/api-keys.ts'
import { begun, person } from './people.ts'
import { served } from './served.ts'

const program = join(import.meta.dirname, '../../packages/cli/src/main.ts')

test('Ctrl-C while a move is awaited exits with 130', async () => {
  await using at = await begun()
  const env = { ...process.env, XDG_CONFIG_HOME: dirname(dirname(at.amara.file)) }
  const child = spawn(process.execPath, [program, 'play', '--json'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  // The game is printed before a move is read.
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect((await exit)[0]).toBe(130)
})

test('Ctrl-C while a sheet is typed orders nothing', async () => {
  await using service = await served()
  await using club = await person(service.origin)
  const stop = new AbortController()
  stop.abort(new Error('interrupted'))
  const wish = { env: { CROWNHEAD_KEY: KEYS.club }, signal: stop.signal }
  expect(await club.types('order -', ['name,email', 'Amara,', 'Otis,'], wish)).toMatchObject({ code: 130 })
  expect(service.asked).toEqual([])
})

test('Ctrl-C ends a request that is waited for, but not one whose answer has a link', async () => {
  const stop = new AbortController()
  await using service = await served((answering) => async (incoming) => {
    stop.abort(new Error('interrupted'))
    return answering(incoming)
  })
  await using amara = await person(service.origin)
  expect(await amara.types('new --name Amara', [], { signal: stop.signal })).toMatchObject({ code: 130 })
  expect(readLinks(amara.file)).toHaveLength(1)
})
