import { describe, expect, test } from 'vitest'
import { timerOf } from '../../shared/game/time/timer.ts'
import { GRACE_PERIOD, deadlineOf } from '../../shared/game/time/clock.ts'
import { remindersAhead } from '../../shared/game/time/reminders.ts'
import type { ActiveGame } from '../../shared/game/model/game.ts'
import { PRESETS } from '../../shared/game/model/terms.ts'
import type { Command } from '../../shared/game/commands.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { NOON, active, act, begun, gameAfter, giveTime, kings, move, shuttle, tick, when } from './given.ts'

const START = NOON + MINUTE
const deadline = ({ terms, play }: ActiveGame): number => deadlineOf(terms, play) ?? 0

describe('giving time', () => {
  test('is possible at any time and any number of times, to the other side, and is reported to both', () => {
    const given = [
      ...begun(2),
      [giveTime('opponent', DAY), NOON + HOUR],
      [giveTime('opponent', DAY), NOON + 2 * HOUR],
    ] as const
    expect(deadline(active(...given))).toBe(START + 12 * DAY)
    expect(active(...given).play.given).toEqual({ black: 9 * DAY, white: 7 * DAY })
    expect(when(begun(2), [giveTime('creator', DAY), NOON + HOUR]).events).toEqual([
      { type: 'time-given', at: NOON + HOUR, by: 'creator', to: 'opponent', time: DAY },
    ])
  })
  test('the same gift within ten minutes is a repeat: same giver, same time, same seat', () => {
    const given = [...begun(2), [giveTime('opponent', DAY), NOON + HOUR]] as const
    const again = (command: Command, at: number) => when(given, [command, at])
    expect(again(giveTime('opponent', DAY), NOON + HOUR + 10 * MINUTE)).toMatchObject({ events: [], duplicate: true })
    const others: readonly (readonly [Command, number])[] = [
      [giveTime('opponent', DAY), NOON + HOUR + 10 * MINUTE + SECOND],
      [giveTime('opponent', DAY + MINUTE), NOON + HOUR],
      [giveTime('creator', DAY), NOON + HOUR],
      [giveTime('arbiter', DAY, 'creator'), NOON + HOUR],
    ]
    for (const [command, at] of others) expect(again(command, at).events).toHaveLength(1)
    const crossed = [...given, [giveTime('creator', HOUR), NOON + HOUR]] as const
    expect(when(crossed, [giveTime('opponent', DAY), NOON + HOUR]).duplicate).toBe(true)
    const another = [...given, [giveTime('opponent', HOUR), NOON + HOUR + MINUTE]] as const
    expect(when(another, [giveTime('opponent', DAY), NOON + HOUR + 2 * MINUTE]).duplicate).toBe(true)
    expect(when(another, [giveTime('opponent', DAY), NOON + HOUR + 11 * MINUTE]).events).toHaveLength(1)
  })
  test('is never for the giver; the arbiter names the seat', () => {
    expect(when(begun(2), [giveTime('creator', DAY, 'creator'), NOON]).refusal).toEqual({ code: 'not-yours-to-do' })
    expect(when(begun(2), [giveTime('arbiter', DAY), NOON]).refusal).toEqual({ code: 'not-yours-to-do' })
    for (const seat of ['creator', 'opponent'] as const)
      expect(when(begun(2), [giveTime('arbiter', DAY, seat), NOON]).events).toHaveLength(1)
  })
  test('is recorded in a game without a time limit, which goes on', () => {
    expect(active(...begun(4, { clock: 'unlimited' })).play.moves).toHaveLength(4)
  })
  test('is limited to between a minute and sixty days, and impossible without a clock or when it is too late', () => {
    for (const time of [0, -DAY, MINUTE - SECOND, 60 * DAY + SECOND, Number.NaN])
      expect(when(begun(2), [giveTime('creator', time), NOON]).refusal).toEqual({ code: 'too-long' })
    expect(when(begun(2, { clock: 'unlimited' }), [giveTime('creator', DAY), NOON]).refusal).toEqual({
      code: 'not-in-this-game',
    })
    expect(when(begun(2), [giveTime('opponent', DAY), START + 10 * DAY + SECOND]).refusal).toEqual({ code: 'too-late' })
  })
  test('never raises a reserve above ten years', () => {
    const rich = begun(2, { clock: { perMove: DAY, reserve: 3600 * DAY, increment: 0 } })
    const given = [giveTime('opponent', 60 * DAY), NOON + HOUR] as const
    expect(when([...rich, given], [giveTime('opponent', MINUTE), NOON + 2 * HOUR]).refusal).toEqual({
      code: 'too-long',
    })
  })
  test('leaves a reserve above the cap, which does not grow', () => {
    const given = [
      ...begun(2, { clock: PRESETS.fischer }),
      [giveTime('opponent', 5 * DAY), NOON + HOUR],
      [move('creator', 2, '8-11'), START + DAY],
    ] as const
    expect(active(...given).play.left.black).toBe(14 * DAY)
  })
  test('moves a timer that was set, so that an early tick does nothing', () => {
    const before = begun(2)
    const armed = timerOf(gameAfter(...before, [tick, START + 10 * DAY - 3 * HOUR])) ?? 0
    expect(armed).toBe(START + 10 * DAY + GRACE_PERIOD)
    const given = [
      ...before,
      [tick, START + 10 * DAY - 3 * HOUR],
      [giveTime('opponent', 5 * DAY), START + 10 * DAY - HOUR],
    ] as const
    expect(timerOf(gameAfter(...given))).toBeGreaterThan(armed)
    expect(when(given, [tick, armed]).events).toEqual([])
    expect(deadline(active(...given))).toBe(START + 15 * DAY)
  })
  test('makes reminders that are due later again be sent again, but not past ones', () => {
    const given = [
      ...begun(2),
      [tick, START + 10 * DAY - 3 * HOUR],
      [giveTime('opponent', 5 * DAY), START + 10 * DAY - HOUR],
    ] as const
    expect(remindersAhead(active(...given))).toEqual([
      { reminder: 'day', at: START + 14 * DAY },
      { reminder: 'hours', at: START + 15 * DAY - 3 * HOUR },
    ])
  })
  test('does not change the turn if it is for the side that is not to move', () => {
    const given = [...begun(2), [tick, START + 9 * DAY], [giveTime('creator', DAY), START + 9 * DAY + HOUR]] as const
    expect(active(...given).play.reminded).toEqual(['reserve', 'day'])
    expect(deadline(active(...given))).toBe(START + 10 * DAY)
  })
})

