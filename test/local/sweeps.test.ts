import { expect, test } from 'vitest'
import { sweepJob } from '../../local/jobs/sweep-job.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { memoryTournaments } from '../../local/memory/memory-games.ts'

const MINUTE = 60_000

const gamesDue = (due: number | undefined): Games => ({
  load: async () => (due === undefined ? Promise.reject(new Error('damaged')) : { version: 1, log: [], last: 0, due }),
  loadAll: async () => new Map(),
  save: async () => ({ saved: true }),
  overdue: async () => ['AAAAAAAAAAAA'],
})

const quiet = () => {}

const storesOf = (games: Games) => ({ games, tournaments: memoryTournaments(), ledger: memoryLedger() })

test('the sweep runs at the first full five minutes after the soonest timer, and every five minutes while that is overdue', async () => {
  const work = sweepJob(storesOf(gamesDue(62 * MINUTE)), async () => {}, quiet, 0)
  expect(await work.nextAt()).toBe(65 * MINUTE)
  await work.run(65 * MINUTE)
  expect(await work.nextAt()).toBe(70 * MINUTE)
})

test('without timers there is nothing to sweep until one is stored', async () => {
  let ids: readonly string[] = []
  const work = sweepJob(storesOf({ ...gamesDue(MINUTE), overdue: async () => ids }), async () => {}, quiet, 0)
  expect(await work.nextAt()).toBeUndefined()
  ids = ['AAAAAAAAAAAA']
  expect(await work.nextAt()).toBeUndefined()
  work.recheck()
  expect(await work.nextAt()).toBe(5 * MINUTE)
})

test('a game that cannot be read, and a sweep that fails, do not stop the worker', async () => {
  const logged: string[] = []
  const failing = async () => Promise.reject(new Error('no'))
  const work = sweepJob(
    storesOf(gamesDue(undefined)),
    failing,
    (_level, message) => void logged.push(message),
    7 * MINUTE,
  )
  expect(await work.nextAt()).toBe(10 * MINUTE)
  await work.run(10 * MINUTE)
  expect(logged).toEqual(['the sweep failed'])
  expect(await work.nextAt()).toBe(15 * MINUTE)
})

test('a digest that is due is swept, and one that is planned later is found', async () => {
  const ledger = memoryLedger()
  const games = { ...gamesDue(MINUTE), overdue: async () => [] }
  const sweep = async () => ledger.unplanDigest('mail:a', 61 * MINUTE)
  const work = sweepJob({ games, tournaments: memoryTournaments(), ledger }, sweep, quiet, 0)
  expect(await work.nextAt()).toBeUndefined()
  await ledger.planDigest('mail:a', 61 * MINUTE)
  work.recheck()
  expect(await work.nextAt()).toBe(65 * MINUTE)
  await work.run(65 * MINUTE)
  expect(await work.nextAt()).toBeUndefined()
})
