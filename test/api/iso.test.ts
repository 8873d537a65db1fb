import { expect, test } from 'vitest'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { DAY } from '../../shared/game/model/words.ts'

const byDate = (at: number): string => `${new Date(at).toISOString().slice(0, -5)}Z`

test('an instant is written as the runtime writes it, on every day of five centuries', () => {
  const wrong: string[] = []
  for (let day = Date.UTC(1960, 0); day < Date.UTC(2460, 11, 31); day += DAY) {
    const at = day + ((day / DAY) % 86_400) * 1000 + 999
    if (isoInstant(at) !== byDate(at)) wrong.push(byDate(at))
  }
  expect(wrong).toEqual([])
})

test.each([
  0,
  -1,
  1,
  8.64e15,
  -8.64e15,
  Date.UTC(2000, 1, 29, 23, 59, 59, 999),
  Date.UTC(-1, 0),
  Date.UTC(9999, 11, 31, 23, 59, 59),
  Date.UTC(10_000, 0),
  Date.UTC(3200, 1, 29),
])('at the edge, %s', (at) => {
  expect(isoInstant(at)).toBe(byDate(at))
})

test('what is no instant is refused', () => {
  for (const at of [Number.NaN, Infinity, 8.64e15 + 1]) expect(() => isoInstant(at)).toThrow(RangeError)
})
