import { expect, test } from 'vitest'
import { VERSION_MAX_AGE } from '../../shared/game/limits/bounds.ts'
import { pollDelay } from '../../web/timing/poll-backoff.ts'

const SECOND = 1000

test('a visible page asks for news within 10 seconds in its first two minutes, and within a minute after that', () => {
  const answer = 1.5 * SECOND + VERSION_MAX_AGE
  expect(pollDelay(0, 0) + answer).toBeLessThan(10 * SECOND)
  expect(pollDelay(119_999, 0) + answer).toBeLessThan(10 * SECOND)
  expect(pollDelay(120_000, 0)).toBeGreaterThan(30 * SECOND)
  expect(pollDelay(24 * 3600 * SECOND, 0) + answer).toBeLessThan(60 * SECOND)
})

test('requests without an answer are repeated at longer intervals, and never more than a minute apart', () => {
  const waits = [0, 1, 2, 3, 4, 50].map((failures) => pollDelay(0, failures))
  expect(waits).toEqual([6, 12, 24, 48, 50, 50].map((seconds) => seconds * SECOND))
})
