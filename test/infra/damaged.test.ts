import type { Context, DynamoDBRecord } from 'aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { timerHandler } from '../../functions/timers/timer-handler.ts'
import { jsonLog } from '../../functions/runtime/json-log.ts'
import { type StoredHandlerPorts, storedHandler } from '../../functions/events/stored-handler.ts'
import { sweepPace, sweepHandler } from '../../functions/timers/sweep-handler.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { type Datum, alarmsOn, dataOf } from './sounding.ts'
import { type Synth, propertiesOf, resources, synth } from './synth.ts'
import { memoryTournaments } from '../../local/memory/memory-games.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'

/** These tests let one game, record or run fail, and repeat what Lambda repeats by itself. */
let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const CONTEXT = {} as Context

const soundingOf = (data: readonly Datum[], until: number) =>
  alarmsOn([synthesized.run, synthesized.watch], data, until)

/** Lambda waits one minute before it repeats an asynchronous call, and then two more. */
const WAITS = [0, 1, 3].map((minutes) => minutes * MINUTE)

const triesOf = (id: string): readonly number[] => {
  const configs = resources(synthesized.run, 'AWS::Lambda::EventInvokeConfig')
  const [config] = [...configs].filter(([name]) => name.startsWith(`${id}Live`)).map(([, each]) => propertiesOf(each))
  return WAITS.slice(0, 1 + Number(config?.['MaximumRetryAttempts'] ?? 2))
}

/** Returns a datum for each minute of a metric that does not change. */
const steady = (metric: string, value: number, from: number, until: number): readonly Datum[] =>
  Array.from({ length: Math.ceil((until - from) / MINUTE) }, (_, n) => ({ metric, value, at: from + n * MINUTE }))

type Call = () => Promise<unknown>

/** Returns the errors of an asynchronous call, which is repeated while it fails. */
const errorsOf = async (id: string, at: number, call: Call): Promise<readonly Datum[]> => {
  const data: Datum[] = []
  for (const wait of triesOf(id)) {
    const failed = await call().then(
      () => 0,
      () => 1,
    )
    data.push({ metric: `Errors ${id}`, at: at + wait, value: failed })
    if (failed === 0) break
  }
  return data
}

/** Stores whose only game has an empty log, which cannot be folded. */
const damaged = {
  load: async () => ({ version: 1, log: [], last: 0, due: 0 }),
  loadAll: async () => new Map(),
  save: async () => ({ saved: true as const }),
  overdue: async () => ['AAAAAAAAAAAA'],
}

describe('one damaged game', () => {
  test('whose timer fired and which every sweep meets raises an alarm, and holds up no release', async () => {
    for (const start of [0, 100, 299].map((seconds) => seconds * SECOND)) {
      const until = start + HOUR
      const stores = {
        games: damaged,
        tournaments: memoryTournaments(),
        chance: secureRandomBytes,
        notebook: memoryNotebook(),
        ledger: memoryLedger(),
        outbox: { put: async () => {} },
      }
      const alarm = timerHandler(
        stores,
        () => start,
        () => {},
      )
      const data = [...(await errorsOf('Alarm', start, () => alarm({ game: 'AAAAAAAAAAAA' }, CONTEXT)))]
      data.push(...steady('ApproximateNumberOfMessagesVisible LostTimers', 1, start + 3 * MINUTE, until))
      for (let at = start; at < until; at += 5 * MINUTE) {
        const sweep = sweepHandler(
          stores,
          () => {},
          () => at,
          sweepPace(5000),
        )
        data.push(...(await errorsOf('Sweep', at, () => sweep({}, CONTEXT))))
      }
      expect(data.filter(({ metric, value }) => metric === 'Errors Alarm' && value === 1)).toHaveLength(3)
      expect([...soundingOf(data, until).keys()].toSorted()).toEqual(['failed-sweep', 'lost-timers'])
    }
  })

  test('is not like three crashes of another function in five minutes, which do', () => {
    const data = [10, 20, 30].map((seconds) => ({ metric: 'Errors Redo', at: seconds * SECOND, value: 1 }))
    expect([...soundingOf(data, HOUR).keys()]).toEqual(['crashes'])
  })
})

