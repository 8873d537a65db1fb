import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { changeJob } from '../../local/jobs/change-job.ts'

const record = (number: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(number) } })

/** Returns a job on a stream of numbered changes. It notes changes in `done`, and fails for those in `reported`. */
const stream = (numbers: readonly number[]) => {
  let left = [...numbers]
  let looks = 0
  const done: number[] = []
  const reported = new Set<number>()
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
      if (reported.has(number)) return { batchItemFailures: [{ itemIdentifier: String(number) }] }
      done.push(number)
    }
    return { batchItemFailures: [] }
  }
  return { work: changeJob(changes, stored), done, reported, looks: () => looks }
}

test('all changes are handled at once, and an empty stream is not read again until something is stored', async () => {
  const { work, done, looks } = stream([1, 2, 3])
  expect(await work.nextAt()).toBe(0)
  await work.run(0)
  expect(done).toEqual([1, 2, 3])
  expect(await work.nextAt()).toBeUndefined()
  const before = looks()
  expect(await work.nextAt()).toBeUndefined()
  expect(looks()).toBe(before)
  work.recheck()
  expect(await work.nextAt()).toBeUndefined()
  expect(looks()).toBe(before + 1)
})

test('a reported failure stops the work and returns with all changes after it, but not those before', async () => {
  const { work, done, reported } = stream([1, 2, 3])
  reported.add(2)
  for (let turn = 0; turn < 2; turn++) {
    expect(await work.nextAt()).toBe(0)
    await expect(work.run(0)).rejects.toThrow('neither be carried out nor put aside')
  }
  expect(done).toEqual([1])
  reported.clear()
  expect(await work.nextAt()).toBe(0)
  await work.run(0)
  expect(done).toEqual([1, 2, 3])
})

test('if the function crashes, no change is skipped', async () => {
  const changes = {
    next: async () => ({ records: [record(1)], done: async () => Promise.reject(new Error('skipped')) }),
  }
  const work = changeJob(changes, async () => Promise.reject(new Error('broken')))
  expect(await work.nextAt()).toBe(0)
  await expect(work.run(0)).rejects.toThrow('broken')
  expect(await work.nextAt()).toBe(0)
})
