import { expect, test } from 'vitest'
import { webhookNoticeBody } from '../../functions/aws/background/sqs-notices.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { memoryNotices } from '../../local/memory/memory-notices.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import type { GameEventPayload } from '../../shared/webhooks/event-types.ts'
import { type Webhook, NO_WEBHOOKS } from '../../shared/service/ports/webhooks.ts'
import type { OwnedGame } from '../../shared/service/ports/owned-games.ts'
import type { WebhookPorts } from '../../shared/service/webhooks/attempt-webhook.ts'
import type { PushPorts } from '../../shared/service/push/send-push.ts'
import type { PostResult } from '../../shared/service/ports/http-sender.ts'
import { messageOf } from '../harness/messages.ts'

const START: Instant = Date.UTC(2026, 10, 2, 12)
const OWNER = 'an-owner-0001'

const HOOK: Webhook = {
  id: 'hook00000001',
  url: 'https://receiver.test/',
  events: ['turn', 'finished'],
  format: 'standard',
  secrets: [{ text: 'whsec_c2VjcmV0' }],
  created: START,
}

const turn = (version: number, more: Partial<GameEventPayload> = {}): GameEventPayload => ({
  id: `msg_game00000001_${version}_turn`,
  event: 'turn',
  at: START,
  game: 'game00000001',
  version,
  ply: version,
  status: 'active',
  creator: 'Amara',
  turn: 'white',
  ...more,
})

const rowOf = (listed: Pick<OwnedGame, 'version' | 'ply' | 'status'> | undefined): OwnedGame | undefined =>
  listed && { ...listed, id: 'game00000001', turn: null, labels: {}, changedAt: START }

type Post = { readonly at: Instant; readonly url: string; readonly id: string | undefined }

/** Returns a queue, receivers and a clock. `answers` gives a receiver's answer to a post, at once or after a while. */
const world = async (
  answers: (post: Post) => PostResult | Promise<PostResult>,
  webhooks: readonly Webhook[] = [HOOK],
) => {
  const clock = { now: START }
  const posts: Post[] = []
  const listedGames = new Map<string, Pick<OwnedGame, 'version' | 'ply' | 'status'>>()
  const notices = memoryNotices(() => clock.now)
  const store = memoryWebhooks()
  await store.save(OWNER, NO_WEBHOOKS, webhooks)
  const ports: WebhookPorts & PushPorts = {
    webhooks: store,
    owned: { find: async (_owner, game) => rowOf(listedGames.get(game)) },
    notices,
    outbox: { put: async () => {} },
    sender: {
      post: async (url, headers) => {
        const post = { at: clock.now, url, id: headers['webhook-id'] }
        posts.push(post)
        return answers(post)
      },
    },
    sign: () => 'a-signature',
    log: () => {},
    origin: 'https://draughts.test',
  }
  const handler = notifyHandler(ports, () => clock.now)
  const call = async (bodies: readonly string[]) =>
    handler({ Records: bodies.map((body, n) => messageOf(body, n)) }, {} as never)
  /** Handles everything that falls due up to `end`, one message a call. */
  const until = async (end: Instant): Promise<void> => {
    for (;;) {
      const first = notices.waiting()[0]
      if (!first || first.at > end) break
      clock.now = Math.max(clock.now, first.at)
      const next = notices.next()
      if (next) expect(await call([webhookNoticeBody(next.posting)])).toEqual({ batchItemFailures: [] })
    }
    clock.now = end
  }
  const tell = (told: GameEventPayload, delay = 0) => notices.put([{ owner: OWNER, told, delay }])
  const deliveries = () => store.recent(OWNER, HOOK.id, 100, clock.now)
  return { ports, store, clock, posts, listedGames, notices, call, until, tell, deliveries }
}

const ok = (): PostResult => ({ status: 200 })

test('an event goes once to each webhook that is subscribed to it', async () => {
  const other = { ...HOOK, id: 'hook00000002', url: 'https://other.test/', events: ['finished'] } as const
  const off = { ...HOOK, id: 'hook00000003', disabled: { at: START, why: 'asked' } } as const
  const { tell, until, posts, deliveries } = await world(ok, [HOOK, other, off])
  await tell(turn(5))
  await tell(turn(5))
  await until(START + DAY)
  expect(posts).toEqual([{ at: START, url: HOOK.url, id: turn(5).id }])
  expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1, status: 200 }])
})

