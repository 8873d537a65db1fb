import { describe, expect, test } from 'vitest'
import { DAY, HOUR, SECOND, type Seat, otherSeat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, begun, gameAfter, offer, tick, when } from './given.ts'

const ENDED = NOON + HOUR
const over: readonly Timed[] = [...begun(2), [act('resign', 'creator', 2), ENDED]]
const press = (by: Seat, at = ENDED + DAY): Timed => [{ type: 'rematch', by, ply: 2, next: 'next' }, at]

describe('a rematch', () => {
  test('requested by both, in either order, is one game with one id', () => {
    for (const first of ['creator', 'opponent'] as const) {
      expect(when(over, press(first)).events).toEqual([{ type: 'rematch-offered', at: ENDED + DAY, by: first }])
      const agreed = [...over, press(first), press(otherSeat(first))]
      expect(gameAfter(...agreed)).toMatchObject({ after: { next: 'next' } })
      for (const by of ['creator', 'opponent'] as const) expect(when(agreed, press(by)).duplicate).toBe(true)
    }
  })
  test('requested twice by one side is one request, and no game', () => {
    expect(when([...over, press('creator')], press('creator'))).toEqual({ events: [], duplicate: true })
  })
  test('needs no one online: it is open for fourteen days after the end', () => {
    expect(when([...over, press('creator')], press('opponent', ENDED + 14 * DAY)).events).toHaveLength(1)
    expect(when([...over, press('creator')], press('opponent', ENDED + 14 * DAY + SECOND)).refusal).toEqual({
      code: 'not-on-offer-any-more',
    })
    expect(when(over, press('creator', ENDED + 15 * DAY)).refusal).toEqual({ code: 'not-on-offer-any-more' })
  })
  test('is possible only after a game that was played to its end', () => {
    expect(when(begun(2), press('creator')).refusal).toEqual({ code: 'not-yet', until: 'end' })
    expect(when([[offer(), NOON]], press('creator')).refusal).toEqual({ code: 'not-begun' })
    expect(when([...begun(1), [act('abort', 'creator', 1), NOON]], press('creator')).refusal).toEqual({
      code: 'not-on-offer-any-more',
    })
    expect(
      when(
        [
          [offer(), NOON],
          [tick, NOON + 30 * DAY],
        ],
        press('creator'),
      ).refusal,
    ).toEqual({ code: 'not-on-offer-any-more' })
  })
})
