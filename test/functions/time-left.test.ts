import type { Context, DynamoDBRecord, SQSRecord } from 'aws-lambda'
import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { SCHEDULER_TIMEOUTS } from '../../functions/aws/clients/timeouts.ts'
import { retryBody } from '../../functions/aws/background/retry-queue.ts'
import { schedulerTimers } from '../../functions/aws/background/scheduler-timers.ts'
import { messagesHandler } from '../../functions/runtime/messages.ts'
import { redoHandler } from '../../functions/events/redo-handler.ts'
import { packGame } from '../../functions/codec/game-item.ts'
import { type StoredHandlerPorts, storedHandler } from '../../functions/events/stored-handler.ts'
import { sweepPace, sweepHandler } from '../../functions/timers/sweep-handler.ts'
import { toStreamImage } from '../../local/stores/stream-image.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { MINUTE, SECOND } from '../../shared/game/model/words.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { NOON, stand } from '../service/stand.ts'
import { memoryTournaments } from '../../local/memory/memory-games.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'

/** The timeout of the function, as infra/ sets it. */
const TIMEOUT = 28 * SECOND

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

const contextNow = (): Context => {
  const end = Date.now() + TIMEOUT
  return { getRemainingTimeInMillis: () => end - Date.now() } as Context
}

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** Returns the result of a call of a function, and how long it took. */
const timed = async <T>(call: Promise<T>): Promise<{ readonly answer: T; readonly took: number }> => {
  const start = Date.now()
  let took = Number.NaN
  const ended = call.then((answer) => {
    took = Date.now() - start
    return answer
  })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  return { answer: await ended, took }
}

/**
 * Returns the ports of the function Stored, and functions that make stream records of games whose timers change and
 * hand them to Stored.
 */
const world = async () => {
  const { service, begin } = stand()
  const { body } = await begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' } })
  const stored = await service.games.load(body.game.id)
  if (!stored) throw new Error('no game')
  const image = toStreamImage(gameItemAttributes(packGame(body.game.id, stored)))
  const record = (id: string, sequence: number): DynamoDBRecord => ({
    dynamodb: {
      Keys: { p: { S: id } },
      SequenceNumber: String(sequence),
      NewImage: { ...image, p: { S: id }, d: { N: String(sequence + 1) } },
      OldImage: { ...image, p: { S: id }, d: { N: String(sequence) }, v: { N: '1' } },
    },
  })
  const armed: { readonly id: string; readonly at: number }[] = []
  const carrying: StoredHandlerPorts = {
    ...service,
    timers: { arm: async (id, at) => void armed.push({ id, at: at / SECOND - 1 }), disarm: async () => {} },
    outbox: { put: async (_letters: readonly QueuedEmail[]) => {} },
    retryQueue: { put: async () => {} },
  }
  const stream = (own: Partial<StoredHandlerPorts>, Records: readonly DynamoDBRecord[]) =>
    timed(storedHandler({ ...carrying, ...own }, () => {}, Date.now)({ Records: [...Records] }, contextNow()))
  return { record, armed, carrying, stream }
}

const idOf = (n: number): string => `game${String(n).padStart(8, '0')}`
const sequence = <T>(length: number, make: (n: number) => T): readonly T[] => Array.from({ length }, (_, n) => make(n))

type Sent = { readonly abortSignal?: AbortSignal }

/** Waits until the request is aborted, as Node's HTTP handler does. */
const hanging = (_request: unknown, { abortSignal }: Sent = {}) =>
  new Promise<never>((_, reject) => {
    const abort = (): void => reject(Object.assign(new Error('aborted'), { name: 'AbortError' }))
    if (abortSignal?.aborted) abort()
    abortSignal?.addEventListener('abort', abort)
  })

const throttling = async () => ({
  response: { statusCode: 429, headers: { 'x-amzn-errortype': 'ThrottlingException' }, body: new Uint8Array() },
})

type HttpCall = { readonly method: string; readonly path: string }

