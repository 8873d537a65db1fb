import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { millionOf, sumOf } from '../../bench/cost/dollars.ts'
import { SEEN, noticedIn, timersIn, usesOf, watchOf } from '../../bench/cost/formula.ts'
import {
  COMPANIES,
  HABITS,
  type Habits,
  type Kind,
  cameBack,
  pausesOf,
  recorded,
  seen,
  turnsOf,
  watched,
} from '../../bench/cost/players.ts'
import { COUNTED, NONE, type Uses, plus } from '../../bench/cost/tally.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/words.ts'
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
    const noticed = kind === 'persons with email and a device' ? noticedIn(turnsOf(habits)) : NONE
    expect(counted(moves)).toEqual(counted(plus(usesOf(kind, { ...habits, ...timers }), noticed)))
  })
})

test('who answers within the hour of a notice gets no email: the formula counts what the services counted', async () => {
  const habits = { plies: 10, polls: 1, pace: 30 * MINUTE }
  const { moves } = await recorded('persons with email and a device', FILES, habits)
  const timers = timersIn(pausesOf(habits), PRESETS.relaxed.perMove)
  const noticed = noticedIn(turnsOf(habits))
  expect(counted(moves)).toEqual(
    counted(plus(usesOf('persons with email and a device', { ...habits, ...timers }), noticed)),
  )
  // Of the last turn, which nobody answers.
  expect(moves.email).toBe(1)
})

test('that a turn was seen: the formula counts what the services counted', async () => {
  expect(counted(await seen(FILES))).toEqual(counted(SEEN))
})

const OPERATIONS = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

/** As docs/operations.md says it. */
const toldOf = (kind: string): readonly number[] => {
  const [, list, paid] = new RegExp(`^\\| ${kind} \\| ([\\d.]+) \\| ([\\d.]+) \\|`, 'm').exec(OPERATIONS) ?? []
  return [Number(list), Number(paid)]
}

/** Half a game, as a page grows a little with each move. */
const HALF = { ...HABITS, plies: 30 }

const isNear = (told: number, is: number): boolean => Math.abs(told - is) < is * 0.03

test.each(KINDS)('a million moves of %s cost what docs/operations.md says', async (kind) => {
  const { moves } = await recorded(kind, FILES, HALF)
  const { list, paid } = millionOf(moves, HALF.plies)
  const [toldList = NaN, toldPaid = NaN] = toldOf(kind)
  expect([kind, sumOf(list), isNear(toldList, sumOf(list))]).toEqual([kind, sumOf(list), true])
  expect([kind, sumOf(paid), isNear(toldPaid, sumOf(paid))]).toEqual([kind, sumOf(paid), true])
  if (kind === 'persons without email') expect(sumOf(paid)).toBeLessThanOrEqual(6)
})

test('a million questions for news cost what docs/operations.md says', async () => {
  const asking = async (polls: number) => sumOf(millionOf(await watched(FILES, { ...HABITS, plies: 2, polls }), 2).list)
  expect((await asking(2)) - (await asking(1))).toBeCloseTo(
    Number(/question for news more costs ([\d.]+)/.exec(OPERATIONS)?.[1]),
    1,
  )
})

test('a million emails that come back cost what docs/operations.md says', async () => {
  const dollars = sumOf(millionOf(await cameBack(FILES), 1).list)
  expect(OPERATIONS).toContain(`A million emails that come back cost ${dollars.toFixed(0)} more`)
})

test('notices cost what docs/operations.md says, and save what it says', async () => {
  const costs = async (kind: Kind, habits: Habits) =>
    sumOf(millionOf((await recorded(kind, FILES, habits)).moves, habits.plies).list)
  const [email, both] = [await costs('persons with email', HALF), await costs('persons with email and a device', HALF)]
  const [, told] = /notices on a device cost ([\d.]+) more/.exec(OPERATIONS) ?? []
  expect([both - email, isNear(Number(told), both - email)]).toEqual([both - email, true])
  const prompt = await costs('persons with email and a device', { ...HABITS, pace: 30 * MINUTE })
  const [, prompted] = /a million such moves cost ([\d.]+) in place of 116/.exec(OPERATIONS) ?? []
  expect([prompt, isNear(Number(prompted), prompt)]).toEqual([prompt, true])
})

test('that a million turns were seen costs what docs/operations.md says', async () => {
  const dollars = sumOf(millionOf(await seen(FILES), 1).list)
  expect(OPERATIONS).toContain(`seen on the page costs ${dollars.toFixed(2)}:`)
})

test.each([0, 1, 5])('a watcher who asks %i times: the formula counts what the services counted', async (polls) => {
  const habits = { plies: 4, polls, pace: DAY }
  expect(counted(await watched(FILES, habits))).toEqual(counted(watchOf(habits)))
})
