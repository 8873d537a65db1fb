import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { devRouter } from '../../local/dev/dev-router.ts'
import { openResources } from '../../local/resources/resources.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { openDiskSync, sharedSync } from '../../local/sqlite/database/disk-sync.ts'
import type { IncomingRequest } from '../../local/http/http-server.ts'
import { tempFolder } from '../harness/temp.ts'

/** A disk whose waits end when the test says so. */
const slowDisk = () => {
  let changes = 0
  const waits: { readonly done: () => void; readonly fail: (error: Error) => void }[] = []
  const settled = sharedSync(
    () => changes,
    () => new Promise<void>((resolve, reject) => waits.push({ done: resolve, fail: reject })),
  )
  /** The answers that have been given so far, in order. */
  const answered: string[] = []
  const ask = (name: string): void =>
    void settled().then(
      () => answered.push(name),
      () => answered.push(`not ${name}`),
    )
  const end = async (): Promise<void> => {
    waits.at(-1)?.done()
    await turn()
  }
  return { settled, waits, answered, ask, end, store: () => void changes++ }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('requests share the waits for the disk', () => {
  test('if nothing was stored, nobody waits', async () => {
    const { waits, answered, ask } = slowDisk()
    ask('a')
    await turn()
    expect([waits.length, answered]).toEqual([0, ['a']])
  })

  test('a request that stores during a wait waits for the next one, which all such requests share', async () => {
    const { waits, answered, ask, end, store } = slowDisk()
    store()
    ask('a')
    await turn()
    for (const name of ['b', 'c']) {
      store()
      ask(name)
    }
    await turn()
    expect([waits.length, answered]).toEqual([1, []])
    await end()
    expect([waits.length, answered]).toEqual([2, ['a']])
    await end()
    expect([waits.length, answered]).toEqual([2, ['a', 'b', 'c']])
  })

  test('a request that has read what the current wait covers waits for that one alone', async () => {
    const { waits, answered, ask, end, store } = slowDisk()
    store()
    ask('writer')
    await turn()
    ask('reader')
    await turn()
    expect([waits.length, answered]).toEqual([1, []])
    await end()
    expect([waits.length, answered]).toEqual([1, ['writer', 'reader']])
  })

  test('after a wait that failed nothing is called safe again', async () => {
    const { waits, answered, ask, store } = slowDisk()
    store()
    ask('a')
    await turn()
    store()
    ask('b')
    waits[0]?.fail(new Error('EIO'))
    await turn()
    store()
    ask('c')
    await turn()
    expect([waits.length, answered]).toEqual([1, ['not a', 'not b', 'not c']])
  })
})

describe('the disk under the local service', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>
  beforeEach(async () => {
    folder = await tempFolder('disk')
  })
  afterEach(() => folder.remove())

  test('what was stored before the wait is in the file, and the commits themselves do not wait', async () => {
    const database = openDatabase(folder.path)
    const disk = openDiskSync(database, folder.path)
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 })
    database.exec("INSERT INTO value VALUES ('a', 'b')")
    await disk.settled()
    disk.close()
    database.close()
    const again = openDatabase(folder.path)
    expect(again.prepare('SELECT value FROM value').get()).toEqual({ value: 'b' })
    again.close()
  })

  test('without a write-ahead log to wait for, each commit waits', async () => {
    const database = openDatabase(folder.path)
    database.exec('PRAGMA journal_mode = DELETE')
    const disk = openDiskSync(database, folder.path)
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    await disk.settled()
    disk.close()
    database.close()
  })

  test('two processes’ resources on one folder see each other’s commits at once', async () => {
    const [one, other] = [
      await openResources({ folder: folder.path, store: { kind: 'sqlite' } }),
      await openResources({ folder: folder.path, store: { kind: 'sqlite' } }),
    ]
    one.values.set('a', 'b')
    expect(other.values.get('a')).toBe('b')
    await Promise.all([one.settled(), other.settled()])
    one.close()
    other.close()
  })
})

const requestOf = (method: string, path: string): IncomingRequest => ({
  method,
  path,
  search: new URLSearchParams(),
  headers: { host: '127.0.0.1:8080' },
  body: Buffer.alloc(0),
  from: '127.0.0.1',
})

test.each([
  ['GET', '/'],
  ['POST', '/v1/games'],
  ['GET', '/dev/clock'],
])('%s %s is not answered before the disk has all that the answer may depend on', async (method, path) => {
  const { settled, answered, end, store } = slowDisk()
  const clock = { now: () => 0, holdAt: () => {}, resume: () => {} }
  const resources = {
    clock,
    driver: { advance: async () => 0 },
    receiveReply: () => {},
    mailbox: { list: () => [] },
    port: 8080,
  }
  const respond = async () => {
    store()
    return { statusCode: 200 }
  }
  if (path.startsWith('/dev')) store()
  const answering = devRouter({ api: respond, page: respond }, resources, { clock, settled }, () => {})
  void answering(requestOf(method, path)).then(({ status }) => answered.push(String(status)))
  await turn()
  expect(answered).toEqual([])
  await end()
  expect(answered).toEqual(['200'])
})
