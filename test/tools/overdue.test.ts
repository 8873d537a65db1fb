import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { ReceiveMessageCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { cloudSource } from '../../tools/redrive/cloud-source.ts'
import { redriveGames } from '../../tools/redrive/redrive-games.ts'
import type { GameSource } from '../../tools/redrive/game-source.ts'
import { GAME, START, joined, move, next, offer } from '../ports/samples.ts'
import { tempFolder } from '../harness/temp.ts'
import { portsOn } from './ports.ts'
import { idOf } from './world.ts'

/** Returns a store with invitations without a timer, which expire one second after the other. */
const overdueGames = async (count: number): Promise<Games> => {
  const games = memoryGames()
  for (let n = 0; n < count; n++) await games.save(idOf(n), undefined, offer(START + 30 * DAY + n * 1000))
  return games
}

const NONE: GameSource['all'] = {
  name: async () => 'none',
  count: 1,
  page: async () => ({ items: [], next: undefined }),
}

const sourceOn = (games: Games): GameSource => ({
  ports: portsOn(games),
  now: () => START + 40 * DAY,
  failed: async () => [],
  all: NONE,
  close: async () => {},
})

const redriven = (games: Games) => redriveGames(sourceOn(games), { games: [], all: false }, () => {})

test('every overdue game is redriven, however many there are', async () => {
  const games = await overdueGames(1_100)
  expect(await redriven(games)).toEqual({ redriven: 1_100, failed: 0, unknown: 0 })
  expect(await games.overdue(START + 40 * DAY, 10)).toEqual([])
})

test('failed games stay overdue and hide no others', async () => {
  const games = await overdueGames(700)
  const load: Games['load'] = async (id) => {
    if (id < idOf(600)) throw new Error('out of order')
    return games.load(id)
  }
  expect(await redriven({ ...games, load })).toEqual({ redriven: 100, failed: 600, unknown: 0 })
})

test('games that become overdue meanwhile are left to their timers', async () => {
  let now = START
  let calls = 0
  // One more game is overdue each minute, and each reading of the clock moves it on by a minute.
  const overdue = async (until: number) => {
    if (++calls > 5) throw new Error('asked for ever')
    return Array.from({ length: (until - START) / MINUTE + 5 }, (_, n) => idOf(n))
  }
  const source = { ...sourceOn({ ...memoryGames(), overdue }), now: () => (now += MINUTE) }
  expect(await redriveGames(source, { games: [], all: false }, () => {})).toMatchObject({ redriven: 4 })
})

test('a rate applies to overdue and named games too, and a line reports the progress', async () => {
  const games = await overdueGames(120)
  for (let n = 0; n < 120; n++) await games.save(`x${idOf(n)}`, undefined, offer(START + 90 * DAY))
  const source: GameSource = { ...sourceOn(games), lanes: 25 }
  const named = Array.from({ length: 120 }, (_, n) => `x${idOf(n)}`)
  const logged: string[] = []
  const begun = performance.now()
  const walking = { rate: 400, say: (line: string) => logged.push(line), every: 20 }
  const report = await redriveGames(source, { games: named, all: false }, () => {}, walking)
  expect(report).toEqual({ redriven: 240, failed: 0, unknown: 0 })
  expect(performance.now() - begun).toBeGreaterThan((238 * 1000) / 400)
  expect(logged[0]).toMatch(/^named games: \d+ games, \d+ a second; in all: \d+ redriven, 0 failed$/)
  expect(logged.at(-1)).toMatch(/^overdue games: \d+ games, \d+ a second; in all: \d+ redriven, 0 failed$/)
  const between = logged.length
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(logged).toHaveLength(between)
})

test('a game whose timer cannot be set gets its emails all the same, and counts as failed', async () => {
  const games = memoryGames()
  const invited = offer()
  const begun = next(next(invited, joined), move('11-15'), START + 90 * DAY)
  for (const [before, after] of [
    [undefined, invited],
    [invited, next(invited, joined)],
  ] as const)
    await games.save(GAME, before, after)
  await games.save(GAME, next(invited, joined), begun)
  const ports = portsOn(games)
  await ports.contacts.add(GAME, joined.contact, { email: 'zaneta@players.example' })
  const arm = () => Promise.reject(new Error('no group'))
  const source: GameSource = {
    ...sourceOn(games),
    ports: { ...ports, timers: { ...ports.timers, arm } },
    now: () => START + 3 * DAY,
  }
  const output: string[] = []
  const report = await redriveGames(source, { games: [GAME], all: false }, (line) => output.push(line))
  expect(report).toEqual({ redriven: 0, failed: 1, unknown: 0 })
  expect(output).toEqual([`${GAME}: FAILED, no group`])
  expect(ports.outbox.emails).toMatchObject([{ kind: 'joined' }, { kind: 'your-turn', version: 3 }])
})

/**
 * Returns a simulated SQS that hides messages as the real one may: a request that does not wait gets none, and of those
 * that wait only every other one gets a message.
 */
const shyQueue = (bodies: readonly string[]): SQSClient => {
  const Attributes = { SentTimestamp: String(START) }
  const left = bodies.map((Body, n) => ({ MessageId: `m${n}`, ReceiptHandle: `r${n}`, Body, Attributes }))
  let calls = 0
  const send = async ({ input }: { readonly input: ReceiveMessageCommandInput }) =>
    !input.WaitTimeSeconds || ++calls % 2 === 1 || !input.MessageSystemAttributeNames?.includes('SentTimestamp')
      ? {}
      : { Messages: left.splice(0, 1) }
  return { send } as unknown as SQSClient
}

test('on AWS an empty answer is checked again, because messages may still be there', async () => {
  const queues = shyQueue([1, 2, 3].map((n) => JSON.stringify({ game: idOf(n) })))
  const clients = { store: new DynamoDBClient({}), streams: new DynamoDBStreamsClient({}), queues }
  const source = cloudSource(portsOn(memoryGames()), clients, { table: 'games', failed: 'https://queue' })
  const failed = await source.failed()
  expect(failed.map(({ games }) => games)).toEqual([[idOf(1)], [idOf(2)], [idOf(3)]])
  expect(failed.map(({ at }) => at)).toEqual([START, START, START])
})

test('redriving all games goes on where it was cut off, and reports the games of both runs', async () => {
  await using folder = await tempFolder('redrive')
  const resume = join(folder.path, 'notes')
  const games = await overdueGames(30)
  const ids = Array.from({ length: 30 }, (_, n) => idOf(n))
  let pages = 0
  const paged = (most: number): GameSource => ({
    ...sourceOn(games),
    now: () => START,
    all: {
      name: async () => 'games',
      count: 1,
      page: async (_segment, after = '') => {
        if (pages++ >= most) throw new Error('the table does not answer')
        const items = ids.filter((id) => id > after).slice(0, 10)
        return { items, next: items.at(-1) === ids.at(-1) ? undefined : items.at(-1) }
      },
    },
  })
  const output: string[] = []
  const redriveAll = (source: GameSource) =>
    redriveGames(source, { games: [], all: true }, (line) => output.push(line), { say: () => {}, resume })
  await expect(redriveAll(paged(1))).rejects.toThrow('does not answer')
  expect(output).toHaveLength(10)
  expect(await redriveAll(paged(9))).toEqual({ redriven: 30, failed: 0, unknown: 0 })
  expect(new Set(output.map((line) => line.slice(0, 12))).size).toBe(30)
  expect(output).toHaveLength(30)
})

test('the first of several processes takes overdue and named games, and none settles changes of unknown games', async () => {
  const settled: string[] = []
  const failed: GameSource['failed'] = async () => [
    { name: 'change', games: undefined, at: START - 1, settle: async () => void settled.push('change') },
  ]
  const source = { ...sourceOn(await overdueGames(5)), failed }
  const part = (number: number) =>
    redriveGames(source, { games: [], all: true }, () => {}, { say: () => {}, part: { number, of: 2 } })
  expect(await part(2)).toEqual({ redriven: 0, failed: 0, unknown: 0 })
  expect(await part(1)).toEqual({ redriven: 5, failed: 0, unknown: 1 })
  expect(settled).toEqual([])
})

test('failed changes of unknown games are settled if they came before the walk over all games began', async () => {
  await using folder = await tempFolder('redrive')
  const resume = join(folder.path, 'notes')
  const settled: string[] = []
  const failed: GameSource['failed'] = async () =>
    [START - 1, START, START + 30 * MINUTE, undefined].map((at, n) => ({
      name: `change ${n}`,
      games: undefined,
      ...(at !== undefined && { at }),
      settle: async () => void settled.push(`change ${n}`),
    }))
  const source = { ...sourceOn(memoryGames()), failed }
  const broken: GameSource = {
    ...source,
    all: { ...NONE, page: async () => Promise.reject(new Error('out of order')) },
  }
  const output: string[] = []
  const redriveAll = (from: GameSource, now: number) =>
    redriveGames(from, { games: [], all: true }, (line) => output.push(line), { say: () => {}, resume, now: () => now })
  await expect(redriveAll(broken, START)).rejects.toThrow('out of order')
  expect(await redriveAll(source, START + 60 * MINUTE)).toMatchObject({ unknown: 3 })
  expect(settled).toEqual(['change 0'])
  expect(output.at(-2)).toBe('change 2: it came after the look at all games had begun: use --all again')
})
