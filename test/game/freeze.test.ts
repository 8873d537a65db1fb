import { describe, expect, test } from 'vitest'
import { GRACE_PERIOD, deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, MINUTE, SECOND, type Instant } from '../../shared/game/model/words.ts'
import { NOON, type Timed, active, act, begun, gameAfter, join, move, offer, tick, when } from './given.ts'

const START = NOON + MINUTE
const freeze = (from: Instant, until: Instant, at = until): Timed => [{ type: 'freeze', from, until }, at]
const deadline = (...given: readonly Timed[]): Instant | undefined => {
  const { terms, play } = active(...given)
  return deadlineOf(terms, play)
}

describe('an operator’s freeze', () => {
  test('removes an outage from both clocks', () => {
    expect(deadline(...begun(2), freeze(NOON + DAY, NOON + DAY + 5 * HOUR))).toBe(START + 10 * DAY + 5 * HOUR)
  })
  test('saves a player who ran out of time during it, if the game has not ended', () => {
    const down = freeze(START + 9 * DAY, START + 11 * DAY)
    expect(when([...begun(2), down], [move('creator', 2, '8-11'), START + 11 * DAY]).refusal).toBeUndefined()
    expect(when([...begun(2), down], [tick, START + 11 * DAY + GRACE_PERIOD]).events).not.toMatchObject([
      { type: 'finished' },
    ])
  })
  test('counts only what lies within the turn', () => {
    expect(deadline(...begun(2), freeze(NOON - DAY, START + HOUR))).toBe(START + 10 * DAY + HOUR)
    expect(when(begun(2), freeze(NOON - DAY, START))).toEqual({ events: [] })
  })
  test('counts once, also where freezes overlap', () => {
    const once = [...begun(2), freeze(NOON + DAY, NOON + 2 * DAY)]
    expect(when(once, freeze(NOON + DAY, NOON + 2 * DAY)).duplicate).toBe(true)
    expect(deadline(...once, freeze(NOON + DAY + HOUR, NOON + 2 * DAY + HOUR))).toBe(START + 11 * DAY + HOUR)
  })
  test('does nothing if the game is not running or the interval is empty', () => {
    expect(when(begun().slice(0, 1), freeze(NOON, NOON + HOUR)).events).toEqual([])
    expect(when([...begun(2), [act('resign', 'creator', 2), NOON + MINUTE]], freeze(NOON, NOON + HOUR)).events).toEqual(
      [],
    )
    for (const until of [NOON + HOUR, NOON]) expect(when(begun(2), freeze(NOON + HOUR, until)).events).toEqual([])
  })
  test('a move drops past freezes and keeps future ones', () => {
    const given = [
      ...begun(2),
      freeze(NOON + HOUR, NOON + 2 * HOUR),
      freeze(NOON + 5 * DAY, NOON + 6 * DAY, NOON + 2 * HOUR),
      [move('creator', 2, '8-11'), NOON + 3 * HOUR],
    ] as const
    expect(active(...given).play.freezes).toEqual([{ kind: 'outage', from: NOON + 5 * DAY, until: NOON + 6 * DAY }])
    expect(gameAfter(...given)).toMatchObject({ play: { left: { black: 7 * DAY } } })
  })
  test('a deadline at the second in which a freeze begins moves to its end', () => {
    const none = { clock: { perMove: 0, reserve: 0, increment: 0 } }
    const given = [[offer(none), NOON], [join, NOON], freeze(NOON, NOON + HOUR, NOON)] as const
    expect(deadline(...given)).toBe(NOON + HOUR)
  })
  test('requests in the wrong order do not move a turn’s start back', () => {
    const { play } = active(...begun(2), [move('creator', 2, '8-11'), NOON + 10 * SECOND])
    expect(play).toMatchObject({ turnStartedAt: START, movedAt: [NOON, START, START] })
  })
  test('a turn that starts during a freeze has all its time after it', () => {
    const given = [
      ...begun(2),
      freeze(NOON, NOON + DAY, NOON + HOUR),
      [move('creator', 2, '8-11'), NOON + 2 * HOUR],
    ] as const
    expect(deadline(...given)).toBe(NOON + 11 * DAY)
    expect(when(given, [move('opponent', 3, '22-17'), NOON + 11 * DAY + SECOND]).refusal).toEqual({ code: 'too-late' })
  })
})