test('a receiver that fails is tried eight times in a day with one id, and then disabled', async () => {
  const { tell, until, posts, deliveries, store } = await world(() => ({ status: 500 }))
  await tell(turn(5, { event: 'finished', status: 'finished' }))
  await until(START + MINUTE)
  expect(await deliveries()).toMatchObject([
    { state: 'waiting', tries: 2, status: 500, next: START + 5 * MINUTE + 5 * SECOND },
  ])
  await until(START + 2 * DAY)
  let at = START
  expect(posts.map((post) => post.at)).toEqual([START, ...WEBHOOK_LIMITS.retries.map((wait) => (at += wait))])
  expect(at).toBeLessThanOrEqual(START + DAY)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1)
  expect(await deliveries()).toMatchObject([{ state: 'given-up', tries: 8, status: 500 }])
  expect((await store.load(OWNER)).webhooks).toMatchObject([{ disabled: { at, why: 'exhausted' } }])
})

test('a receiver that is gone is disabled at once, and its other attempts are given up', async () => {
  const { tell, until, posts, deliveries, store } = await world(({ id }) => ({
    status: id?.includes('_5_') ? 410 : 503,
  }))
  await tell(turn(4, { game: 'game00000002', id: 'msg_game00000002_4_turn' }))
  await tell(turn(5), SECOND)
  await until(START + DAY)
  expect(posts).toHaveLength(2)
  expect((await store.load(OWNER)).webhooks).toMatchObject([{ disabled: { why: 'gone' } }])
  expect(await deliveries()).toMatchObject([
    { state: 'given-up', tries: 1, failure: 'disabled' },
    { state: 'given-up', status: 410 },
  ])
})

test.each<[string, PostResult]>([
  ['a redirect', { status: 302 }],
  ['an address inside', { failure: 'address' }],
  ['a wrong certificate', { failure: 'tls' }],
  ['a server that hangs', { failure: 'timeout' }],
])('%s is a failure, and the next attempt may succeed', async (_what, wrong) => {
  const answers = [wrong, ok()]
  const { tell, until, posts, deliveries } = await world(() => answers.shift() ?? ok())
  await tell(turn(5))
  await until(START)
  expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 1, ...wrong }])
  await until(START + HOUR)
  expect(posts.map(({ at }) => at)).toEqual([START, START + 5 * SECOND])
  expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }])
})

test('a turn that is past is dropped, but a request since then does not make it past', async () => {
  const { tell, until, posts, listedGames, deliveries } = await world(ok)
  listedGames.set('game00000001', { version: 6, ply: 5, status: 'active' })
  await tell(turn(5))
  await until(START)
  expect(posts).toHaveLength(1)
  listedGames.set('game00000001', { version: 8, ply: 7, status: 'active' })
  await tell(turn(6))
  await tell(turn(7, { ply: 7 }))
  await until(START)
  listedGames.set('game00000001', { version: 9, ply: 7, status: 'finished' })
  await tell(turn(8, { ply: 7 }))
  await until(START)
  expect(posts.map(({ id }) => id)).toEqual([turn(5).id, turn(7).id])
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual([
    'delivered',
    'delivered',
    'dropped',
    'dropped',
  ])
})

test('the turns of a game are sent in order of version, and none while another is on its way', async () => {
  const { tell, until, posts, call, notices, ports } = await world(async () => {
    await Promise.resolve()
    return ok()
  })
  await tell(turn(7))
  await until(START)
  await tell(turn(5))
  await until(START + MINUTE)
  expect(posts.map(({ id }) => id)).toEqual([turn(7).id])
  // Two functions deliver a turn each, at the same time.
  const errand = (version: number) =>
    webhookNoticeBody({ owner: OWNER, hook: HOOK.id, told: turn(version), attempt: 1, due: START, delay: 0 })
  await Promise.all([call([errand(9)]), call([errand(8)])])
  expect(posts.map(({ id }) => id)).toEqual([turn(7).id, turn(9).id])
  expect(notices.waiting()).toHaveLength(1)
  await until(START + 2 * MINUTE)
  expect(posts).toHaveLength(2)
  expect(await ports.webhooks.find(OWNER, HOOK.id, turn(8))).toMatchObject({ state: 'dropped' })
})

test('a slow receiver delays no other, and costs one call its timeout once', async () => {
  let free = (): void => {}
  const slow = { ...HOOK, id: 'hook00000002', url: 'https://slow.test/' }
  const { posts, call, notices, clock } = await world(
    ({ url }) => (url === slow.url ? new Promise<PostResult>((resolve) => (free = () => resolve(ok()))) : ok()),
    [HOOK, slow],
  )
  const body = (hook: string, game: number) => {
    const told = turn(5, { game: `game0000000${game}`, id: `msg_${game}` })
    return webhookNoticeBody({ owner: OWNER, hook, told, attempt: 1, due: START, delay: 0 })
  }
  const called = call([...[1, 2, 3, 4].map((n) => body(slow.id, n)), body(HOOK.id, 1), body(HOOK.id, 2)])
  await expect.poll(() => posts.length).toBe(3)
  expect(posts.map(({ url }) => url)).toEqual([slow.url, HOOK.url, HOOK.url])
  // The receiver answers at the last moment.
  clock.now += WEBHOOK_LIMITS.timeout - 100
  free()
  await called
  expect(posts).toHaveLength(3)
  expect(notices.waiting().map(({ posting }) => 'attempt' in posting && posting.attempt)).toEqual([1, 1, 1])
})

