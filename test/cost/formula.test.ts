import { describe, expect, test } from 'vitest'
import { millionOf, sumOf } from '../../bench/cost/dollars.ts'
import { COUNTED, timersIn, usesOf, watchOf } from '../../bench/cost/formula.ts'
import { COMPANIES, HABITS, type Kind, pausesOf, recorded, watched } from '../../bench/cost/players.ts'
import type { Uses } from '../../bench/cost/tally.ts'
import { DAY, HOUR } from '../../shared/game/words.ts'
import { PRESETS } from '../../shared/game/terms.ts'
import { assetFiles } from '../../shared/pages/files.ts'

const FILES = assetFiles({})

const counted = (uses: Uses) => Object.fromEntries(COUNTED.map((use) => [use, uses[use]]))

const KINDS = Object.keys(COMPANIES) as readonly Kind[]

describe.each(KINDS)('a game of %s', (kind) => {
  test.each([
    { plies: 10, polls: 1, pace: DAY },
    { plies: 20, polls: 0, pace: 3 * HOUR },
    { plies: 7, polls: 3, pace: 1.7 * DAY },
  ])('$plies plies, $polls questions before each: the formula counts what the services counted', async (habits) => {
    const { moves } = await recorded(kind, FILES, habits)
    const timers = timersIn(pausesOf(habits), PRESETS.relaxed.perMove)
    expect(counted(moves)).toEqual(counted(usesOf(kind, { ...habits, ...timers })))
  })
})

test('a month of a million moves of persons without email costs 6 dollars at most, with one question for each', async () => {
  const { moves } = await recorded('persons without email', FILES, HABITS)
  expect(HABITS.polls).toBe(1)
  const { paid, list } = millionOf(moves, HABITS.plies)
  expect(sumOf(paid)).toBeLessThanOrEqual(6)
  expect(sumOf(list)).toBeLessThanOrEqual(9)
})

test.each([0, 1, 5])('a watcher who asks %i times: the formula counts what the services counted', async (polls) => {
  const habits = { plies: 4, polls, pace: DAY }
  expect(counted(await watched(FILES, habits))).toEqual(counted(watchOf(habits)))
})
