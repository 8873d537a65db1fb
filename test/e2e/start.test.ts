import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { freePort, tempFolder } from '../harness/temp.ts'
import { type Running, type Wish, spawnService, startService } from './running.ts'

/** Runs a service that must fail to start, and returns its exit code and output. */
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

test('says in one sentence that another service uses the folder; that service continues', async () => {
  await using folder = await tempFolder('start')
  await using running = await startService({ folder: folder.path })
  const { code, said } = await runToEnd({ folder: folder.path })
  expect(code).toBe(1)
  expect(said).toMatch(/^crownhead: another service is running on .*\n$/)
  expect((await fetch(`${running.base}/v1/health`)).status).toBe(200)
})

/** Runs a service that must fail to start with one sentence, and returns that sentence. */
const sentenceOf = async (wish: Wish): Promise<string> => {
  const { code, said } = await runToEnd(wish)
  expect(code).toBe(1)
  expect(said).toMatch(/^crownhead: [^\n]+\.\n$/)
  return said
}

test.each([
  [{ env: { PORT: 'http' } }, /PORT must be a number/],
  [{ args: ['--store', 'paper'] }, /npm start -- with --no-limits or --store dynamodb/],
  [{ args: ['--store', 'dynamodb'], env: { AWS_ENDPOINT_URL_DYNAMODB: '' } }, /AWS_ENDPOINT_URL_DYNAMODB/],
  [{ env: { DATA_DIR: '' } }, /DATA_DIR is empty/],
])('refuses invalid settings in one sentence: %j', async (wish, sentence) => {
  await using folder = await tempFolder('start')
  expect(await sentenceOf({ folder: folder.path, ...wish })).toMatch(sentence)
})

test('says in one sentence that its DynamoDB cannot be reached', async () => {
  await using folder = await tempFolder('start')
  const endpoint = `http://127.0.0.1:${await freePort()}`
  const wish = { folder: folder.path, args: ['--store', 'dynamodb'], env: { AWS_ENDPOINT_URL_DYNAMODB: endpoint } }
  expect(await sentenceOf(wish)).toMatch(
    new RegExp(`the DynamoDB at ${endpoint} cannot be used \\(.*ECONNREFUSED.*\\); .* AWS_ENDPOINT_URL_DYNAMODB`),
  )
})

const NONSENSE = 'no database at all '.repeat(1000)

/** Folders that cannot be used: what is in the folder, how to put it there, the path, and the expected sentence. */
const SPOILT: readonly [string, (folder: string) => Promise<unknown>, string, RegExp][] = [
  ['a file', (folder) => writeFile(join(folder, 'data'), ''), 'data', / is a file; set DATA_DIR to a folder/],
  [
    'below a file',
    (folder) => writeFile(join(folder, 'data'), ''),
    'data/deep',
    / is a file; set DATA_DIR to a folder/,
  ],
  [
    'with a damaged lock',
    (folder) => writeFile(join(folder, 'lock.db'), NONSENSE),
    '',
    /lock\.db cannot .*; remove it/,
  ],
  ['with a folder for a lock', (folder) => mkdir(join(folder, 'lock.db')), '', /lock\.db cannot be used .*; remove it/],
  [
    'with a damaged database',
    (folder) => writeFile(join(folder, 'crownhead.db'), NONSENSE),
    '',
    /crownhead\.db cannot be used \(file is not a database\); put a good copy .* or set DATA_DIR/,
  ],
  [
    'with a database that is damaged further on',
    async (folder) => {
      openDatabase(folder).close()
      const file = join(folder, 'crownhead.db')
      const bytes = readFileSync(file)
      await writeFile(file, bytes.fill(7, 4096))
    },
    '',
    /crownhead\.db cannot be used \(.*malformed.*\); put a good copy .* or set DATA_DIR/,
  ],
  [
    'with a folder for a database',
    (folder) => mkdir(join(folder, 'crownhead.db')),
    '',
    /crownhead\.db cannot be used \(unable to open database file\); .* or set DATA_DIR/,
  ],
]

test.each(SPOILT)('says in one sentence what is wrong with its folder: %s', async (_name, spoil, data, sentence) => {
  await using folder = await tempFolder('start')
  await spoil(folder.path)
  const said = await sentenceOf({ folder: join(folder.path, data) })
  expect(said).toContain(`crownhead: ${folder.path}/`)
  expect(said).toMatch(sentence)
})

test.runIf(existsSync('/proc/self'))(
  'says in one sentence that a folder cannot be made, and does not retry for ever',
  async () => {
    expect(await sentenceOf({ folder: '/proc/nope/data' })).toMatch(
      /the folder \/proc\/nope\/data cannot be made .*; set DATA_DIR/,
    )
  },
)

/** Returns the running child processes, on systems that list them. */
const childrenOf = (pid: number): string => {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8') : ''
}

const expectLinksToWork = async (running: Running): Promise<void> => {
  const links = running.said().match(/http:\S+/g) ?? []
  expect(links).toHaveLength(8)
  expect(new Set(links).size).toBe(8)
  for (const link of links) {
    const { status } = await fetch(link)
    expect(status).toBe(200)
  }
}

const expectOthersToBeRefused = async (running: Running): Promise<void> => {
  const post = (headers: Record<string, string>) =>
    fetch(`${running.base}/dev/clock`, { method: 'POST', headers, body: 'advance=P1D' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post({ ...form, origin: 'https://elsewhere.example' })).status).toBe(403)
  const { status, url } = await post({ ...form, origin: running.base })
  expect([status, new URL(url).pathname]).toEqual([200, '/dev/mail'])
}

test.each([
  [
    'prints the address, the links of a game and a tournament, the mailbox and the clock, and all of them work',
    'SIGINT',
    expectLinksToWork,
  ],
  ['other sites, and other names for this machine, cannot read the mailbox', 'SIGTERM', expectOthersToBeRefused],
] as const)('%s; %s ends it cleanly, and it leaves no process behind', async (_, signal, expectIt) => {
  await using folder = await tempFolder('start')
  const running = await startService({ folder: folder.path })
  await expect.poll(() => childrenOf(running.pid)).toBe('')
  await expectIt(running)
  expect(await running.stop(signal)).toBe(0)
  await expect(fetch(`${running.base}/v1/health`)).rejects.toThrow('fetch failed')
})
