import { TABLES } from '../harness/tables.ts'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBStreamsClient,
  ResourceNotFoundException,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { sqsClient } from '../../functions/aws/background/sqs-outbox.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { deliverHandler } from '../../functions/events/deliver-handler.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { type Resources, openResources } from '../../local/resources/resources.ts'
import { invoke } from '../../local/http/invoke.ts'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import { LOCAL_ATTEMPTS } from '../../local/sqlite/queues/sqlite-queue.ts'
import { messageJob } from '../../local/jobs/message-job.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { cloudSource } from '../../tools/redrive/cloud-source.ts'
import { folderSource } from '../../tools/redrive/folder-source.ts'
import { type RedriveSelection, redriveGames } from '../../tools/redrive/redrive-games.ts'
import type { GameSource } from '../../tools/redrive/game-source.ts'
import { consenting } from '../harness/consent.ts'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { sized } from '../harness/size.ts'
import { sqsImitation } from '../harness/sqs.ts'
import { tempFolder } from '../harness/temp.ts'
import { recorder } from '../functions/aws/recorder.ts'
import { offered } from '../ports/samples.ts'
import { placesOf } from './places.ts'
import { started } from './started.ts'
import { portsOn } from './ports.ts'
import { idOf } from './world.ts'

const ORIGIN = 'https://games.crownhead.test'
const NOTHING_MORE: RedriveSelection = { games: [], all: false }
const ALL: RedriveSelection = { games: [], all: true }

let folder: Awaited<ReturnType<typeof tempFolder>>
beforeEach(async () => {
  folder = await tempFolder('redrive')
})
afterEach(() => folder.remove())

const settings = () => ({ folder: folder.path, store: { kind: 'sqlite' } as const })

/** Runs `body` on the resources of the folder while no service uses it. */
const onGround = async <T>(body: (resources: Resources) => Promise<T>): Promise<T> => {
  const resources = await openResources(settings())
  try {
    return await body(resources)
  } finally {
    resources.close()
  }
}

type Created = {
  readonly game: { readonly id: string }
  readonly links: { readonly [L in 'creator' | 'opponent']: { readonly token: string } }
}

const post = async (resources: Resources, path: string, body: object, token?: string): Promise<Created> => {
  const service = {
    ...resources,
    tables: TABLES,
    chance: secureRandomBytes,
    deflate: deflateLevel6,
    log: () => {},
    origin: ORIGIN,
  }
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const bytes = Buffer.from(JSON.stringify(body))
  const incoming = { method: 'POST', path, search: new URLSearchParams(), headers, body: bytes, from: '127.0.0.1' }
  const reply = toHttpReply(await invoke('api', apiHandler(service), toHttpEvent(incoming, resources.clock.now())))
  expect(reply.status).toBeLessThan(300)
  return JSON.parse(reply.body.toString()) as Created
}

const BODY = {
  creator: { name: 'Wyllie', email: 'wyllie@players.example', seat: 'black' },
  opponent: { name: 'Anderson', email: 'anderson@players.example' },
}

/** Creates a game, with one move. None of the effects of these changes has run. */
const begin = async (resources: Resources, more: object = {}): Promise<string> => {
  const { game, links } = await post(resources, '/v1/games', { ...BODY, ...more })
  await post(resources, `/v1/games/${game.id}/claim`, BODY.opponent, links.opponent.token)
  await post(resources, `/v1/games/${game.id}/moves`, { ply: 0, move: '11-15' }, links.creator.token)
  return game.id
}

/** Makes all changes so far fail until the service gives them up. Resolves with the number of dead letters. */
const giveUp = async ({ changes, retryQueue, retries: failed, clock }: Resources): Promise<number> => {
  const { records, done } = await changes.next(1000)
  for (const { dynamodb } of records) await retryQueue.put(dynamodb?.Keys?.['p']?.S ?? '')
  for (const { id } of failed.take(clock.now(), 1000)) for (let n = 0; n < LOCAL_ATTEMPTS; n++) failed.retryLater(id, 0)
  await done(records.length)
  return failed.deadLetters().length
}

const deliverAll = async (resources: Resources): Promise<readonly string[]> => {
  const delivery = {
    ...resources,
    contacts: consenting(resources.contacts),
    post: resources.mailbox,
    deflate: deflateLevel6,
    log: () => {},
    origin: ORIGIN,
  }
  const later = resources.clock.now() + 10 * MINUTE
  const deliver = deliverHandler(delivery, () => later)
  const work = messageJob(resources.emailQueue, 'deliver', deliver, () => {})
  while ((await work.nextAt()) !== undefined) await work.run(later)
  return resources.mailbox.list().map(({ id }) => id)
}