test.each([
  ['one run', [0], []],
  ['every run', [0, 1, 2, 3, 4, 5], ['failed-canary']],
] as const)(
  'while %s of the canary fails, its alarm goes off only from the second failure on',
  async (_, failing, sounding) => {
    const data: Datum[] = []
    for (const run of [0, 1, 2, 3, 4, 5]) {
      const fails = failing.some((each) => each === run)
      const call = () => (fails ? Promise.reject(new Error('no')) : Promise.resolve())
      data.push(...(await errorsOf('Canary', run * 10 * MINUTE, call)))
    }
    expect([...soundingOf(data, HOUR).keys()]).toEqual(sounding)
  },
)

type Fault = 'works' | 'fails once' | 'fails' | 'crashes'
type Change = { readonly at: number; readonly isBad: boolean; readonly record: DynamoDBRecord }

const changeAt = (at: number, isBad: boolean): Change => ({
  at,
  isBad,
  // A record without an image is about a game that was deleted, so there is nothing to do.
  record: { dynamodb: { Keys: { p: { S: String(at) } }, SequenceNumber: String(at), ...(isBad && { NewImage: {} }) } },
})

/** Returns a change every twenty seconds, one of which can neither be handled nor be put into the retry queue. */
const changesIn = (start: number, hours: number): readonly Change[] =>
  Array.from({ length: hours * 180 }, (_, n) => changeAt(start + n * 20 * SECOND, n === 3))

/** Lambda waits longer each time that it repeats a batch of a stream. */
const pauseAfter = (failures: number): number => Math.min(60, 2 ** failures) * SECOND

const halves = (batch: readonly Change[]): readonly (readonly Change[])[] => {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)].filter(({ length }) => length > 0)
}

/** Reads a shard as Lambda does: a batch that fails is halved, and the next batch waits until both halves are done. */
const streamed = async (fault: Fault, start: number, hours: number): Promise<readonly Datum[]> => {
  const data: Datum[] = []
  let [now, failures, refused] = [start, 0, 0]
  const log = jsonLog((line) => void data.push(...dataOf(synthesized, line, 'Stored', now)))
  const put = async () => {
    if (fault === 'fails' || (fault === 'fails once' && refused++ === 0)) throw new Error('no queue')
  }
  const stored = storedHandler(
    { retryQueue: { put } } as Partial<StoredHandlerPorts> as StoredHandlerPorts,
    log,
    () => now,
  )
  /** Returns how many changes of the batch are done. */
  const doneOf = async (batch: readonly Change[]): Promise<number> => {
    data.push({ metric: 'IteratorAge Stored', at: now, value: now - (batch.at(-1)?.at ?? now) })
    if (fault === 'crashes' && batch.some(({ isBad }) => isBad)) {
      data.push({ metric: 'Errors Stored', at: now, value: 1 })
      return 0
    }
    const { batchItemFailures } = await stored({ Records: batch.map(({ record }) => record) }, CONTEXT)
    const [first] = batchItemFailures
    return first ? batch.findIndex(({ at }) => String(at) === first.itemIdentifier) : batch.length
  }
  let coming = changesIn(start, hours)
  let batches: readonly (readonly Change[])[] = []
  while (now < start + hours * HOUR) {
    if (batches.length === 0) {
      const arrived = coming.filter(({ at }) => at <= now).slice(0, 100)
      coming = coming.slice(arrived.length)
      batches = arrived.length > 0 ? [arrived] : []
    }
    const [batch, ...rest] = batches
    const done = batch ? await doneOf(batch) : 0
    if (!batch || done === batch.length) {
      ;[batches, failures] = [rest, 0]
      now += SECOND
    } else {
      batches = [...halves(batch.slice(done)), ...rest]
      now += pauseAfter(++failures)
    }
  }
  return data
}

describe('the stream', () => {
  test.each([
    ['fails', ['late-changes']],
    ['crashes', ['crashes', 'late-changes']],
  ] as const)('while a batch of it %s and is halved, an alarm is on and stays on', async (fault, names) => {
    for (const start of [0, 100, 299].map((seconds) => seconds * SECOND)) {
      const alarms = soundingOf(await streamed(fault, start, 3), start + 3 * HOUR)
      expect([...alarms.keys()].toSorted()).toEqual(names)
      const on = alarms.get('late-changes') ?? []
      expect((on[0] ?? Infinity) - start).toBeLessThanOrEqual(20 * MINUTE)
      const steps = on.slice(1).map((end, index) => end - (on[index] ?? 0))
      expect(new Set(steps)).toEqual(new Set([5 * MINUTE]))
    }
  })

  test.each(['works', 'fails once'] as const)('if a batch %s, no alarm goes off', async (fault) => {
    expect([...soundingOf(await streamed(fault, 100, 2), 100 + 2 * HOUR)]).toEqual([])
  })
})
