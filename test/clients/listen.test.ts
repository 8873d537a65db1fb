import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crownhead } from '../../packages/client/src/index.ts'
import { startService } from '../e2e/running.ts'
import { KEYS } from '../harness/api-keys.ts'
import { keyIn } from '../harness/telling.ts'
import { tempFolder } from '../harness/temp.ts'
import { person } from './people.ts'
import { served } from './served.ts'

const root = join(import.meta.dirname, '../..')

/** Starts `crownhead listen`; `out` is what it has printed so far. */
const listening = (someone: Awaited<ReturnType<typeof person>>, line: string, key: string) => {
  const stop = new AbortController()
  const heard = { out: '' }
  const hears = (text: string): void => void (heard.out += text)
  const ended = someone.types(line, [], { env: { CROWNHEAD_KEY: key }, signal: stop.signal, hears })
  return { heard, ended, interrupt: () => stop.abort(new Error('interrupted')) }
}

test('npm start posts webhooks to this machine, where listen prints those that are signed; no limit stops it', async () => {
  await using folder = await tempFolder('listen')
  await using service = await startService({ folder: folder.path, args: ['--no-limits'] })
  await using someone = await person(service.base)
  const key = await keyIn(folder.path, ['games:create', 'webhooks'])
  service.keepSecret(key)
  const { ask } = crownhead({ origin: service.base, key, patience: 0 })
  const at = listening(someone, 'listen --port 0 --label event=Cup', key)
  await expect.poll(() => at.heard.out).toMatch(/^\S+ test of http/)

  const body = { creator: { name: 'Amara', seat: 'black' }, labels: { event: 'Cup' } } as const
  const { game, links } = await ask('create', { body })
  const path = { id: game.id }
  await ask('claim', { path, token: links.invitation?.token ?? '', body: { name: 'Otis' } })
  await expect.poll(() => at.heard.out).toMatch(new RegExp(` turn ${game.id} Cup: black to move until \\S+\n`))

  const [webhook] = (await ask('hooks', {})).webhooks
  const forged = await fetch(webhook?.url ?? '', { method: 'POST', body: '{"type":"test"}' })
  expect(forged.status).toBe(401)
  expect((await fetch(webhook?.url ?? '')).status).toBe(405)
  expect((await fetch(webhook?.url ?? '', { method: 'POST', body: 'a'.repeat(100_001) })).status).toBe(413)
  // Of the 120 requests about webhooks that a network has in an hour, none is used up.
  const headers = { authorization: `Bearer ${key}` }
  const tested = await fetch(`${service.base}/v1/webhooks/${webhook?.id}/test`, { method: 'POST', headers })
  expect(tested.headers.get('ratelimit')).toMatch(/^"network";r=120;/)

  at.interrupt()
  const { code, error } = await at.ended
  expect(code).toBe(130)
  expect(error).toContain('a delivery is refused: it is not signed with the secret')
  expect((await ask('hooks', {})).webhooks).toEqual([])
})

test('no other service posts to its own machine, and listen says so', async () => {
  await using service = await served()
  await using someone = await person(service.origin)
  const { code, error } = await listening(someone, 'listen --port 0', KEYS.club).ended
  expect(code).toBe(1)
  expect(error).toContain('only npm start posts to this machine')
  for (const url of ['http://127.0.0.1:8090/', 'http://localhost:8090/', 'http://[::1]/'])
    expect(await someone.types(`webhooks --add ${url}`, [], { env: { CROWNHEAD_KEY: KEYS.club } })).toMatchObject({
      code: 1,
      error: expect.stringContaining('url: must be an https address'),
    })
  expect(await someone.types('listen')).toMatchObject({ code: 2, error: expect.stringContaining('CROWNHEAD_KEY') })
})

test('the only program that lets a service post to its own machine is npm start', () => {
  const files = globSync('{functions,infra,local,shared,tools}/**/*.ts', { cwd: root })
  const having = (text: string) => files.filter((file) => readFileSync(join(root, file), 'utf8').includes(text))
  expect(having('postsToOwnMachine: ')).toEqual(['local/start.ts'])
  expect(having('dev/local-sender')).toEqual(['local/start.ts'])
})

test('webhooks are added, listed, changed, tested and removed', async () => {
  await using service = await served()
  await using club = await person(service.origin)
  const types = (line: string) => club.types(line, [], { env: { CROWNHEAD_KEY: KEYS.club } })
  const url = 'https://club.example/hook'
  const added = await types(`webhooks --add ${url} --event turn --event finished --label event=Cup --format slack`)
  expect(added).toMatchObject({ code: 0, error: '', out: expect.stringMatching(/not shown again: whsec_\S+\n$/) })
  const [id = ''] = added.out.split(' ')
  const listed = `${id} ${url} slack\n  turn,finished event=Cup\n`
  expect((await types('webhooks')).out).toBe(listed)
  expect((await types(`webhooks --disable ${id}`)).out).toContain('disabled (asked) since ')
  expect((await types(`webhooks --enable ${id}`)).out).toBe(listed)
  expect((await types(`webhooks --new-secret ${id}`)).out).toMatch(/whsec_\S+\n$/)
  expect((await types(`webhooks --test ${id}`)).out).toMatch(/^Test msg_test_\w+ is on its way/)
  expect(await types(`webhooks --deliveries ${id} --json`)).toMatchObject({ code: 0, out: '{"deliveries":[]}\n' })
  expect((await types(`webhooks --replay ${id}`)).out).toBe('0 are sent again.\n')
  expect(await types(`webhooks --enable ${id} --disable ${id}`)).toMatchObject({ code: 2 })
  expect((await types(`webhooks --remove ${id}`)).out).toBe('There is no webhook.\n')
})
