import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, active, begun, move, when } from './given.ts'

const START = NOON + MINUTE
const AT = NOON + DAY
const take = (by: Seat, days: number, from?: Instant, at = AT): Timed => [
  { type: 'take-leave', by, ply: 2, days, ...(from !== undefined && { from }) },
  at,
]
const end = (by: Seat, at: Instant): Timed => [act('end-leave', by, 2), at]
const deadline = (...given: readonly Timed[]): Instant | undefined => {
  const { terms, play } = active(...given)
  return deadlineOf(terms, play)
}

describe('leave', () => {
  test('takes whole days off one seat’s clock and its allowance', () => {
    const given = [...begun(2), take('creator', 5)]
    expect(deadline(...given)).toBe(START + 15 * DAY)
    expect(active(...given).play.leaveLeft).toEqual({ creator: 9 * DAY, opponent: 14 * DAY })
  })
  test('does not stop the other seat’s clock', () => {
    expect(deadline(...begun(2), take('opponent', 5))).toBe(START + 10 * DAY)
    expect(deadline(...begun(2), take('creator', 5), [move('creator', 2, '8-11'), AT])).toBe(AT + 10 * DAY)
  })
  test('allows moves; the rest of the leave still counts', () => {
    const given = [
      ...begun(2),
      take('creator', 5),
      [move('creator', 2, '8-11'), AT],
      [move('opponent', 3, '22-17'), AT + DAY],
    ] as const
    expect(deadline(...given)).toBe(AT + 5 * DAY + 10 * DAY)
  })
  test('whole days only, and no more than are left', () => {
    for (const days of [0, -1, 0.5, 15, Number.NaN])
      expect(when(begun(2), take('creator', days)).refusal).toEqual({ code: 'no-leave-left' })
    expect(when(begun(2), take('creator', 14)).refusal).toBeUndefined()
    expect(when(begun(2, { clock: 'unlimited' }), take('creator', 1)).refusal).toEqual({ code: 'not-in-this-game' })
  })
  test('may begin up to sixty days ahead, and never in the past', () => {
    expect(deadline(...begun(2), take('creator', 2, AT + 3 * DAY))).toBe(START + 12 * DAY)
    expect(when(begun(2), take('creator', 1, AT + 60 * DAY)).refusal).toBeUndefined()
    expect(when(begun(2), take('creator', 1, AT + 61 * DAY)).refusal).toEqual({ code: 'too-long' })
    expect(active(...begun(2), take('creator', 1, AT - 9 * DAY)).play.freezes).toEqual([
      { kind: 'leave', from: AT, until: AT + DAY, seat: 'creator' },
    ])
  })
  test('one at a time', () => {
    expect(when([...begun(2), take('creator', 2)], take('creator', 1)).refusal).toEqual({ code: 'asked-already' })
    expect(when([...begun(2), take('creator', 2)], take('creator', 1, undefined, AT + 2 * DAY)).refusal).toBeUndefined()
  })
  test('ended early, it returns the remaining whole days', () => {
    const given = [...begun(2), take('creator', 5), end('creator', AT + 2 * DAY + HOUR)]
    expect(active(...given).play.leaveLeft.creator).toBe(11 * DAY)
    expect(deadline(...given)).toBe(START + 12 * DAY + HOUR)
    expect(when(given, end('creator', AT + 3 * DAY)).refusal).toEqual({ code: 'nothing-asked' })
    expect(when([...begun(2), take('creator', 5)], end('opponent', AT)).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('cancelled before it began, it returns all days, once', () => {
    const given = [...begun(2), take('creator', 5, AT + 3 * DAY), end('creator', AT + DAY)]
    expect(active(...given).play.leaveLeft.creator).toBe(14 * DAY)
    expect(active(...given).play.freezes).toEqual([])
    expect(when(given, end('creator', AT + DAY)).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(given, take('creator', 14, undefined, AT + DAY)).refusal).toBeUndefined()
  })
  test('does not help a player whose time is over', () => {
    const late = START + 10 * DAY + SECOND
    expect(when(begun(2), take('creator', 1, undefined, late)).refusal).toEqual({ code: 'too-late' })
  })
  test('leave and a pause at the same time count once', () => {
    const both = [
      ...begun(2),
      take('creator', 5),
      [{ type: 'propose-pause', by: 'creator', ply: 2, until: AT + 7 * DAY }, AT],
      [act('accept-pause', 'opponent', 2), AT],
    ] as const
    expect(deadline(...both)).toBe(START + 17 * DAY)
  })
})
