import { expect, test } from 'vitest'
import { movableClock } from '../../local/clock.ts'

/** A machine clock set by hand, and what was stored. */
const machine = () => {
  const kept = new Map<string, string>()
  let time = 1000
  return {
    values: { get: (name: string) => kept.get(name), set: (name: string, value: string) => void kept.set(name, value) },
    read: () => time,
    pass: (by: number) => (time += by),
  }
}

test("it follows the machine's time, and stops while held", () => {
  const { values, read, pass } = machine()
  const clock = movableClock(values, read)
  expect(clock.now()).toBe(1000)
  pass(5)
  expect(clock.now()).toBe(1005)
  clock.stand(9000)
  pass(50)
  expect(clock.now()).toBe(9000)
  clock.run()
  pass(1)
  expect(clock.now()).toBe(9001)
})

test('it never goes back', () => {
  const { values, read } = machine()
  const clock = movableClock(values, read)
  clock.stand(5000)
  clock.stand(4000)
  expect(clock.now()).toBe(5000)
})

test('after a crash it continues from where it was', () => {
  const { values, read, pass } = machine()
  movableClock(values, read).stand(9000)
  pass(10)
  expect(movableClock(values, read).now()).toBe(9010)
})
