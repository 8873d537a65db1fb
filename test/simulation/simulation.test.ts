import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { isLong, sized } from '../harness/size.ts'
import type { History } from './world.ts'
import { NO_TURNS, type Turns, addTurns } from './checks/turns.ts'
import { runWorlds } from './worlds.ts'

const MOVES = sized(1500, 250_000)

/**
 * How a player learns of a turn, or why no email tells them. The rare ways occur in one of thirty to a hundred worlds, so only
 * the long form requires them.
 */
const USUAL = ['singly', 'in a bundle', 'in a digest', 'seen', 'overtaken'] as const
const RARE = ['off', 'by a notice', 'returned', 'refused by a limit'] as const

test('while everything fails that can fail, the real handlers lose nothing, and every game replays', async () => {
  const begun = performance.now()
  const sum = { worlds: 0, moves: 0, games: 0, tournaments: 0, requests: 0, forms: 0, letters: 0, byEmail: 0 }
  let turns: Turns = NO_TURNS
  const violations: string[] = []
  const differences: string[] = []
  await runWorlds({
    from: 1,
    threads: Math.min(2, availableParallelism()),
    enough: (history) => {
      sum.worlds++
      for (const name of ['moves', 'games', 'tournaments', 'requests', 'forms', 'letters', 'byEmail'] as const)
        sum[name] += history[name]
      turns = addTurns(turns, history.turns)
      for (const { check, what } of history.violations)
        violations.push(`${check}: ${what}. To see it happen: npm run simulate -- --seed ${history.seed}`)
      differences.push(...history.differences)
      return sum.moves >= MOVES || violations.length > 20
    },
  })
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `${Object.entries({ ...sum, ...turns })
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')} in ${seconds.toFixed(1)} s`,
  )
  expect(violations).toEqual([])
  // The restore check looks at every game of every world.
  expect(differences).toEqual([])
  expect(sum.moves).toBeGreaterThanOrEqual(MOVES)
  expect(sum.byEmail).toBeGreaterThan(0)
  expect(sum.tournaments).toBeGreaterThan(0)
  const unseen = (isLong ? [...USUAL, ...RARE] : USUAL).filter((outcome) => turns[outcome] === 0)
  expect(unseen).toEqual([])
}, 2_700_000)

const SEEDS = [32, 33]

/** Runs the worlds of these seeds, which follow each other, in a thread of its own. */
const historiesOf = async ([from = 1, ...more]: readonly number[]): Promise<readonly History[]> => {
  const histories: History[] = []
  await runWorlds({ from, threads: 1, enough: (history) => histories.push(history) === more.length + 1 })
  return histories
}

test('a seed gives one history, also in a thread that has run other worlds', async () => {
  const first = await historiesOf(SEEDS)
  expect(first.map(({ seed }) => seed)).toEqual(SEEDS)
  for (const { steps } of first) expect(steps).toBeGreaterThan(100)
  expect(await historiesOf(SEEDS.slice(1))).toEqual(first.slice(1))
})
