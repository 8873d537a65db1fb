import { execFileSync, spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { errorName } from '../../functions/runtime/error-name.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { tempFolder } from '../harness/temp.ts'
import { json, made, served, until } from './process.ts'
import { relayWith } from './relay.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Returns the beginning of a command that mounts 4 MB at the folder, only for the program that follows. An ordinary
 * user may do so in a namespace of their own.
 */
const onSmallDisk = (folder: string): readonly string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=4m tmpfs "$1" && shift && exec "$@"',
  'sh',
  folder,
]

const canMount = (() => {
  try {
    execFileSync('unshare', ['--user', '--map-root-user', '--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Systems without such namespaces run only the tests below. */
test.skipIf(!canMount)(
  'on a full disk the service says so everywhere and stores nothing, and space that is freed is used at once',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('full')
    const relay = await relayWith()
    const { base, metrics, text, stop, pid } = await served(folder.path, relay, {}, 'http', {
      within: onSmallDisk(folder.path),
    })
    const { links } = await made(base)
    const health = async () => (await fetch(`${base}/v1/health`)).status
    const readiness = async () => (await fetch(`${metrics}/ready`)).text()
    expect([await health(), await readiness()]).toEqual([200, 'ready\n'])
    const ballast = join(`/proc/${pid}/root`, folder.path, 'ballast')
    await expect(writeFile(ballast, Buffer.alloc(8 * 1024 * 1024))).rejects.toThrow('ENOSPC')
    const creation = () =>
      fetch(`${base}/v1/games`, {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': '198.51.100.1' },
        body: JSON.stringify({ creator: { name: 'Ann', seat: 'black' } }),
      })
    const refused = await until(async () => {
      const answer = await creation()
      return answer.status === 201 ? undefined : answer
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ code: 'try-again' })
    expect(await until(async () => ((await health()) === 503 ? true : undefined))).toBe(true)
    expect(await readiness()).toBe('not ready: the disk takes no write (ENOSPC)\n')
    expect(text()).toMatch(/"message":"a request failed".*"error":"ENOSPC"|"error":"ENOSPC".*"a request failed"/)
    const authorization = `Bearer ${links.creator.token}`
    expect((await fetch(`${base}/v1/seat`, { headers: { authorization } })).status, 'games can be read').toBe(200)
    await rm(ballast)
    await until(async () => ((await health()) === 200 ? true : undefined))
    expect(await readiness()).toBe('ready\n')
    expect((await creation()).status).toBe(201)
    expect(await stop()).toBe(0)
    await relay.close()
  },
)

const FILLED = 'mount -t tmpfs -o size=1m tmpfs "$1"; head -c 2000000 /dev/zero > "$1/ballast"; shift; exec "$@"'

const ENV = { ORIGIN: 'https://draughts.test', MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@draughts.test' }

test.skipIf(!canMount).each([['--check'], []])('a start on a full disk names the disk: %j', async (...flags) => {
  await using folder = await tempFolder('filled')
  const [program = '', ...within] = onSmallDisk(folder.path).map((part) => (part.startsWith('mount') ? FILLED : part))
  const command = [process.execPath, join(ROOT, 'local/serve.ts'), '--no-mail', ...flags]
  const { status, stderr } = spawnSync(program, [...within, ...command], {
    encoding: 'utf8',
    env: { ...process.env, ...ENV, DATA_DIR: folder.path },
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`the disk of ${folder.path} is full (ENOSPC); make room`),
  ])
})

test.skipIf(!canMount)('a backup without room on the disk says so, and leaves no part of a copy', async () => {
  await using games = await tempFolder('games')
  await using folder = await tempFolder('small')
  const database = openDatabase(games.path)
  database.exec('CREATE TABLE ballast (bytes); INSERT INTO ballast VALUES (zeroblob(6000000))')
  database.close()
  const copy = join(folder.path, 'copy')
  const tool = [process.execPath, join(ROOT, 'tools/backup.ts'), '--data', games.path, '--to', copy]
  const [program = '', ...within] = onSmallDisk(folder.path)
  const listing = ['sh', '-c', '"$@"; ls -A "$0"', copy, ...tool]
  const { stdout, stderr } = spawnSync(program, [...within, ...listing], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['', expect.stringMatching(/disk is full\nMake room on that disk/)])
})

test('a full database is reported as a full disk', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE one (text); PRAGMA max_page_count = 2')
  let error: unknown
  try {
    database.prepare('INSERT INTO one VALUES (zeroblob(100000))').run()
  } catch (thrown) {
    error = thrown
  }
  expect(errorName(error)).toBe('ENOSPC')
  expect(errorName(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe('ENOSPC')
  expect(errorName(new TypeError('x'))).toBe('TypeError')
})
