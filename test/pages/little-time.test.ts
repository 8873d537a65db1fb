import { expect, test } from 'vitest'
import { isTimeToSay } from '../../web/timing/little-time.ts'

const MINUTE = 60_000

test('a running clock is announced once at three hours, an hour and ten minutes, and not when it is over', () => {
  const said: number[] = []
  for (let left = 200; left > -10; left -= 1) if (isTimeToSay((left + 1) * MINUTE, left * MINUTE)) said.push(left)
  expect(said).toEqual([180, 60, 10])
  expect(isTimeToSay(300 * MINUTE, 5 * MINUTE)).toBe(true)
  expect(isTimeToSay(5 * MINUTE, -MINUTE)).toBe(false)
  expect(isTimeToSay(Number.NaN, 5 * MINUTE)).toBe(false)
})
