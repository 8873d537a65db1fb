import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { type Wish, spawnService, startService } from './running.ts'

/** Runs one that must give up: its exit code, and what it said. */
const runToEnd = async (wish: Wish) => {
  const child = spawnService(wish)
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const takenPort = async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { port: String(typeof address === 'object' ? address?.port : 0), [Symbol.dispose]: () => void server.close() }
}

test('says in one sentence that a port is taken', async () => {
  await using folder = await tempFolder('start')
  using taken = await takenPort()
  const { code, said } = await runToEnd({ folder: folder.path, env: { PORT: taken.port } })
  expect(code).toBe(1)
  expect(said).toBe(`crownhead: port ${taken.port} is taken; set PORT to another one, or to 0 for any that is free.\n`)
})

test('says in one sentence that another service has the folder, which goes on unharmed', async () => {
  await using folder = await tempFolder('start')
  await using running = await startService({ folder: folder.path })
  const { code, said } = await runToEnd({ folder: folder.path })
  expect(code).toBe(1)
  expect(said).toMatch(/^crownhead: another service is running on .*\n$/)
  expect((await fetch(`${running.base}/v1/health`)).status).toBe(200)
})

test.each([
  [{ env: { PORT: 'http' } }, /PORT must be a number/],
  [{ args: ['--store', 'paper'] }, /npm start -- --store dynamodb/],
  [{ args: ['--store', 'dynamodb'], env: { AWS_ENDPOINT_URL_DYNAMODB: '' } }, /AWS_ENDPOINT_URL_DYNAMODB/],
])('says in one sentence what it cannot be started with: %j', async (wish, sentence) => {
  await using folder = await tempFolder('start')
  const { code, said } = await runToEnd({ folder: folder.path, ...wish })
  expect(code).toBe(1)
  expect(said).toMatch(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
})

/** The processes that a process has started and that still run, where the system tells. */
const childrenOf = (pid: number): string => {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8') : ''
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly, and it leaves no process behind', async (signal) => {
  await using folder = await tempFolder('start')
  const running = await startService({ folder: folder.path })
  await expect.poll(() => childrenOf(running.pid)).toBe('')
  expect(await running.stop(signal)).toBe(0)
  await expect(fetch(`${running.base}/v1/health`)).rejects.toThrow('fetch failed')
})

test('prints where everything is: the address, both links of a game, the mailbox and the clock, each of which answers', async () => {
  await using folder = await tempFolder('start')
  await using running = await startService({ folder: folder.path })
  const links = running.said().match(/http:\S+/g) ?? []
  expect(links).toHaveLength(6)
  expect(new Set(links).size).toBe(6)
  for (const link of links) {
    const { status } = await fetch(link)
    expect(status).toBe(200)
  }
})

test('other sites, and other names for this machine, are not told what lies in the mailbox', async () => {
  await using folder = await tempFolder('start')
  await using running = await startService({ folder: folder.path })
  const post = (headers: Record<string, string>) =>
    fetch(`${running.base}/dev/clock`, { method: 'POST', headers, body: 'advance=P1D' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post({ ...form, origin: 'https://elsewhere.example' })).status).toBe(403)
  const { status, url } = await post({ ...form, origin: running.base })
  expect([status, new URL(url).pathname]).toEqual([200, '/dev/mail'])
})
