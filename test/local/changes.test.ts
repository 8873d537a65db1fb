import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { changeWork } from '../../local/work/changes.ts'

const record = (number: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(number) } })

/** A stream of numbered changes, and a function that fails at the wanted ones as often as wanted. */
const stream = (numbers: readonly number[], failures: Readonly<Record<number, number>>) => {
  let left = [...numbers]
  let looks = 0
  const done: number[] = []
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
      const failed = times.get(number) ?? 0
      if (failed < (failures[number] ?? 0)) {
        times.set(number, failed + 1)
        return { batchItemFailures: [{ itemIdentifier: String(number) }] }
      }
      done.push(number)
    }
    return { batchItemFailures: [] }
  }
  return { work: changeWork(changes, stored), done, looks: () => looks }
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

test('from the first that fails on all come again, later and later, and nothing is skipped', async () => {
  const { work, done } = stream([1, 2, 3], { 2: 3 })
  const waits: number[] = []
  let now = 0
  for (let at = await work.nextAt(); at !== undefined; at = await work.nextAt()) {
    waits.push(at - now)
    now = Math.max(now, at)
    await work.run(now)
  }
  expect(done).toEqual([1, 2, 3])
  expect(waits).toEqual([0, 0, 1000, 2000])
})