const redriven = async (source: GameSource, options = NOTHING_MORE) => {
  const lines: string[] = []
  const report = await redriveGames(source, options, (line) => void lines.push(line))
  await source.close()
  return { ...report, output: lines.join('\n') }
}

const here = async (options = NOTHING_MORE) => redriven(await folderSource(settings()), options)

const armedIn = ({ timers, clock }: Resources) => timers.due(clock.now() + 9999 * DAY, 100).map(({ game }) => game)

describe('redriving on this machine', () => {
  test('handles changes that were given up: sets the timer, and sends every email once', async () => {
    const id = await onGround(async (resources) => {
      const id = await begin(resources)
      expect(await giveUp(resources)).toBe(3)
      return id
    })
    const first = await here()
    expect(first).toMatchObject({ redriven: 1, failed: 0, unknown: 0 })
    expect(first.output).toMatch(new RegExp(`^${id}: timer set for .*, 3 emails queued\nfailed change 1: settled`))
    // A second redrive, before any email is delivered, queues the emails again, but each is still sent once.
    expect((await here()).redriven).toBe(0)
    expect((await here(ALL)).output).toContain('3 emails queued')
    await onGround(async (resources) => {
      expect(armedIn(resources)).toEqual([id])
      expect(resources.retries.deadLetters()).toEqual([])
      // It was the opponent's turn at once, so the opponent gets a single email, about the beginning of the game and
      // the move.
      const mails = [`${id}-2-creator`, `${id}-3-opponent`]
      expect((await deliverAll(resources)).toSorted()).toEqual(mails)
    })
    expect((await here(ALL)).output).toContain('0 emails queued')
    await onGround(async (resources) => expect(armedIn(resources)).toEqual([id]))
  })

  test('does what an overdue timer should have done', async () => {
    const id = await onGround(async (resources) => {
      const id = await begin(resources)
      await (await resources.changes.next(10)).done(10)
      resources.clock.holdAt(resources.clock.now() + 20 * DAY)
      resources.clock.resume()
      return id
    })
    const { output, redriven: count } = await here()
    expect(count).toBe(1)
    expect(output).toMatch(/overdue work done, over, no timer, 2 emails queued/)
    expect((await here()).redriven).toBe(0)
    await onGround(async (resources) => {
      const stored = await resources.games.load(id)
      expect(stored).toMatchObject({ version: 4, due: undefined })
      expect((await deliverAll(resources)).toSorted()).toEqual([`${id}-4-creator`, `${id}-4-opponent`])
    })
  })

  test('creates the next game of a match, once', async () => {
    const id = await onGround((resources) => begin(resources, { match: 'two-game', matchOrder: 'together' }))
    const first = await here({ games: [id], all: false })
    const second = /game (\w{12}) made/.exec(first.output)?.[1] ?? ''
    const contact = await onGround(async ({ games, contacts }) => {
      const log = (await games.load(second))?.log ?? []
      const offered = log.find((event) => event.type === 'offered')
      await contacts.update(second, offered?.contact ?? '', { email: 'new@players.example' })
      return offered?.contact ?? ''
    })
    expect((await here(ALL)).output).not.toContain('made')
    await onGround(async ({ games, contacts }) => {
      expect(await games.load(second)).toMatchObject({ version: 1 })
      expect(await contacts.load(second, contact)).toMatchObject({ email: 'new@players.example' })
    })
  })

  test('reports a failed game and keeps it, and it delays no other', async () => {
    const [bad] = await onGround(async (resources) => {
      const ids = [await begin(resources), await begin(resources)]
      await giveUp(resources)
      return ids
    })
    const source = await folderSource(settings())
    const { arm } = source.ports.timers
    const timers = {
      ...source.ports.timers,
      arm: async (id: string, at: number) => {
        if (id === bad) throw new Error('out of order')
        await arm(id, at)
      },
    }
    const { redriven: done, failed, output } = await redriven({ ...source, ports: { ...source.ports, timers } })
    expect({ done, failed }).toEqual({ done: 1, failed: 1 })
    expect(output).toContain(`${bad}: FAILED, out of order`)
    await onGround(async (resources) => expect(resources.retries.deadLetters()).toHaveLength(3))
    expect(await here()).toMatchObject({ redriven: 1, failed: 0 })
  })

  test('retries emails that were given up: the next service to start delivers them', async () => {
    const id = await onGround(async (resources) => {
      const id = await begin(resources)
      await resources.outbox.put([{ kind: 'joined', game: id, seat: 'opponent', version: 1, ply: 0, delay: 0 }])
      for (const letter of resources.emailQueue.take(resources.clock.now(), 9))
        for (let n = 0; n < LOCAL_ATTEMPTS; n++) resources.emailQueue.retryLater(letter.id, 0)
      expect(resources.emailQueue.deadLetters()).toHaveLength(1)
      return id
    })
    await here()
    await onGround(async (resources) => {
      expect(resources.emailQueue.deadLetters()).toEqual([])
      expect(await deliverAll(resources)).toEqual([`${id}-3-opponent`])
    })
  })

  test('reports a deleted game as such', async () =>
    expect((await here({ games: ['nogamenogame'], all: false })).output).toContain('no longer exists'))

  test('refuses while a service runs there', async () => {
    const lock = lockFolder(folder.path)
    await expect(folderSource(settings())).rejects.toThrow('another service is running')
    lock.release()
  })
})

