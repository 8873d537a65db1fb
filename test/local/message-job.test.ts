import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { LOCAL_ATTEMPTS, type MessageQueue } from '../../local/sqlite/queues/sqlite-queue.ts'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { messageJob } from '../../local/jobs/message-job.ts'
import { timerJob } from '../../local/jobs/timer-job.ts'

/** Returns a queue with two due messages, which records what becomes of them. */
const twoMessages = () => {
  const fate = new Map<number, string>()
  const queue: MessageQueue = {
    put: () => {},
    inLane: () => [],
    take: () =>
      [1, 2].map((id) => ({ id, body: `letter ${id}`, attempts: id === 1 ? LOCAL_ATTEMPTS - 1 : 0, lane: '' })),
    done: (id) => void fate.set(id, 'done'),
    retryLater: (id, now) => void fate.set(id, `failed at ${now}`),
    deadLetters: () => [],
    redrive: () => {},
    leastWait: () => 0,
    attempts: LOCAL_ATTEMPTS,
    nextAt: () => 5,
    size: () => 2,
  }
  return { queue, fate }
}

test('an email stays in the queue until it is delivered, and a failed one returns alone, until it is given up and logged', async () => {
  const { queue, fate } = twoMessages()
  const logged: unknown[] = []
  const log = jsonLog((line) => logged.push(JSON.parse(line)))
  const deliver = async ({ Records }: SQSEvent) => {
    expect(Records.map(({ body }) => body)).toEqual(['letter 1', 'letter 2'])
    expect(fate.size).toBe(0)
    return { batchItemFailures: [{ itemIdentifier: '1' }] }
  }
  const work = messageJob(queue, 'deliver', deliver, log)
  expect(await work.nextAt()).toBe(5)
  await work.run(7)
  expect([...fate]).toEqual([
    [1, 'failed at 7'],
    [2, 'done'],
  ])
  expect(logged).toEqual([{ level: 'error', message: 'a message was given up', reader: 'deliver', id: 1 }])
})

test('if the function crashes, every message is still there', async () => {
  const { queue, fate } = twoMessages()
  const broken = async () => Promise.reject(new Error('broken'))
  const work = messageJob(queue, 'deliver', broken, () => {})
  await expect(work.run(7)).rejects.toThrow('broken')
  expect(fate.size).toBe(0)
})

test('a timer is deleted after its tick, even a failed one, because the sweep ticks the game again', async () => {
  const events: string[] = []
  const timers = {
    arm: async () => {},
    disarm: async () => {},
    due: () => [{ name: 'one', game: 'AAAAAAAAAAAA', at: 3 }],
    nextAt: () => 3,
    fired: (name: string) => void events.push(`fired ${name}`),
  }
  const tick = async (event: unknown) => void events.push(JSON.stringify(event))
  await timerJob(timers, tick, () => {}).run(3)
  expect(events).toEqual(['{"game":"AAAAAAAAAAAA"}', 'fired one'])
  const fail = async () => Promise.reject(new Error('no'))
  await timerJob(timers, fail, (_level, message) => void events.push(message)).run(3)
  expect(events.slice(2)).toEqual(['a timer failed', 'fired one'])
})
