import { expect, test } from 'vitest'
import { runConcurrently } from '../../tools/command/concurrency.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function* countTo(last: number) {
  for (let n = 1; n <= last; n++) yield n
}

test.each([1, 25])('with a concurrency of %d as many items are handled at once, and each item once', async (lanes) => {
  const done: number[] = []
  let [running, most] = [0, 0]
  await runConcurrently(countTo(2000), lanes, async (n) => {
    most = Math.max(most, ++running)
    if (n < 100) await turn()
    running--
    done.push(n)
  })
  expect(most).toBe(lanes)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1))
})

test('an item that fails ends the run', async () => {
  const work = (n: number) => (n === 3 ? Promise.reject(new Error('three')) : Promise.resolve())
  await expect(runConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('three')
})