describe('npm run redrive', () => {
  test('runs on this machine', async () => {
    await onGround(async (resources) => {
      await begin(resources)
      await giveUp(resources)
    })
    const { out, code } = await started('redrive', [], { DATA_DIR: folder.path })
    expect(code).toBe(0)
    expect(out).toMatch(/3 emails queued\n.*\n.*\n.*\n1 games redriven, 0 failed/)
  })

  test('reports missing settings on AWS', async () => {
    const { error, code } = await started('redrive', [], {
      FAILED_CHANGES_URL: 'https://queue.example/failed',
      OUTBOX_URL: '',
    })
    expect(code).toBe(2)
    expect(error).toContain('GAMES_TABLE is missing')
  })
})

const DEAD = 'failed-changes'

/**
 * How many milliseconds a second of a long poll lasts here. It is short in `npm test`, because a redrive spends nearly
 * all of its time in two such polls.
 */
const POLL_SECOND = sized(50, 1000)

/**
 * Starts a simulated queue of failed changes with these messages. As in the stack, a received message is visible again
 * after a minute.
 */
const queueWith = async (bodies: readonly object[]) => {
  const sqs = await sqsImitation({ [DEAD]: { visibility: 60 } }, POLL_SECOND)
  for (const body of bodies) sqs.send(DEAD, JSON.stringify(body))
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', sqs.endpoint)
  return { ...sqs, client: sqsClient(), failed: sqs.url(DEAD) }
}

beforeAll(() => {
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
})
afterAll(() => void vi.unstubAllEnvs())