test('a message that crashes have duplicated while it waits becomes one again', async () => {
  const { tell, until, posts, notices } = await world(() => ({ status: 500 }))
  await tell(turn(5))
  await until(START + HOUR)
  expect(posts).toHaveLength(4)
  const [next] = notices.waiting()
  if (!next) throw new Error('nothing waits')
  await notices.put(Array.from({ length: 20 }, () => next.posting))
  expect(notices.waiting()).toHaveLength(21)
  await until(START + HOUR + 16 * MINUTE)
  expect(notices.waiting()).toHaveLength(1)
  await until(START + 2 * DAY)
  expect(posts).toHaveLength(8)
})

// A message that waits an hour is queued again more than twice, by three calls each time.
test.each([1, 2, 3, 4, 5, 6])(
  'a crash after call %i of a waiting message neither loses nor duplicates it',
  async (fatal) => {
    const { ports, notices, clock } = await world(ok)
    let calls = 0
    const dying = <F extends (...rest: never[]) => Promise<unknown>>(call: F): F =>
      (async (...rest: never[]) => {
        const done = await call(...rest)
        if (++calls === fatal) throw new Error('killed')
        return done
      }) as F
    const webhooks = { ...ports.webhooks, claim: dying(ports.webhooks.claim), release: dying(ports.webhooks.release) }
    const handler = notifyHandler({ ...ports, webhooks, notices: { put: dying(notices.put) } }, () => clock.now)
    const attempt = { owner: OWNER, hook: HOOK.id, told: turn(5), attempt: 3, due: START + 5 * HOUR }
    await notices.put([{ ...attempt, delay: 15 * MINUTE }])
    while ((notices.waiting()[0]?.at ?? Infinity) < START + HOUR) {
      const next = notices.next()
      if (!next) break
      clock.now = Math.max(clock.now, next.at)
      const { batchItemFailures } = await handler(
        { Records: [messageOf(webhookNoticeBody(next.posting), 0)] },
        {} as never,
      )
      if (batchItemFailures.length > 0) await notices.put([{ ...next.posting, delay: 3 * MINUTE }])
    }
    expect(notices.waiting()).toHaveLength(1)
  },
)

/** Returns an owner whose other webhooks have used this many of the hour's sends. */
const busyOwner = async (used: number, answers = ok) => {
  const started = await world(answers)
  for (let n = 0; n < used; n++) await started.store.count(OWNER, START)
  return started
}

test('beyond the hourly limit events are spread over the next hours evenly, and their program is told', async () => {
  const { tell, until, posts, deliveries } = await busyOwner(WEBHOOK_LIMITS.hour - 1)
  for (const game of [1, 2, 3]) await tell(turn(5, { game: `game0000000${game}`, id: `msg_${game}` }))
  await until(START)
  expect(posts.map(({ id }) => id)).toEqual(['msg_1'])
  expect(await deliveries()).toMatchObject([
    { state: 'waiting', tries: 0, failure: 'limit', next: START + HOUR + HOUR / WEBHOOK_LIMITS.hour },
    { state: 'waiting', tries: 0, failure: 'limit', next: START + HOUR },
    { state: 'delivered', tries: 1 },
  ])
  await until(START + 2 * HOUR)
  expect(posts.map(({ id, at }) => [id, at])).toEqual([
    ['msg_1', START],
    ['msg_2', START + HOUR],
    ['msg_3', START + HOUR + HOUR / WEBHOOK_LIMITS.hour],
  ])
})

test('attempts count too, so that a failing receiver gets no more than a working one', async () => {
  const { tell, until, posts, deliveries, store } = await busyOwner(WEBHOOK_LIMITS.hour - 2, () => ({ status: 500 }))
  await tell(turn(5))
  await until(START + HOUR - 1)
  expect(posts).toHaveLength(2)
  expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: 2, failure: 'limit', next: START + HOUR }])
  await until(START + 2 * DAY)
  expect(posts).toHaveLength(8)
  expect((await store.load(OWNER)).webhooks).toMatchObject([{ disabled: { why: 'exhausted' } }])
})

