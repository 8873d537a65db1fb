import { expect, test } from 'vitest'
import { eachInLanes } from '../../tools/lanes.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function* countTo(last: number) {
  for (let n = 1; n <= last; n++) yield n
}

test.each([1, 25])('%d lanes work on as many at once, on each item once, and say how far they are', async (lanes) => {
  const done: number[] = []
  const said: string[] = []
  let [running, most] = [0, 0]
  await eachInLanes(countTo(20_000), { lanes, say: (line) => said.push(line) }, async (n) => {
    most = Math.max(most, ++running)
    if (n < 100) await turn()
    running--
    done.push(n)
  })
  expect(most).toBe(lanes)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1))
  expect(said).toEqual(['10000 games so far', '20000 games so far'])
})

test('an item that fails ends it', async () => {
  const work = (n: number) => (n === 3 ? Promise.reject(new Error('three')) : Promise.resolve())
  await expect(eachInLanes([1, 2, 3, 4], { lanes: 2, say: () => {} }, work)).rejects.toThrow('three')
})
