import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diceOf } from '../races/dice.ts'
import { tempFolder } from '../harness/temp.ts'
import { NO_TURNS } from './checks/turns.ts'
import { type CountedHistory, type Tally, readTally, tallyFrom, tallyInOrder, writeTally } from './tally.ts'

const historyOf = (seed: number): CountedHistory => ({
  seed,
  moves: seed * 7,
  games: seed,
  tournaments: seed % 2,
  requests: 1,
  forms: 2,
  letters: 3,
  byEmail: 4,
  steps: 5,
  turns: { ...NO_TURNS, overtaken: seed },
  violations: seed % 10 === 0 ? ['a fault'] : [],
  differences: [],
})

const WORLDS = 60

const whole = (): Tally => {
  const count = tallyInOrder(tallyFrom(1))
  let tally = tallyFrom(1)
  for (let seed = 1; seed <= WORLDS; seed += 1) tally = count(historyOf(seed), 0)
  return tally
}

test('a run that is stopped at any instant and goes on counts each world once, whatever the order of the threads', async () => {
  const folder = await tempFolder('tally')
  const path = join(folder.path, 'figures.json')
  const dice = diceOf(7)
  try {
    expect(readTally(path)).toBeUndefined()
    for (let part = 0; (readTally(path)?.next ?? 1) <= WORLDS; part += 1) {
      const first = readTally(path) ?? tallyFrom(1)
      const count = tallyInOrder(first)
      const seeds = Array.from({ length: Math.min(9, WORLDS + 1 - first.next) }, (_, n) => first.next + n)
      const order = seeds.toSorted(() => dice.draw() - 0.5)
      // The last worlds of a part have ended, and the process is killed before those of lower seeds have.
      for (const seed of order.slice(0, part % 3 === 2 ? seeds.length : Math.max(1, seeds.length - 2)))
        writeTally(path, count(historyOf(seed), 0))
    }
    expect(readTally(path)).toEqual(whole())
  } finally {
    await folder.remove()
  }
})