/** Returns a Scheduler that acts late: it carries out even calls that the caller has given up. */
const slowScheduler = () => {
  const schedules = new Set<string>()
  const state = { late: 1500 }
  const answers = (statusCode: number, error: string) => ({
    response: { statusCode, headers: error === '' ? {} : { 'x-amzn-errortype': error }, body: new Uint8Array() },
  })
  const act = ({ method, path }: HttpCall) => {
    const name = path.split('/').at(-1) ?? ''
    if (method === 'DELETE')
      return schedules.delete(name) ? answers(200, '') : answers(404, 'ResourceNotFoundException')
    if (schedules.has(name)) return answers(409, 'ConflictException')
    schedules.add(name)
    return answers(200, '')
  }
  const handle = (request: unknown, sent?: Sent) =>
    Promise.race([wait(state.late).then(() => act(request as HttpCall)), hanging(request, sent)])
  return { schedules, state, handle }
}

/**
 * Returns the real adapter and client on a simulated network. The first call is made in real time, because the client
 * then reads its settings from files.
 */
const timersOn = async (answer: (request: unknown, sent?: Sent) => Promise<unknown>) => {
  let isWarm = false
  const handle: typeof answer = (request, sent) => (isWarm ? answer(request, sent) : throttling())
  const client = new SchedulerClient({
    ...SCHEDULER_TIMEOUTS,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: { handle } as never,
  })
  // The clock is read at each call, because the fake clock replaces it below.
  const timers = schedulerTimers(client, { group: 'g', arn: 'a', role: 'r', deadLetters: 'd' }, () => Date.now())
  vi.useRealTimers()
  await timers.disarm(idOf(0), NOON).catch(() => (isWarm = true))
  vi.useFakeTimers({ now: NOON })
  return timers
}

