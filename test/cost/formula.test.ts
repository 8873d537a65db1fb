import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { costOfMillion, billTotal } from '../../bench/cost/prices/bill.ts'
import {
  FIRST_EMAIL_USES,
  SEEN_USES,
  withFront,
  noticeUses,
  timerCounts,
  predictedUses,
  watcherUses,
} from '../../bench/cost/games/predicted-uses.ts'
import {
  FIRST_ADDRESSES,
  type RecordedUses,
  bounceUses,
  firstEmailUses,
  recordGame,
  seenUses,
  watchGame,
} from '../../bench/cost/games/played-games.ts'
import { HABITS, type Habits, pausesOf, turnLengths } from '../../bench/cost/games/habits.ts'
import { PAIRS, type PairKind } from '../../bench/cost/games/player-pairs.ts'
import type { RequestWay } from '../../bench/cost/games/counted-stage.ts'
import { CALL_USES, NO_USES, type Uses, addUses } from '../../bench/cost/services/uses.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { PRESETS } from '../../shared/game/model/terms.ts'
import { sized } from '../harness/size.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'

const FILES = assetFiles({})

/** The half-moves of most games. Each game is played in front of three kinds of gateway. */
const PLIES = sized(6, 10)

const played = new Map<string, Promise<RecordedUses>>()

/** Returns what a game used of AWS: plays it, unless another test has played the same game. */
const playedGame = (kind: PairKind, habits: Habits, way: RequestWay = 'gateway'): Promise<RecordedUses> => {
  const name = JSON.stringify([kind, habits, way])
  const known = played.get(name) ?? recordGame(kind, FILES, habits, way)
  played.set(name, known)
  return known
}

const counted = (uses: Uses) => Object.fromEntries(CALL_USES.map((use) => [use, uses[use]]))

const KINDS = Object.keys(PAIRS) as readonly PairKind[]

describe.each(KINDS)('a game of %s', (kind) => {
  test.each([
    { plies: PLIES, polls: 1, pace: DAY },
    { plies: sized(4, 20), polls: 0, pace: 3 * HOUR },
    { plies: 7, polls: 3, pace: 1.7 * DAY },
  ])('$plies plies with $polls polls before each: the formula predicts the counted uses', async (habits) => {
    const { moves } = await playedGame(kind, habits)
    const timers = timerCounts(pausesOf(habits), PRESETS.relaxed.perMove)
    const noticed = kind === 'persons with email and a device' ? noticeUses(turnLengths(habits)) : NO_USES
    expect(counted(moves)).toEqual(counted(addUses(predictedUses(kind, { ...habits, ...timers }), noticed)))
  })
})

test.each(KINDS.flatMap((kind) => (['front', 'front with firewall'] as const).map((way) => [kind, way] as const)))(
  'a game of %s behind a %s: the formula predicts the counted uses',
  async (kind, way) => {
    const habits = { plies: PLIES, polls: 1, pace: DAY }
    const { moves } = await playedGame(kind, habits, way)
    const timers = timerCounts(pausesOf(habits), PRESETS.relaxed.perMove)
    const noticed = kind === 'persons with email and a device' ? noticeUses(turnLengths(habits)) : NO_USES
    expect(counted(moves)).toEqual(
      counted(withFront(addUses(predictedUses(kind, { ...habits, ...timers }), noticed), way)),
    )
    expect([moves.request, moves.edge, moves.inspected]).toEqual([0, 3 * PLIES, way === 'front' ? 0 : 3 * PLIES])
  },
)

test('a player who answers within an hour of a push notification gets no email, as the formula predicts', async () => {
  const habits = { plies: 10, polls: 1, pace: 30 * MINUTE }
  const { moves } = await playedGame('persons with email and a device', habits)
  const timers = timerCounts(pausesOf(habits), PRESETS.relaxed.perMove)
  const noticed = noticeUses(turnLengths(habits))
  expect(counted(moves)).toEqual(
    counted(addUses(predictedUses('persons with email and a device', { ...habits, ...timers }), noticed)),
  )
  // The one email is about the last turn, which nobody answers.
  expect(moves.email).toBe(1)
})

test.each(Object.keys(FIRST_ADDRESSES) as readonly (keyof typeof FIRST_ADDRESSES)[])(
  'a first email to an address that is %s: the formula predicts the counted uses',
  async (to) => {
    expect(counted(await firstEmailUses(FILES, to))).toEqual(counted(FIRST_EMAIL_USES[to]))
  },
)

test('a report that a turn was seen has the uses that the formula predicts', async () => {
  expect(counted(await seenUses(FILES))).toEqual(counted(SEEN_USES))
})

const PERFORMANCE = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')

