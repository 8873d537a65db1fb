import { expect, test } from 'vitest'
import { type Job, runDue, firstDueJob } from '../../local/jobs/run-due.ts'

/** Returns a job that is due at these instants. It adds to `done` its name, each instant, and when it ran. */
const pieces = (name: string, at: readonly number[], done: string[]): Job => {
  const left = [...at]
  return {
    nextAt: async () => left[0],
    run: async (now) => void done.push(`${name}${left.shift() ?? ''}@${now}`),
  }
}

const passage = (until: number) => {
  let now = 0
  return { until: () => until, timeFor: (at: number) => (now = Math.max(now, at)) }
}

test('jobs are done in the order of time, whatever their worker', async () => {
  const done: string[] = []
  const kinds = [pieces('a', [3, 5], done), pieces('b', [1, 4], done)]
  expect(await runDue(kinds, passage(4))).toBe(5)
  expect(done).toEqual(['b1@1', 'a3@3', 'b4@4'])
})

test('at equal instants the first worker in the list goes first', async () => {
  const done: string[] = []
  const kinds = [pieces('first', [2], done), pieces('second', [2], done)]
  expect(await firstDueJob(kinds)).toEqual({ job: kinds[0], at: 2 })
  await runDue(kinds, passage(2))
  expect(done).toEqual(['first2@2', 'second2@2'])
})

test('jobs that a job causes come before the next instant, overdue jobs run at once, and time does not go back', async () => {
  const done: string[] = []
  const caused: number[] = []
  const echo: Job = {
    nextAt: async () => caused[0],
    run: async (now) => void done.push(`echo${caused.shift() ?? ''}@${now}`),
  }
  const causing = pieces('timer', [10, 20], done)
  const timer: Job = {
    ...causing,
    run: async (now) => {
      await causing.run(now)
      caused.push(0, now + 5)
    },
  }
  expect(await runDue([echo, timer], passage(20))).toBe(25)
  expect(done).toEqual(['timer10@10', 'echo0@10', 'echo15@15', 'timer20@20', 'echo0@20'])
})

test('without jobs nothing is due', async () => {
  expect(await runDue([], passage(9))).toBeUndefined()
  expect(await firstDueJob([pieces('a', [], [])])).toBeUndefined()
})

test('between two jobs the event loop has its turn, however much is due', async () => {
  const done: string[] = []
  setImmediate(() => done.push('another'))
  await runDue([pieces('a', [1, 2, 3], done)], passage(3))
  expect(done.indexOf('another')).toBeLessThan(2)
})
