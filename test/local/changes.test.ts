import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { ATTEMPTS, sqliteQueue } from '../../local/sqlite/queue.ts'
import { migrate } from '../../local/sqlite/schema.ts'
import { runDue } from '../../local/agenda.ts'
import { changeWork } from '../../local/duties/changes.ts'
import { failedChangeWork } from '../../local/duties/failed-changes.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/game/words.ts'

const record = (number: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(number) } })

/** A stream of numbered changes, and a function that fails at the wanted ones as often as wanted. */
const stream = (numbers: readonly number[], failures: Readonly<Record<number, number>>) => {
  let left = [...numbers]
  let looks = 0
  let now = 0
  const done: number[] = []
  const tries: (readonly [number, number])[] = []
  const said: string[] = []
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const aside = sqliteQueue(database, 'failed changes')
  const times = new Map<number, number>()
  const changes = {
    next: async () => {
      looks++
      const taken = left
      return { records: taken.map(record), done: async (count: number) => void (left = taken.slice(count)) }
    },
  }
  const stored = async ({ Records }: DynamoDBStreamEvent) => {
    for (const { dynamodb } of Records) {
      const number = Number(dynamodb?.SequenceNumber)
      tries.push([number, now])
      const failed = times.get(number) ?? 0
      if (failed < (failures[number] ?? 0)) {
        times.set(number, failed + 1)
        return { batchItemFailures: [{ itemIdentifier: String(number) }] }
      }
      done.push(number)
    }
    return { batchItemFailures: [] }
  }
  const work = changeWork(changes, stored, aside)
  const kinds = [work, failedChangeWork(aside, stored, (_level, message) => void said.push(message))]
  /** Everything that falls due until then. */
  const runUntil = (end: number) => runDue(kinds, { until: () => end, reach: (at) => (now = Math.max(now, at)) })
  return { work, runUntil, done, tries, said, aside, looks: () => looks }
}

test('all is done at once, and an empty stream is not asked again until somebody stirs', async () => {
  const { work, done, looks } = stream([1, 2, 3], {})
  expect(await work.nextAt()).toBe(0)
  await work.run(0)
  expect(done).toEqual([1, 2, 3])
  expect(await work.nextAt()).toBeUndefined()
  const before = looks()
  expect(await work.nextAt()).toBeUndefined()
  expect(looks()).toBe(before)
  work.stir()
  expect(await work.nextAt()).toBeUndefined()
  expect(looks()).toBe(before + 1)
})

test('one that fails comes again by itself, later and later, and those behind it do not wait', async () => {
  const { runUntil, done, tries, aside } = stream([1, 2, 3], { 2: 3 })
  await runUntil(0)
  expect(done).toEqual([1, 3])
  await runUntil(HOUR)
  expect(done).toEqual([1, 3, 2])
  expect(tries.filter(([number]) => number === 2).map(([, at]) => at)).toEqual([
    0,
    SECOND,
    SECOND + MINUTE,
    SECOND + 3 * MINUTE,
  ])
  expect([aside.nextAt(), aside.dead()]).toEqual([undefined, []])
})

test('one that can never be carried out is given up, which is said, and lies there whole for another chance', async () => {
  const failures: Record<number, number> = { 2: Infinity }
  const { runUntil, done, tries, said, aside } = stream([1, 2, 3], failures)
  expect(await runUntil(24 * HOUR)).toBeUndefined()
  expect(done).toEqual([1, 3])
  expect(tries.filter(([number]) => number === 2)).toHaveLength(1 + ATTEMPTS)
  expect(said).toEqual(['a change was given up until the next start'])
  expect(aside.dead().map(({ body }): unknown => JSON.parse(body))).toEqual([record(2)])

  failures[2] = 0
  aside.redrive(25 * HOUR)
  expect(await runUntil(25 * HOUR)).toBeUndefined()
  expect([done, aside.dead()]).toEqual([[1, 3, 2], []])
})

test('one at which the function itself breaks is given up as well, and holds nothing up', async () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const aside = sqliteQueue(database, 'failed changes')
  aside.put(JSON.stringify(record(1)), 0)
  const broken = failedChangeWork(
    aside,
    async () => Promise.reject(new Error('broken')),
    () => {},
  )
  expect(await runDue([broken], { until: () => 24 * HOUR, reach: (at) => at })).toBeUndefined()
  expect(aside.dead()).toHaveLength(1)
})

test('where nothing can be put aside, nothing is skipped', async () => {
  const changes = {
    next: async () => ({ records: [record(1)], done: async () => Promise.reject(new Error('skipped')) }),
  }
  const work = changeWork(changes, async () => ({ batchItemFailures: [{ itemIdentifier: '1' }] }), {
    put: () => {
      throw new Error('the disk is full')
    },
  })
  expect(await work.nextAt()).toBe(0)
  await expect(work.run(0)).rejects.toThrow('the disk is full')
  expect(await work.nextAt()).toBe(0)
})