describe('the presets', () => {
  test('club: ten moves in fifty days, and the rest is carried over', () => {
    const { play } = active(...kings(19, { clock: PRESETS.club }))
    expect(play.left.black).toBe(100 * DAY - 9 * MINUTE)
    expect(play.left.white).toBe(50 * DAY - 9 * MINUTE)
    expect(active(...kings(20, { clock: PRESETS.club })).play.left.white).toBe(100 * DAY - 10 * MINUTE)
  })
  test('Fischer: every move adds a day, up to ten days', () => {
    const slow = [...kings(0, { clock: PRESETS.fischer }), [move('creator', 0, shuttle(0)), NOON + 4 * DAY]] as const
    expect(active(...slow).play.left.black).toBe(7 * DAY)
    expect(active(...kings(1, { clock: PRESETS.fischer })).play.left.black).toBe(10 * DAY)
  })
  test('daily: a day for each move, and three in reserve', () => {
    expect(deadline(active(...begun(0, { clock: PRESETS.daily })))).toBe(NOON + 4 * DAY)
  })
})

describe('when time has run out', () => {
  const past = START + 10 * DAY + SECOND
  const ends = START + 10 * DAY + GRACE_PERIOD
  test('a move in flight at the deadline counts by the time at which it is received', () => {
    expect(when(begun(2), [move('creator', 2, '8-11'), START + 10 * DAY + 999]).events).toHaveLength(1)
  })
  test('nothing a player does is in time, not even resigning', () => {
    for (const type of [
      'resign',
      'offer-draw',
      'accept-draw',
      'decline-draw',
      'withdraw-draw',
      'accept-pause',
      'end-leave',
      'request-takeback',
      'ask-count',
    ] as const)
      for (const by of ['creator', 'opponent'] as const) {
        expect(when(begun(2), [act(type, by, 2), past])).toEqual({ events: [], refusal: { code: 'too-late' } })
        expect(when(begun(2), [act(type, by, 2), ends]).events).toEqual([
          { type: 'finished', at: ends, result: { winner: 'white', reason: 'time' } },
        ])
      }
  })
  test('a game in which a side never moved cannot be cancelled either: the clock ends it, and names nobody', () => {
    const at = NOON + 10 * DAY + GRACE_PERIOD
    expect(when(begun(1), [act('abort', 'creator', 1), at])).toEqual({
      events: [{ type: 'aborted', at, by: 'clock' }],
      refusal: { code: 'too-late' },
    })
  })
  test('the arbiter is not bound by the clock', () => {
    expect(when(begun(2), [{ type: 'adjudicate', by: 'arbiter', ply: 2, winner: null }, past]).refusal).toBeUndefined()
  })
})