describe('the function Stored', () => {
  test.each([
    ['hangs', hanging],
    ['throttles', throttling],
    ['answers late', slowScheduler().handle],
  ])('loses two seconds for a game and one call for a hundred games by a Scheduler that %s', async (_, handle) => {
    const { record, stream } = await world()
    const timers = await timersOn(handle)
    const one = await stream({ timers }, [record(idOf(0), 1)])
    expect(one.took).toBeLessThanOrEqual(3 * SECOND)
    const { answer, took } = await stream(
      { timers },
      sequence(100, (n) => record(idOf(n), n + 1)),
    )
    expect(answer).toEqual({ batchItemFailures: [] })
    expect(took).toBeLessThan(TIMEOUT - 12 * SECOND)
  })

  test('finds what a late Scheduler did after all, and the new timer remains', async () => {
    const { schedules, state, handle } = slowScheduler()
    const { record, carrying } = await world()
    const timers = await timersOn(handle)
    const logged: unknown[] = []
    const stored = storedHandler(
      { ...carrying, timers },
      (_, message, facts) => void logged.push([message, facts?.['error']]),
      Date.now,
    )
    const carried = async (...Records: readonly DynamoDBRecord[]) => {
      const { answer } = await timed(stored({ Records: [...Records] }, contextNow()))
      expect(answer).toEqual({ batchItemFailures: [] })
      return logged.splice(0)
    }
    // The timer moves from one second to the next. Timers within a minute share a name.
    const [far, near] = [record(idOf(0), 100), record(idOf(0), 101)]
    state.late = 0
    expect(await carried(far)).toEqual([])
    const [name = ''] = schedules
    expect(schedules.size).toBe(1)
    // The late Scheduler deletes the old timer after all. No new one is set then, or it would be deleted with it.
    state.late = 1500
    expect(await carried(near)).toEqual([['a timer could not be set', 'SchedulerRests']])
    expect([...schedules]).toEqual([])
    // The retry finds nothing to delete.
    state.late = 0
    expect(await carried(near)).toEqual([])
    expect([...schedules]).toEqual([name])
    // A timer that was set late, and then set again by the retry, is there.
    schedules.clear()
    const first = { dynamodb: { ...near.dynamodb, OldImage: undefined } }
    state.late = 1500
    expect(await carried(first)).toEqual([['a timer could not be set', 'AbortError']])
    expect([...schedules]).toEqual([name])
    state.late = 0
    expect(await carried(first)).toEqual([])
    expect([...schedules]).toEqual([name])
  })

  test('handles a hundred games in half a second if each waits 100 ms: a thousand changes a second', async () => {
    const { record, carrying, stream } = await world()
    const timers = { ...carrying.timers, arm: () => wait(100) }
    const { answer, took } = await stream(
      { timers },
      sequence(100, (n) => record(idOf(n), n + 1)),
    )
    expect(answer).toEqual({ batchItemFailures: [] })
    expect(took).toBeLessThanOrEqual(600)
  })

  test('handles several games at once, and the changes of each in order', async () => {
    const { record, armed, carrying, stream } = await world()
    const arm: StoredHandlerPorts['timers']['arm'] = async (id, at) => {
      await wait(((at / SECOND) * 7919) % 1000)
      await carrying.timers.arm(id, at)
    }
    const Records = sequence(60, (n) => record(idOf(n % 7), n + 1))
    expect((await stream({ timers: { ...carrying.timers, arm } }, Records)).answer).toEqual({ batchItemFailures: [] })
    expect(armed.map(({ at }) => at)).not.toEqual(sequence(60, (n) => n + 1))
    for (let game = 0; game < 7; game++) {
      const own = armed.filter(({ id }) => id === idOf(game)).map(({ at }) => at)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
      expect(own.length).toBeGreaterThanOrEqual(8)
    }
  })

  test('stops in time when changes take too long: what is done is reported, and nothing goes on running', async () => {
    const { record, armed, carrying, stream } = await world()
    const arm: StoredHandlerPorts['timers']['arm'] = async (id, at) => {
      await wait(3 * SECOND)
      await carrying.timers.arm(id, at)
    }
    let Records = sequence(12, (n) => record(idOf(0), n + 1))
    const calls: number[] = []
    while (Records.length > 0) {
      const { answer, took } = await stream({ timers: { ...carrying.timers, arm } }, Records)
      expect(took).toBeLessThan(TIMEOUT)
      const [first] = answer.batchItemFailures
      const done = first ? Number(first.itemIdentifier) - Number(Records[0]?.dynamodb?.SequenceNumber) : Records.length
      expect(done).toBeGreaterThan(0)
      calls.push(done)
      Records = Records.slice(done)
    }
    expect(calls).toEqual([6, 6])
    expect(armed.map(({ at }) => at)).toEqual(sequence(12, (n) => n + 1))
  })

  test('reports a game that never ends in time, and handles the others', async () => {
    const { record, armed, carrying, stream } = await world()
    const arm: StoredHandlerPorts['timers']['arm'] = (id, at) =>
      id === idOf(1) ? new Promise<never>(() => {}) : carrying.timers.arm(id, at)
    const Records = sequence(9, (n) => record(idOf(n % 3), n + 1))
    const { answer, took } = await stream({ timers: { ...carrying.timers, arm } }, Records)
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    expect(took).toBeLessThan(TIMEOUT)
    expect(armed.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 6, 7, 9])
  })

  test('ends the call before it begins other games if a game can neither be handled nor be put into the retry queue', async () => {
    const { record, armed, stream } = await world()
    const down = { put: () => wait(SECOND).then(() => Promise.reject(new Error('no queue'))) }
    const keyless = { ...record(idOf(0), 1), dynamodb: { SequenceNumber: '1', NewImage: { p: { S: 'x' } } } }
    const Records = [keyless, ...sequence(99, (n) => record(idOf(n + 1), n + 2))]
    const { answer } = await stream({ retryQueue: down, outbox: { put: () => wait(2 * SECOND) } }, Records)
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
    expect(armed.length).toBeLessThan(20)
  })
})

const message = (messageId: string): SQSRecord =>
  ({ messageId, body: messageId, attributes: { ApproximateReceiveCount: '1' } }) as SQSRecord

