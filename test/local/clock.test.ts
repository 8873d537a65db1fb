import { expect, test } from 'vitest'
import { movableClock } from '../../local/machine/clock.ts'

/** Returns a machine clock that the test sets, and the values that were stored. */
const machine = () => {
  const stored = new Map<string, string>()
  let time = 1000
  return {
    values: {
      get: (name: string) => stored.get(name),
      set: (name: string, value: string) => void stored.set(name, value),
    },
    read: () => time,
    pass: (by: number) => (time += by),
  }
}

test("the clock follows the machine's time, and stops while it is held", () => {
  const { values, read, pass } = machine()
  const clock = movableClock(values, read)
  expect(clock.now()).toBe(1000)
  pass(5)
  expect(clock.now()).toBe(1005)
  clock.holdAt(9000)
  pass(50)
  expect(clock.now()).toBe(9000)
  clock.resume()
  pass(1)
  expect(clock.now()).toBe(9001)
})

test('the clock never goes back', () => {
  const { values, read } = machine()
  const clock = movableClock(values, read)
  clock.holdAt(5000)
  clock.holdAt(4000)
  expect(clock.now()).toBe(5000)
})

test('the clock continues after a crash from where it was', () => {
  const { values, read, pass } = machine()
  movableClock(values, read).holdAt(9000)
  pass(10)
  expect(movableClock(values, read).now()).toBe(9010)
})
