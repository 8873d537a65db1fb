import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { pageHandler } from '../../functions/http/page-handler.ts'
import { FUNCTION_TIMEOUTS } from '../../infra/settings/figures.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { loadTextsFor } from '../../shared/texts/languages/languages.ts'
import { memoryService } from '../harness/memory-service.ts'
import { GAME, START, offer } from '../ports/samples.ts'

// The texts are read from the disk when they are first needed, so they are loaded before time is measured.
await loadTextsFor(undefined)

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

const PATHS = [`/v1/games/${GAME}`, `/g/${GAME}`]

/** Returns what a request is answered, after how long, and which errors are logged. */
const responseTo = async (path: string, ports: Partial<Service>, time = FUNCTION_TIMEOUTS.short * SECOND) => {
  const logged: unknown[] = []
  const log: Service['log'] = (_level, _message, facts) => void logged.push(facts?.['error'])
  const { service } = memoryService({ ...ports, log })
  const entryPoint = path.startsWith('/v1/') ? apiHandler(service) : pageHandler(service, assetFiles({}))
  const incoming = {
    method: 'GET',
    path,
    search: new URLSearchParams(),
    headers: {},
    body: Buffer.of(),
    from: '192.0.2.1',
  }
  const begun = Date.now()
  const end = begun + time
  const context = { getRemainingTimeInMillis: () => end - Date.now() } as Context
  let took = Number.NaN
  const answering = entryPoint(toHttpEvent(incoming, START), context).then((result) => {
    took = Date.now() - begun
    return toHttpReply(result)
  })
  await vi.advanceTimersByTimeAsync(2 * FUNCTION_TIMEOUTS.short * SECOND)
  const { status, headers } = await answering
  return { status, again: headers['retry-after'], took, logged }
}

const gamesIn = async (latency: number) => {
  const games = memoryGames()
  await games.save(GAME, undefined, offer())
  let calls = 0
  const load: Games['load'] = async (id) => {
    calls++
    await wait(latency)
    return games.load(id)
  }
  return { games: { ...games, load }, calls: () => calls }
}

test.each(PATHS)('%s waits for a slow table', async (path) => {
  const { games } = await gamesIn(6 * SECOND)
  expect(await responseTo(path, { games })).toMatchObject({ status: 200, logged: [] })
})

test.each(PATHS)('%s asks the caller to come again if a table does not answer in time', async (path) => {
  const { games } = await gamesIn(60 * SECOND)
  const { status, again, took, logged } = await responseTo(path, { games })
  expect([status, again, logged]).toEqual([503, '2', ['OutOfTime']])
  expect(took).toBeLessThan(FUNCTION_TIMEOUTS.short * SECOND)
})

test.each(PATHS)('%s begins no call of a table that might be cut off', async (path) => {
  const { games, calls } = await gamesIn(0)
  const { status, again, took, logged } = await responseTo(path, { games }, 3.9 * SECOND)
  expect([calls(), status, again, took, logged]).toEqual([0, 503, '2', 0, ['OutOfTime']])
  expect(await responseTo(path, { games }, 4.1 * SECOND)).toMatchObject({ status: 200 })
})
