import { expect, test, vi } from 'vitest'
import type { Job } from '../../local/jobs/run-due.ts'
import { movableClock } from '../../local/machine/clock.ts'
import { startDriver } from '../../local/jobs/driver.ts'

const HOUR = 3_600_000

const forgetful = { get: () => undefined, set: () => {} }

/** Returns a slow job that is due at these offsets. `done` records the offsets of its runs; runs that overlap fail. */
const slowWork = (start: number, offsets: readonly number[]) => {
  const left = offsets.map((offset) => start + offset)
  const done: number[] = []
  let running = 0
  const work: Job = {
    nextAt: async () => left[0],
    run: async (now) => {
      expect(++running).toBe(1)
      await Promise.resolve()
      left.shift()
      done.push(now - start)
      running--
    },
  }
  return { work, done }
}

const quiet = () => {}

test('a leap of the clock does what falls due on the way, each job at its instant, and resolves when all is done', async () => {
  const clock = movableClock(forgetful, () => 0)
  const { work, done } = slowWork(0, [HOUR, 2 * HOUR, 30 * HOUR])
  const driver = startDriver([work], clock, quiet)
  expect(await driver.advance(24 * HOUR)).toBe(24 * HOUR)
  expect(done).toEqual([HOUR, 2 * HOUR])
  expect(clock.now()).toBe(24 * HOUR)
  await driver.stop()
})

test('a leap also does what its own work puts, although the machine’s clock ticks between two readings', async () => {
  let machine = 0
  const clock = movableClock(forgetful, () => machine++)
  const due = [0]
  let done = 0
  const work: Job = {
    nextAt: async () => due[0],
    run: async () => {
      due.shift()
      if (done++ === 0) due.push(clock.now())
    },
  }
  const driver = startDriver([work], clock, quiet)
  await driver.advance(0)
  expect(done).toBe(2)
  await driver.stop()
})

test('leaps wait for each other and add up', async () => {
  const clock = movableClock(forgetful, () => 0)
  const { work, done } = slowWork(0, [HOUR, 2 * HOUR, 3 * HOUR])
  const driver = startDriver([work], clock, quiet)
  driver.wake()
  expect(await Promise.all([driver.advance(HOUR), driver.advance(HOUR)])).toEqual([HOUR, 2 * HOUR])
  expect(done).toEqual([HOUR, 2 * HOUR])
  await driver.stop()
})

test('the driver does due work by itself, and wakes for the next', async () => {
  const start = Date.now()
  const clock = movableClock(forgetful)
  const { work, done } = slowWork(start, [-5, 30])
  const driver = startDriver([work], clock, quiet)
  driver.wake()
  await vi.waitUntil(() => done.length === 2, { timeout: 60_000 })
  expect(done[1]).toBeGreaterThanOrEqual(30)
  await driver.stop()
})

test('a store that does not answer is logged and asked again, and nothing is done after the end', async () => {
  const logged: string[] = []
  let calls = 0
  const broken: Job = { nextAt: async () => Promise.reject(new Error(`asked ${++calls} times`)), run: async () => {} }
  const driver = startDriver([broken], movableClock(forgetful), (_level, message) => void logged.push(message))
  driver.wake()
  await vi.waitUntil(() => calls === 2, { timeout: 60_000 })
  await expect(driver.advance(HOUR)).rejects.toThrow('asked 3 times')
  await driver.stop()
  driver.wake()
  expect(logged.length).toBeGreaterThan(0)
})

test('wake-ups within a moment are one piece of work, and after the end there is none', async () => {
  const clock = movableClock(forgetful, () => 0)
  let looked = 0
  const work: Job = { nextAt: async () => (looked++, undefined), run: async () => {} }
  const driver = startDriver([work], clock, quiet)
  for (let n = 0; n < 5; n++) {
    driver.wake()
    await Promise.resolve()
  }
  await vi.waitUntil(() => looked > 0, { timeout: 60_000 })
  expect(looked).toBe(1)
  driver.wake()
  await driver.stop()
  expect(looked).toBe(1)
})

test('a worker whose next job cannot be read is tried less and less often, and each failure is logged', async () => {
  vi.useFakeTimers()
  const logged: string[] = []
  const work: Job = { nextAt: () => Promise.reject(new Error('the disk is full')), run: async () => {} }
  const clock = movableClock(forgetful, () => Date.now())
  const driver = startDriver([work], clock, (_level, message) => void logged.push(message))
  driver.wake()
  await vi.advanceTimersByTimeAsync(61_000)
  vi.useRealTimers()
  await driver.stop()
  // The attempts come after 0, 1, 3, 7, 15, 30, 45 and 60 seconds.
  expect(logged).toHaveLength(8)
})
