import { describe, expect, test } from 'vitest'
import { isRetentionOver, retainedUntil } from '../../shared/game/time/retention.ts'
import { DAY, type Instant } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, begun, gameAfter, offer, tick } from './given.ts'

const END = NOON + 40 * DAY

describe('the links of a game work, and its addresses are stored,', () => {
  test.each<readonly [string, readonly Timed[], Instant]>([
    ['lost by resigning: 180 days', [...begun(2), [act('resign', 'creator', 2), NOON + DAY]], NOON + 181 * DAY],
    ['called off after the start: 30 days', [...begun(0), [act('abort', 'creator', 0), NOON]], NOON + 30 * DAY],
    [
      'called off while open: 30 days',
      [
        [offer(), NOON],
        [act('abort', 'creator', 0), NOON],
      ],
      NOON + 30 * DAY,
    ],
    ['never accepted, even if no clock has recorded it: 30 days', [[offer(), NOON]], NOON + 60 * DAY],
    [
      'never accepted: 30 days',
      [
        [offer(), NOON],
        [tick, END],
      ],
      END + 30 * DAY,
    ],
    [
      'open again: from the new end',
      [
        [offer(), NOON],
        [tick, END],
        [act('renew', 'creator', 0), END],
      ],
      END + 60 * DAY,
    ],
  ])('for the time after its end, to the second: %s', (_, given, until) => {
    const game = gameAfter(...given)
    expect(retainedUntil(game)).toBe(until)
    expect([isRetentionOver(game, until - 1), isRetentionOver(game, until)]).toEqual([false, true])
  })

  test('without end while the game is running', () => {
    const game = gameAfter(...begun(2))
    expect(retainedUntil(game)).toBeUndefined()
    expect(isRetentionOver(game, NOON + 100_000 * DAY)).toBe(false)
  })
})