test('an event that would wait for more than a day is given up and reported, and its webhook stays enabled', async () => {
  const { tell, until, posts, deliveries, store, listedGames, notices } = await busyOwner(24 * WEBHOOK_LIMITS.hour)
  await tell(turn(4, { game: 'game00000002', id: 'msg_2' }))
  await tell(turn(5))
  await until(START)
  expect(notices.waiting()).toHaveLength(1)
  listedGames.set('game00000002', { version: 5, ply: 5, status: 'active' })
  await until(START + 2 * DAY)
  expect(posts).toEqual([])
  expect(await deliveries()).toMatchObject([
    { state: 'given-up', tries: 0, failure: 'limit' },
    { state: 'dropped', tries: 0 },
  ])
  expect((await store.load(OWNER)).webhooks).toEqual([HOOK])
})

test('500 games that begin in one minute are sent to five webhooks, and no hour exceeds its limit', async () => {
  const webhooks = [1, 2, 3, 4, 5].map((n) => ({ ...HOOK, id: `hook0000000${n}`, events: ['joined', 'turn'] }) as const)
  const { tell, until, posts } = await world(ok, webhooks)
  for (let n = 0; n < 500; n++) {
    const game = `game${String(n).padStart(8, '0')}`
    await tell(turn(1, { game, id: `msg_${game}_joined`, event: 'joined' }))
    await tell(turn(1, { game, id: `msg_${game}_turn` }))
  }
  await until(START + DAY)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1000)
  expect(posts).toHaveLength(5000)
  const byHour = Map.groupBy(posts, ({ at }) => Math.floor(at / HOUR))
  expect([...byHour.values()].map(({ length }) => length)).toEqual([WEBHOOK_LIMITS.hour, 5000 - WEBHOOK_LIMITS.hour])
})

test('a message that is no webhook event fails alone', async () => {
  const { call, posts } = await world(ok)
  const good = webhookNoticeBody({ owner: OWNER, hook: HOOK.id, told: turn(5), attempt: 1, due: START, delay: 0 })
  expect(await call(['{"a":1}', good, 'nothing'])).toEqual({
    batchItemFailures: [{ itemIdentifier: '0' }, { itemIdentifier: '2' }],
  })
  expect(posts).toHaveLength(1)
})

test.each([0, 2])(
  'a crash between any two calls of the store loses no event, after %i failed attempts',
  async (tries) => {
    for (let fatal = 1; ; fatal++) {
      const { ports, notices, clock, posts } = await world(() => ({ status: posts.length > tries ? 200 : 500 }))
      let calls = 0
      const dying = <F extends (...rest: never[]) => Promise<unknown>>(call: F): F =>
        (async (...rest: never[]) => {
          if (++calls === fatal) throw new Error('killed')
          return call(...rest)
        }) as F
      const { load, save, record, find, recent, claim, release, count } = ports.webhooks
      const webhooks = {
        load: dying(load),
        save: dying(save),
        record: dying(record),
        find: dying(find),
        recent,
        claim: dying(claim),
        release: dying(release),
        count: dying(count),
      }
      const put = dying(notices.put)
      const handler = notifyHandler({ ...ports, webhooks, notices: { put } }, () => clock.now)
      await notices.put([{ owner: OWNER, told: turn(5), delay: 0 }])
      for (let next = notices.next(); next; next = notices.next()) {
        clock.now = Math.max(clock.now, next.at)
        const { batchItemFailures } = await handler(
          { Records: [messageOf(webhookNoticeBody(next.posting), 0)] },
          {} as never,
        )
        if (batchItemFailures.length > 0) await notices.put([{ ...next.posting, delay: 3 * MINUTE }])
      }
      expect(posts.length).toBeGreaterThan(0)
      expect(await ports.webhooks.find(OWNER, HOOK.id, turn(5))).toMatchObject({ state: 'delivered' })
      if (calls < fatal) break
    }
  },
)

test('while the queue refuses messages, a failed attempt is not repeated', async () => {
  const answers: PostResult[] = [{ status: 500 }]
  const { ports, notices, clock, posts, until, deliveries } = await world(() => answers.shift() ?? ok())
  let isDown = true
  const put: typeof notices.put = async (postings) => {
    if (isDown) throw new Error('down')
    return notices.put(postings)
  }
  const handler = notifyHandler({ ...ports, notices: { put } }, () => clock.now)
  const body = webhookNoticeBody({ owner: OWNER, hook: HOOK.id, told: turn(5), attempt: 1, due: START, delay: 0 })
  const call = () => handler({ Records: [messageOf(body, 0)] }, {} as never)
  for (let again = 0; again < 100; again++) {
    expect(await call()).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
    clock.now += 3 * MINUTE
  }
  expect(posts).toHaveLength(1)
  isDown = false
  expect(await call()).toEqual({ batchItemFailures: [] })
  await until(clock.now + MINUTE)
  expect(posts).toHaveLength(2)
  expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }])
})
