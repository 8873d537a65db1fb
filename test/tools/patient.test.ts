import type { SchedulerClient } from '@aws-sdk/client-scheduler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { DAY, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { AWS_CONCURRENCY } from '../../tools/command/concurrency.ts'
import { redriveGames } from '../../tools/redrive/redrive-games.ts'
import { patientTimers } from '../../tools/redrive/patient-timers.ts'
import { GAME, START, offer } from '../ports/samples.ts'
import { portsOn } from './ports.ts'
import { idOf } from './world.ts'

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

const TARGET = { group: 'g', arn: 'a', role: 'r', deadLetters: 'd' }
const GAMES = 1000

const named = (name: string): Error => Object.assign(new Error(name), { name })

type Answer = (calls: number) => Promise<void>

const schedulerThat = (answer: Answer) => {
  const armed = new Set<string>()
  let calls = 0
  const send = async ({ input }: { readonly input: { readonly Name: string } }): Promise<object> => {
    await answer(calls++)
    armed.add(input.Name)
    return {}
  }
  const logged: string[] = []
  const timers = patientTimers({ send } as unknown as SchedulerClient, TARGET, (line) => logged.push(line))
  return { timers, armed, said: logged, calls: () => calls }
}

/** Returns a Scheduler that throws this error for the first ten seconds. */
const refusing =
  (fault: () => Error): Answer =>
  async () => {
    if (Date.now() < START + 10 * SECOND) throw fault()
  }

/** A Scheduler that does not answer for the first ten seconds: each call times out in the client. */
const hanging: Answer = async () => {
  if (Date.now() >= START + 10 * SECOND) return
  await new Promise((resolve) => setTimeout(resolve, 5 * SECOND))
  throw named('TimeoutError')
}

const status = (httpStatusCode: number) => Object.assign(new Error('no'), { $metadata: { httpStatusCode } })
const network = (code: string) => Object.assign(new Error('no'), { code })

const invited = async () => {
  const games = memoryGames()
  for (let n = 0; n < GAMES; n++) await games.save(idOf(n), undefined, offer(START + 30 * DAY))
  return games
}

/** The games of a table, in as many segments as are processed at once. */
const ALL = {
  name: async () => 'games',
  count: AWS_CONCURRENCY,
  page: async (segment: number) => ({
    items: Array.from({ length: GAMES }, (_, n) => idOf(n)).filter((_, n) => n % AWS_CONCURRENCY === segment),
    next: undefined,
  }),
}

test.each<[string, Answer]>([
  ['throttles', refusing(() => named('ThrottlingException'))],
  ['refuses by its status', refusing(() => status(429))],
  ['fails', refusing(() => status(500))],
  ['is not reached', refusing(() => network('ECONNREFUSED'))],
  ['hangs', hanging],
])('a Scheduler that %s for ten seconds fails no game of a redrive, and every timer is set', async (_, answer) => {
  const { timers, armed, calls } = schedulerThat(answer)
  const source = {
    ports: { ...portsOn(await invited()), timers },
    now: () => START,
    failed: async () => [],
    lanes: AWS_CONCURRENCY,
    all: ALL,
    close: async () => {},
  }
  const lines: string[] = []
  const redriving = redriveGames(source, { games: [], all: true }, (line) => lines.push(line))
  await vi.advanceTimersByTimeAsync(MINUTE)
  const report = await redriving
  expect(lines.filter((line) => line.includes('FAILED'))).toEqual([])
  expect(report).toEqual({ redriven: GAMES, failed: 0, unknown: 0 })
  expect(armed.size).toBe(GAMES)
  // The client waits longer after each failure, so all segments together make few calls in these ten seconds.
  expect(calls() - GAMES).toBeLessThan(10 * AWS_CONCURRENCY)
})

test('the tool says that it waits, once in ten seconds', async () => {
  const { timers, said: logged } = schedulerThat(refusing(() => named('ThrottlingException')))
  const arming = Promise.all(Array.from({ length: 50 }, (_, n) => timers.arm(idOf(n), START + DAY)))
  await vi.advanceTimersByTimeAsync(MINUTE)
  await arming
  expect(logged.length).toBeGreaterThanOrEqual(1)
  expect(logged.length).toBeLessThanOrEqual(2)
  expect(logged[0]).toBe('Scheduler does not set timers just now (ThrottlingException): waits')
})

test('after ten minutes without one answer it gives a game up, and the next ones soon, until one is answered', async () => {
  let works = false
  const { timers, calls } = schedulerThat(async () => {
    if (!works) throw named('ThrottlingException')
  })
  const outcome = (): Promise<string> =>
    timers.arm(GAME, START + DAY).then(
      () => `armed ${(Date.now() - START) / SECOND}`,
      (error: unknown) => `${error instanceof Error ? error.name : ''} ${Math.floor((Date.now() - START) / MINUTE)}`,
    )
  const first = outcome()
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  expect(await first).toBe('ThrottlingException 10')
  const before = calls()
  expect(await outcome()).toBe('ThrottlingException 11')
  expect(calls()).toBe(before + 1)
  works = true
  expect(await outcome()).toMatch('armed')
})

test.each(['ValidationException', 'AccessDeniedException', 'ServiceQuotaExceededException'])(
  '%s is no reason to wait',
  async (name) => {
    const { timers, calls } = schedulerThat(async () => {
      throw Object.assign(named(name), { $metadata: { httpStatusCode: 400 } })
    })
    await expect(timers.arm(GAME, START + DAY)).rejects.toThrow(name)
    expect(calls()).toBe(1)
  },
)
