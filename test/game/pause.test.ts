import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, active, begun, move, when } from './given.ts'

const START = NOON + MINUTE
const AT = NOON + DAY
const propose = (by: Seat, until: Instant, at = AT): Timed => [{ type: 'propose-pause', by, ply: 2, until }, at]
const accept = (by: Seat, at = AT): Timed => [act('accept-pause', by, 2), at]
const paused = (days: number): readonly Timed[] => [
  ...begun(2),
  propose('creator', AT + days * DAY),
  accept('opponent'),
]
const deadline = (...given: readonly Timed[]): Instant | undefined => {
  const { terms, play } = active(...given)
  return deadlineOf(terms, play)
}

describe('a pause by agreement', () => {
  test('stops both clocks for its whole time', () => {
    expect(deadline(...paused(20))).toBe(START + 30 * DAY)
    const moved = [...paused(20), [move('creator', 2, '8-11'), AT + 2 * DAY]] as const
    expect(deadline(...moved)).toBe(AT + 20 * DAY + 10 * DAY)
    expect(active(...moved).play.left.black).toBe(7 * DAY)
  })
  test('allows moves, and continues after them', () => {
    expect(
      when([...paused(20), [move('creator', 2, '8-11'), AT + HOUR]], [move('opponent', 3, '22-17'), AT + HOUR]).refusal,
    ).toBeUndefined()
  })
  test('lasts at most thirty days, and not into the past', () => {
    expect(when(begun(2), propose('creator', AT + 30 * DAY)).refusal).toBeUndefined()
    expect(when(begun(2), propose('creator', AT + 30 * DAY + SECOND)).refusal).toEqual({ code: 'too-long' })
    expect(when(begun(2), propose('creator', AT)).refusal).toEqual({ code: 'too-long' })
    expect(when(begun(2, { clock: 'unlimited' }), propose('creator', AT + DAY)).refusal).toEqual({
      code: 'not-in-this-game',
    })
  })
  test('needs the other side; two proposals for one date agree', () => {
    const proposed = [...begun(2), propose('creator', AT + DAY)]
    expect(deadline(...proposed)).toBe(START + 10 * DAY)
    expect(when(proposed, accept('creator')).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(proposed, propose('creator', AT + DAY)).duplicate).toBe(true)
    expect(when(proposed, propose('creator', AT + 2 * DAY)).refusal).toEqual({ code: 'asked-already' })
    expect(when(proposed, propose('opponent', AT + DAY)).events).toEqual([{ type: 'paused', at: AT, until: AT + DAY }])
    expect(active(...proposed, propose('opponent', AT + 3 * DAY)).play.pending.pause).toEqual({
      by: 'opponent',
      until: AT + 3 * DAY,
    })
  })
  test('either side may decline or withdraw the proposal', () => {
    for (const by of ['creator', 'opponent'] as const) {
      const given = [...begun(2), propose('creator', AT + DAY), [act('decline-pause', by, 2), AT]] as const
      expect(active(...given).play.pending).toEqual({})
      expect(when(given, accept('opponent')).refusal).toEqual({ code: 'nothing-asked' })
    }
  })
  test('a proposal survives moves until its date; then another may be made', () => {
    const moved = [
      ...begun(2),
      propose('creator', AT + DAY),
      [move('creator', 2, '8-11'), AT],
      [move('opponent', 3, '22-17'), AT],
    ] as const
    expect(when(moved, accept('opponent', AT + DAY - SECOND)).events).toHaveLength(1)
    expect(when(moved, accept('opponent', AT + DAY)).refusal).toEqual({ code: 'nothing-asked' })
    for (const by of ['creator', 'opponent'] as const)
      expect(when(moved, propose(by, AT + 5 * DAY, AT + 2 * DAY)).events).toMatchObject([
        { type: 'pause-proposed', by },
      ])
  })
  test('either side ends it with a day’s notice', () => {
    for (const by of ['creator', 'opponent'] as const) {
      const ending = [...paused(20), [act('end-pause', by, 2), AT + 3 * DAY]] as const
      expect(deadline(...ending)).toBe(START + 14 * DAY)
      expect(when(ending, [act('end-pause', by, 2), AT + 3 * DAY]).duplicate).toBe(true)
    }
    expect(when(paused(1), [act('end-pause', 'creator', 2), AT + HOUR]).duplicate).toBe(true)
    expect(when(begun(2), [act('end-pause', 'creator', 2), AT]).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('a pause agreed during a shorter one can be ended too', () => {
    const longer = [...paused(1), propose('creator', AT + 20 * DAY), accept('opponent')]
    expect(deadline(...longer)).toBe(START + 30 * DAY)
    expect(deadline(...longer, [act('end-pause', 'creator', 2), AT])).toBe(START + 11 * DAY)
  })
  test('ending a pause does not shorten a future freeze', () => {
    const planned = [
      ...paused(5),
      [{ type: 'freeze', from: AT + 8 * DAY, until: AT + 9 * DAY }, AT],
      [act('end-pause', 'creator', 2), AT],
    ] as const
    expect(deadline(...planned)).toBe(START + 12 * DAY)
  })
  test('an operator’s freeze is not a pause: players cannot end or shorten it', () => {
    const down: Timed = [{ type: 'freeze', from: AT, until: AT + 9 * DAY }, AT]
    const end: Timed = [act('end-pause', 'creator', 2), AT + DAY]
    expect(when([...begun(2), down], end)).toEqual({ events: [], refusal: { code: 'nothing-asked' } })
    expect(deadline(...paused(20), down, end)).toBe(START + 19 * DAY)
    expect(active(...paused(20), down, end).play.freezes).toEqual([
      { kind: 'pause', from: AT, until: AT + 2 * DAY },
      { kind: 'outage', from: AT, until: AT + 9 * DAY },
    ])
    expect(when([...paused(1), down], end).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('an outage during a pause counts separately', () => {
    const freeze: Timed = [{ type: 'freeze', from: AT, until: AT + 5 * DAY }, AT]
    expect(when(paused(5), freeze).events).toHaveLength(1)
    expect(deadline(...paused(5), freeze, [act('end-pause', 'creator', 2), AT])).toBe(START + 15 * DAY)
  })
  test('does not help a player whose time is over', () => {
    const late = START + 10 * DAY + SECOND
    expect(when(begun(2), propose('creator', late + DAY, late)).refusal).toEqual({ code: 'too-late' })
    expect(when([...begun(2), propose('opponent', late + DAY)], accept('creator', late)).refusal).toEqual({
      code: 'too-late',
    })
  })
})