/** Returns the costs that docs/performance.md states, at list price and as paid. */
const toldOf = (kind: string): readonly number[] => {
  const [, list, paid] = new RegExp(`^\\| ${kind} +\\| +([\\d.]+) \\| +([\\d.]+) \\|`, 'm').exec(PERFORMANCE) ?? []
  return [Number(list), Number(paid)]
}

/** Half a game is enough, because a page grows only a little with each move. */
const HALF = { ...HABITS, plies: 30 }

const isNear = (told: number, is: number): boolean => Math.abs(told - is) < is * 0.03

test.each(KINDS)('a million moves of %s cost what docs/performance.md says', async (kind) => {
  const { moves } = await playedGame(kind, HALF)
  const { list, paid } = costOfMillion(moves, HALF.plies)
  const [toldList = NaN, toldPaid = NaN] = toldOf(kind)
  expect([kind, billTotal(list), isNear(toldList, billTotal(list))]).toEqual([kind, billTotal(list), true])
  expect([kind, billTotal(paid), isNear(toldPaid, billTotal(paid))]).toEqual([kind, billTotal(paid), true])
  if (kind === 'persons without email') expect(billTotal(paid)).toBeLessThanOrEqual(6)
})

test.each([
  ['front=yes waf=no', 'front'],
  ['front=yes', 'front with firewall'],
] as const)('a million moves with %s cost what docs/performance.md says', async (setting, way) => {
  const { moves } = await playedGame('persons without email', HALF, way)
  const { list, paid } = costOfMillion(moves, HALF.plies)
  const [toldList = NaN, toldPaid = NaN] = toldOf(`persons without email, ${setting}`)
  expect([billTotal(list), isNear(toldList, billTotal(list))]).toEqual([billTotal(list), true])
  expect([billTotal(paid), isNear(toldPaid, billTotal(paid))]).toEqual([billTotal(paid), true])
})

/**
 * The most dollars for a million moves of persons without email, at list price and as paid. They are the lowest figures
 * reached so far: a change that makes a million moves dearer by a cent fails here and is decided upon. Raise a bound
 * only for something that is worth it to players.
 */
test.each([
  [undefined, 8.33, 5.48],
  ['front', 8.4, 2.48],
  ['front with firewall', 10.2, 4.28],
] as const)('a million moves with %s cost no more than the lowest figures so far', async (way, atList, atMostPaid) => {
  const { moves } = await playedGame('persons without email', HABITS, way)
  const { list, paid } = costOfMillion(moves, HABITS.plies)
  expect([billTotal(list), billTotal(list) < atList + 0.005]).toEqual([billTotal(list), true])
  expect([billTotal(paid), billTotal(paid) < atMostPaid + 0.005]).toEqual([billTotal(paid), true])
})

test('a million additional polls cost what docs/performance.md says', async () => {
  const asking = async (polls: number) =>
    billTotal(costOfMillion(await watchGame(FILES, { ...HABITS, plies: 2, polls }), 2).list)
  expect((await asking(2)) - (await asking(1))).toBeCloseTo(
    Number(/million additional polls cost ([\d.]+)/.exec(PERFORMANCE)?.[1]),
    1,
  )
})

test('a million bounces cost what docs/performance.md says', async () => {
  const dollars = billTotal(costOfMillion(await bounceUses(FILES), 1).list)
  expect(PERFORMANCE).toContain(`A million bounces add ${dollars.toFixed(2)} dollars`)
})

test('push notifications cost and save what docs/performance.md says', async () => {
  const costs = async (kind: PairKind, habits: Habits) =>
    billTotal(costOfMillion((await playedGame(kind, habits)).moves, habits.plies).list)
  const [email, both] = [await costs('persons with email', HALF), await costs('persons with email and a device', HALF)]
  expect(both - email).toBeGreaterThan(10)
  const prompt = await costs('persons with email and a device', { ...HABITS, pace: 30 * MINUTE })
  const [, prompted] = /half an hour apart, cost (\d+\.\d+)\./.exec(PERFORMANCE) ?? []
  expect([prompt, isNear(Number(prompted), prompt)]).toEqual([prompt, true])
})

test('a million reports that a turn was shown cost what docs/performance.md says', async () => {
  const dollars = billTotal(costOfMillion(await seenUses(FILES), 1).list)
  expect(PERFORMANCE).toContain(`A million reports that a turn was shown cost ${dollars.toFixed(2)}.`)
})

test.each([0, 1, 5])('a watcher who polls %i times has the uses that the formula predicts', async (polls) => {
  const habits = { plies: 4, polls, pace: DAY }
  expect(counted(await watchGame(FILES, habits))).toEqual(counted(watcherUses(habits)))
})