describeWithDynamodb('redriving on AWS', () => {
  /** Returns a new invitation, which needs no tick for a month. */
  const invitation = (): GameRecord => {
    const at = Math.floor(Date.now() / 1000) * 1000
    return { version: 1, log: [{ ...offered, at }], last: 1, due: at + 30 * DAY }
  }

  const tableBeside = (games: string, kind: string): string => `${games}-${kind}`

  const begun = async () => {
    const clientSettings = dynamodbSettings(await dynamodbEndpoint())
    const store = new DynamoDBClient(clientSettings)
    const streams = new DynamoDBStreamsClient(clientSettings)
    const table = uniqueTable('redrive')
    const streamArn = await ensureTables(store, {
      games: table,
      contacts: tableBeside(table, 'contacts'),
      ledger: tableBeside(table, 'ledger'),
      programs: tableBeside(table, 'programs'),
      orders: tableBeside(table, 'orders'),
    })
    const games = dynamodbGames(store, table)
    for (const n of [1, 2, 3]) await games.save(idOf(n), undefined, invitation())
    return { store, streams, table, streamArn, ports: portsOn(games) }
  }

  test('finds a failed batch’s games in the stream, and deletes the message when they are done', async () => {
    const { store, streams, table, streamArn, ports } = await begun()
    const { shardId, numbers } = await placesOf(streams, streamArn)
    const [first = '', second = ''] = numbers
    const batch = { shardId, startSequenceNumber: first, endSequenceNumber: second, streamArn }
    await using queue = await queueWith([{ requestContext: {}, DDBStreamBatchInfo: batch }])
    const clients = { store, streams, queues: queue.client }
    const { output } = await redriven(cloudSource(ports, clients, { table, failed: queue.failed }))
    expect(
      ports.timers
        .armed()
        .map(({ game }) => game)
        .toSorted(),
    ).toEqual([idOf(1), idOf(2)])
    expect(output).toMatch(/failed change [\w-]+: settled/)
    expect(queue.held(DEAD)).toBe(0)
    const again = await redriven(cloudSource(ports, clients, { table, failed: queue.failed }))
    expect(again.redriven).toBe(0)
    expect(ports.timers.armed()).toHaveLength(2)
  })

  test('reads the game’s id in the message of a game from the retry queue', async () => {
    const { store, streams, table, ports } = await begun()
    await using queue = await queueWith([{ game: idOf(2) }])
    const source = cloudSource(ports, { store, streams, queues: queue.client }, { table, failed: queue.failed })
    const { output } = await redriven(source)
    expect(ports.timers.armed().map(({ game }) => game)).toEqual([idOf(2)])
    expect(output).toMatch(/failed change [\w-]+: settled/)
    expect(queue.held(DEAD)).toBe(0)
  })

  test('makes what could not be redriven visible again at once, for the next run', async () => {
    const { store, streams, table, ports } = await begun()
    await using queue = await queueWith([1, 2, 3].map((n) => ({ game: idOf(n) })))
    const resources = { table, failed: queue.failed }
    const refusing = {
      ...ports.timers,
      arm: async (id: string, at: number) => {
        if (id === idOf(2)) throw new Error('out of order')
        await ports.timers.arm(id, at)
      },
    }
    const clients = { store, streams, queues: queue.client }
    const first = await redriven(cloudSource({ ...ports, timers: refusing }, clients, resources))
    expect(first).toMatchObject({ redriven: 2, failed: 1 })
    expect([queue.held(DEAD), queue.visible(DEAD)]).toEqual([1, 1])
    expect(await redriven(cloudSource(ports, clients, resources))).toMatchObject({ redriven: 1, failed: 0 })
    expect(queue.held(DEAD)).toBe(0)
  })

  test('finishes with messages in the queue, also with more than one answer has', async () => {
    const { table } = await begun()
    const scheduler = await recorder(() => ({ body: { ScheduleArn: 'arn:aws:scheduler:::schedule/g/s' } }))
    await using queue = await queueWith(Array.from({ length: 12 }, (_, n) => ({ game: idOf((n % 3) + 1) })))
    const { out, error, code } = await started('redrive', [], {
      FAILED_CHANGES_URL: queue.failed,
      AWS_ENDPOINT_URL_DYNAMODB: await dynamodbEndpoint(),
      AWS_ENDPOINT_URL_SCHEDULER: scheduler.endpoint,
      AWS_ENDPOINT_URL_SQS: queue.endpoint,
      GAMES_TABLE: table,
      CONTACTS_TABLE: tableBeside(table, 'contacts'),
      PROGRAMS_TABLE: tableBeside(table, 'programs'),
      ORDERS_TABLE: tableBeside(table, 'orders'),
      OUTBOX_URL: queue.url('outbox'),
      NOTICES_URL: queue.url('notices'),
      ALARM_GROUP: 'timers',
      ALARM_ARN: 'arn:aws:lambda:eu-central-1:123456789012:function:alarm:live',
      ALARM_ROLE: 'arn:aws:iam::123456789012:role/timers',
      ALARM_DEAD_LETTERS: 'arn:aws:sqs:eu-central-1:123456789012:lost',
    })
    await scheduler.close()
    expect({ error, code }).toEqual({ error: '', code: 0 })
    expect(out).toContain('3 games redriven, 0 failed, 0 failed changes left')
    expect(scheduler.requests.filter(({ method }) => method === 'POST')).toHaveLength(3)
    expect(queue.held(DEAD)).toBe(0)
  })

  test.each([
    ['the batch', TrimmedDataAccessException],
    ['its shard', ResourceNotFoundException],
  ])('settles by redriving all games alone what the stream no longer has: %s', async (_what, Gone) => {
    const { store, table, streamArn, ports } = await begun()
    const batch = { shardId: 's', startSequenceNumber: '1', endSequenceNumber: '2', streamArn }
    await using queue = await queueWith([{ DDBStreamBatchInfo: batch }, { what: 'is this' }])
    const trimmed = async () => {
      throw new Gone({ message: 'gone', $metadata: {} })
    }
    const streams = { send: trimmed } as unknown as DynamoDBStreamsClient
    const clients = { store, streams, queues: queue.client }
    const first = await redriven(cloudSource(ports, clients, { table, failed: queue.failed }))
    expect(first).toMatchObject({ redriven: 0, unknown: 2, output: expect.stringContaining('use --all') })
    const second = await redriven(cloudSource(ports, clients, { table, failed: queue.failed }), ALL)
    expect(second).toMatchObject({ redriven: 3, unknown: 0 })
    expect(queue.held(DEAD)).toBe(0)
    expect(ports.timers.armed()).toHaveLength(3)
  })
})