describe('a function that reads messages', () => {
  test('begins none that it could not finish', async () => {
    const begun: string[] = []
    const handler = messagesHandler({ log: () => {}, failure: 'failed', clock: Date.now }, async (body) => {
      begun.push(body)
      await wait(6 * SECOND)
      return true
    })
    const Records = ['a', 'b', 'c', 'd', 'e', 'f'].map(message)
    const { answer, took } = await timed(handler({ Records }, contextNow()))
    expect(took).toBeLessThan(TIMEOUT)
    expect(begun).toEqual(['a', 'b', 'c'])
    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['d', 'e', 'f'])
  })
})

describe('the function Redo', () => {
  const GAMES = sequence(10, idOf)

  /** Handles ten games from the retry queue. `load` is the first call for each. */
  const redone = async (load: (id: string) => Promise<undefined>, bodies: readonly string[] = GAMES) => {
    const { carrying } = await world()
    const redo = redoHandler({ ...carrying, games: { ...carrying.games, load } }, () => {}, Date.now)
    const Records = bodies.map((game, n) => ({ ...message(String(n)), body: retryBody(game) }))
    return timed(redo({ Records }, contextNow()))
  }

  test('handles ten games at once, so that slow tables do not return them to the queue', async () => {
    const { answer, took } = await redone(() => wait(3 * SECOND).then(() => undefined))
    expect(answer).toEqual({ batchItemFailures: [] })
    expect(took).toBeLessThanOrEqual(4 * SECOND)
  })

  test('reports a game that never ends in time, and handles the others', async () => {
    const { answer, took } = await redone((id) => (id === idOf(4) ? new Promise(() => {}) : Promise.resolve(undefined)))
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '4' }] })
    expect(took).toBeLessThan(TIMEOUT)
  })

  test('handles a game that is queued twice one after the other, and begins nothing that it could not finish', async () => {
    let [running, most, begun] = [0, 0, 0]
    const load = async (): Promise<undefined> => {
      most = Math.max(most, ++running)
      begun++
      await wait(7 * SECOND)
      running--
    }
    const { answer, took } = await redone(
      load,
      sequence(10, () => idOf(0)),
    )
    expect([most, begun]).toEqual([1, 3])
    expect(answer.batchItemFailures).toHaveLength(7)
    expect(took).toBeLessThan(TIMEOUT)
  })
})

test('the sweep stops in time, and the next one takes the rest', async () => {
  const ids = sequence(500, idOf)
  const ticked: string[] = []
  const games = {
    load: async (id: string) => {
      ticked.push(id)
      await wait(SECOND)
      return undefined
    },
    loadAll: () => Promise.resolve(new Map()),
    save: () => Promise.resolve({ saved: true as const }),
    overdue: () => Promise.resolve(ids),
  }
  const sweep = sweepHandler(
    {
      games,
      tournaments: memoryTournaments(),
      chance: secureRandomBytes,
      notebook: memoryNotebook(),
      ledger: memoryLedger(),
      outbox: { put: async () => {} },
    },
    () => {},
    Date.now,
    { concurrency: 10 },
  )
  const { answer, took } = await timed(sweep({}, contextNow()))
  expect(took).toBeLessThan(TIMEOUT)
  expect(answer.looked).toBe(190)
  expect(ticked).toEqual(ids.slice(0, 190))
})

test.each([
  [5000, 50],
  [60_000, 20],
])(
  'a sweep ticks %i games if a table answers in %i ms: 5,000 are 16 a second, every five minutes',
  async (most, slow) => {
    const games = {
      load: () => wait(slow).then(() => undefined),
      loadAll: () => Promise.resolve(new Map()),
      save: () => Promise.resolve({ saved: true as const }),
      overdue: (_until: number, most: number) => Promise.resolve(sequence(most, idOf)),
    }
    const sweep = sweepHandler(
      {
        games,
        tournaments: memoryTournaments(),
        chance: secureRandomBytes,
        notebook: memoryNotebook(),
        ledger: memoryLedger(),
        outbox: { put: async () => {} },
      },
      () => {},
      Date.now,
      sweepPace(most),
    )
    const { answer, took } = await timed(sweep({}, contextNow()))
    expect(answer.looked).toBe(most)
    expect(took).toBeLessThan(TIMEOUT)
  },
)
