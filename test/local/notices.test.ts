import { expect, test } from 'vitest'
import { movableClock } from '../../local/machine/clock.ts'
import { startDriver } from '../../local/jobs/driver.ts'
import { runToCompletion, noticeJob } from '../../local/jobs/notice-job.ts'
import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { sqliteNotices } from '../../local/sqlite/queues/sqlite-outbox.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import { type Webhook, NO_WEBHOOKS } from '../../shared/service/ports/webhooks.ts'
import type { PostResult } from '../../shared/service/ports/http-sender.ts'
import { tempFolder } from '../harness/temp.ts'

const hookOf = (name: string, at: number): Webhook => ({
  id: `hook${name}`,
  url: `https://${name}.test/`,
  events: ['finished'],
  format: 'standard',
  secrets: [{ text: 'whsec_c2VjcmV0' }],
  created: at,
})

/** Returns two programs with webhooks, where the receiver of one is slow. */
const world = async () => {
  const folder = await tempFolder('notices')
  const database = openDatabase(folder.path)
  const clock = movableClock({ get: () => undefined, set: () => {} })
  const queue = sqliteQueue(database, 'notices')
  const notices = sqliteNotices(database, queue, clock.now)
  const webhooks = memoryWebhooks()
  const [slow, fast] = [hookOf('slow', clock.now()), hookOf('fast', clock.now())]
  await webhooks.save('slow', NO_WEBHOOKS, [slow])
  await webhooks.save('fast', NO_WEBHOOKS, [fast])
  const posts: string[] = []
  const waiting: (() => void)[] = []
  const post = (url: string): Promise<PostResult> => {
    posts.push(url)
    if (url === fast.url) return Promise.resolve({ status: 200 })
    return new Promise((resolve) => waiting.push(() => resolve({ status: 200 })))
  }
  const tell = (owner: string, count: number): Promise<void> =>
    notices.put(
      Array.from({ length: count }, (_, n) => {
        const game = `${owner}${String(n).padStart(8, '0')}`
        const at = clock.now()
        const payload = {
          id: `msg_${game}`,
          event: 'finished',
          at,
          game,
          version: 9,
          ply: 8,
          status: 'finished',
        } as const
        return { owner, hook: `hook${owner}`, told: { ...payload, creator: 'A' }, attempt: 1, due: at, delay: 0 }
      }),
    )
  const said: string[] = []
  const log = (_level: string, message: string): void => void said.push(message)
  const outbox = { put: async () => {} }
  const site = { origin: 'https://draughts.test', log, sender: { post }, outbox, freed: () => driver.wake() }
  const work = noticeJob(
    { noticeQueue: queue, clock, webhooks, owned: { find: async () => undefined } as never },
    notices,
    site,
  )
  const begin = (kind: 'apart' | 'in step') =>
    (driver = startDriver([kind === 'apart' ? work : runToCompletion(work)], clock, log))
  let driver = startDriver([], clock, log)
  const count = (owner: string): number => posts.filter((url) => url === `https://${owner}.test/`).length
  const free = (): void => waiting.splice(0).forEach((each) => each())
  const close = async (): Promise<void> => {
    database.close()
    await folder.remove()
  }
  return { tell, begin, count, free, work, queue, said, [Symbol.asyncDispose]: close }
}

const PATIENT = { timeout: 120_000 }

test('a thousand payloads for a slow receiver delay no other, and it gets all of them, two at once', async () => {
  await using started = await world()
  const { tell, begin, count, free, queue, said, work } = started
  await tell('slow', 1000)
  await tell('fast', 200)
  const driver = begin('apart')
  driver.wake()
  await expect.poll(() => count('fast'), PATIENT).toBe(200)
  await expect.poll(() => queue.size(), PATIENT).toBe(1000)
  expect(count('slow')).toBe(2)
  for (const twice of [4, 6, 8]) {
    free()
    await expect.poll(() => count('slow'), PATIENT).toBe(twice)
  }
  await driver.stop()
  free()
  await work.settled()
  expect(count('slow')).toBe(8)
  expect(queue.size()).toBe(992)
  expect(said).toEqual([])
})

test('a leap of the clock ends when everything is delivered that was due on the way', async () => {
  await using started = await world()
  const { tell, begin, count, queue } = started
  await tell('fast', 5)
  const driver = begin('in step')
  await driver.advance(HOUR)
  expect([count('fast'), queue.size()]).toEqual([5, 0])
  await driver.stop()
})

test('of each lane with room the first message that is not being handled is taken, by time', async () => {
  await using folder = await tempFolder('lanes')
  const database = openDatabase(folder.path)
  const queue = sqliteQueue(database, 'notices')
  const put = (lane: string, ...times: readonly number[]): void => times.forEach((at) => queue.put('', at, { lane }))
  sqliteQueue(database, 'outbox').put('', 0)
  put('b', 3, 1, 2)
  put('a', 5, 4)
  put('c', 9)
  const at = (now: number, ids: readonly number[] = [], lanes: readonly string[] = []) =>
    queue.take(now, 10, { ids, lanes }).map(({ id, lane }) => [lane, id] as const)
  const [b, a] = at(8)
  expect([b?.[0], a?.[0]]).toEqual(['b', 'a'])
  expect(at(8)).toHaveLength(2)
  expect(at(9).map(([lane]) => lane)).toEqual(['b', 'a', 'c'])
  expect(at(8, [b?.[1] ?? 0]).map(([lane]) => lane)).toEqual(['b', 'a'])
  expect(at(8, [b?.[1] ?? 0])[0]).not.toEqual(b)
  expect(at(8, [], ['b'])).toEqual([a])
  const next = (ids: readonly number[], lanes: readonly string[]) => queue.nextAt({ ids, lanes })
  expect(next([], [])).toBe(1)
  expect(next([b?.[1] ?? 0], [])).toBe(2)
  expect(next([], ['b'])).toBe(4)
  expect(next([], ['a', 'b'])).toBe(9)
  expect(next([], ['a', 'b', 'c'])).toBeUndefined()
  database.close()
})
