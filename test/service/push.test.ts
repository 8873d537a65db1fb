import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { webhookNoticeBody } from '../../functions/aws/background/sqs-notices.ts'
import { httpsSender } from '../../functions/aws/network/http-sender.ts'
import { newSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { notifyHandler } from '../../functions/events/notify-handler.ts'
import { memoryPost } from '../../local/memory/memory-mail.ts'
import { memoryNotices } from '../../local/memory/memory-notices.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { RATE_LIMITS } from '../../shared/game/limits/rate-limits.ts'
import { personOf } from '../../shared/game/model/game.ts'
import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import { PUSH_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { UNLISTED_PUSH_SERVICES } from '../../shared/service/limits/email-quotas.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { type EmailDeliveryOutcome, deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import { subscribedDevices } from '../../shared/service/push/push-subscriptions.ts'
import { mailboxAccount } from '../../shared/service/credentials/mailbox.ts'
import type { HttpSender } from '../../shared/service/ports/http-sender.ts'
import { seatLink } from '../../shared/service/credentials/links.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { consenting } from '../harness/consent.ts'
import { messageOf } from '../harness/messages.ts'
import { newReceiver, opened, vouchedIn } from '../harness/push-service.ts'
import { CERTIFICATE, type Received, receiverThat } from '../harness/receiver.ts'
import { PUSH_KEY } from '../harness/subscription.ts'
import type { Wish } from '../harness/seating.ts'
import { NOON, stand, tokenOf } from './stand.ts'

const OFFER = {
  creator: { name: 'Amara', seat: 'black', email: 'amara@players.test' },
  opponent: { name: 'Joost', email: 'joost@players.test' },
  clock: { perMove: 'P3D' },
}

type Waiting = { readonly at: Instant; readonly letter: QueuedEmail }

/** Returns a game, its queues and a clock. `answers` is what push services answer. */
const world = async (answers: RequestListener, wish: Wish = OFFER) => {
  const receiver = await receiverThat(answers)
  let waiting: readonly Waiting[] = []
  const signer = readSigner(JSON.stringify({ ...newSigningKeys(), push: PUSH_KEY }))
  const notices = memoryNotices(() => at.clock.now)
  const outbox = {
    put: async (more: readonly QueuedEmail[]) => {
      const timed = more.map((letter) => ({ at: at.clock.now + Math.min(letter.delay, 15 * MINUTE), letter }))
      waiting = [...waiting, ...timed].toSorted((a, b) => a.at - b.at)
    },
  }
  const at = stand({ signer, notices, outbox })
  const { service, ask, begin, clock } = at
  const { body, ...created } = await begin(wish)
  waiting = []
  const links = { amara: tokenOf({ body, ...created }, 'creator'), joost: tokenOf({ body, ...created }, 'opponent') }
  const id = body.game.id
  const post = memoryPost()
  const outcomes: EmailDeliveryOutcome[] = []
  const way = httpsSender({
    resolve: async (name) => [name === 'inside.test' ? '10.0.0.1' : '127.0.0.1'],
    mayReach: (address) => address === '127.0.0.1',
    port: receiver.port,
    ca: CERTIFICATE,
  })
  const requests: string[] = []
  const sender: HttpSender = {
    post: (url, ...sent) => {
      requests.push(url)
      return way.post(url, ...sent)
    },
  }
  let isDown = false
  const handler = notifyHandler(
    { ...service, notices, sender: sender, sign: () => '', owned: { find: async () => undefined } },
    () => clock.now,
  )
  const delivery = { ...service, contacts: consenting(service.contacts), post }
  const work = async (): Promise<boolean> => {
    const next = notices.waiting()[0]
    if (next && next.at <= clock.now) {
      const taken = notices.next()
      if (isDown) return true
      const call = taken && (await handler({ Records: [messageOf(webhookNoticeBody(taken.posting), 0)] }, {} as never))
      expect(call).toEqual({ batchItemFailures: [] })
      return true
    }
    const [first, ...rest] = waiting
    if (!first || first.at > clock.now) return false
    waiting = rest
    // The email is read back from JSON, as from the queue.
    const letter = JSON.parse(JSON.stringify(first.letter)) as QueuedEmail
    outcomes.push(await deliverEmail(delivery, letter, clock.now))
    return true
  }
  /** Handles everything that falls due up to `end`. */
  const until = async (end: Instant): Promise<void> => {
    for (;;) {
      if (await work()) continue
      const due = [waiting[0]?.at, notices.waiting()[0]?.at].filter((each) => each !== undefined)
      const soonest = Math.min(...due)
      if (soonest > end) break
      clock.now = soonest
    }
    clock.now = end
  }
  const storedIn = async (game: string) => (await loadGame(service.games, game))?.stored
  const carry = async (game: string, before: GameRecord | undefined): Promise<void> => {
    const after = await storedIn(game)
    const ports = { ...service, timers: memoryTimers(), outbox, notices }
    if (after) await runEffects(ports, { id: game, before, after }, clock.now)
  }
  const put = async (token: string, path: string, sent: object, game = id): Promise<void> => {
    const before = await storedIn(game)
    expect((await ask('POST', `/v1/games/${game}/${path}`, { token, body: sent })).status).toBe(200)
    await carry(game, before)
  }
  let ply = 0
  const move = (token: string, text: string): Promise<void> => put(token, 'moves', { ply: ply++, move: text })
  /** Amara resigns, and both players ask for a rematch. Returns the id of the rematch. */
  const rematch = async (joost = links.joost): Promise<string> => {
    await put(links.amara, 'actions', { type: 'resign', ply })
    for (const token of [links.amara, joost]) await put(token, 'actions', { type: 'rematch', ply })
    const agreed = (await storedIn(id))?.log.find((event) => event.type === 'rematch-agreed')
    if (!agreed) throw new Error('no rematch')
    return agreed.next
  }
  const device = (path = 1, endpoint = `https://receiver.test/push/${path}`) => {
    const keys = newReceiver()
    const { secret: _kept, ...shown } = keys
    return { keys, body: { endpoint, expirationTime: null, keys: shown } }
  }
  const subscribe = (token: string, sent: object) => ask('PUT', '/v1/seat/push', { token, body: sent })
  const devices = async (role: 'creator' | 'opponent', of = id) => {
    const game = (await loadGame(service.games, of))?.game
    const person = game && personOf(game, role)
    const known = person && (await service.contacts.load(of, person.contact))
    return game && known ? subscribedDevices(known, game.epochs[role]).map(({ endpoint }) => endpoint) : []
  }
  return {
    ...at,
    ...links,
    id,
    receiver,
    post,
    outcomes,
    until,
    move,
    rematch,
    put,
    device,
    subscribe,
    devices,
    waiting: () => waiting,
    requests,
    /** After this call webhook and push messages are lost. */
    breakDown: () => void (isDown = true),
    [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
  }
}

const saying =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end()

const pathOf = ({ path }: Received): string => path

test('a turn is pushed encrypted to its device, and its email comes an hour later', async () => {
  await using at = await world(saying(201))
  const { keys, body } = at.device()
  expect((await at.subscribe(at.joost, body)).body).toMatchObject({ devices: 1 })
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * MINUTE)
  const [message] = at.receiver.received
  if (!message) throw new Error('no notice came')
  expect(message.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'normal',
    ttl: String((3 * DAY - 2 * MINUTE) / 1000),
  })
  expect(message.headers['topic']).toMatch(/^[\w-]{24}$/)
  expect(vouchedIn(message.headers.authorization ?? '')).toMatchObject({
    aud: 'https://receiver.test',
    sub: 'https://draughts.test',
  })
  expect(JSON.parse(opened(keys, message.bytes))).toEqual({
    title: 'Your move, Joost',
    body: expect.stringMatching(/^Amara played 11-15 and is waiting for your answer\. \d days .* left – play by /),
    path: `/p/${at.joost}`,
    topic: message.headers['topic'],
  })
  expect(message.body).not.toContain('Joost')
  await at.until(NOON + HOUR + MINUTE)
  expect(at.post.mails()).toEqual([])
  await at.until(NOON + HOUR + 2 * MINUTE)
  expect(at.post.mails().map(({ to }) => to)).toEqual(['joost@players.test'])
  expect(at.receiver.received).toHaveLength(1)
  expect(at.outcomes).toEqual(['woken', 'waits', 'waits', 'waits', 'sent'])
})

test('whoever has moved within the hour gets no email', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 10 * MINUTE)
  await at.move(at.joost, '22-18')
  await at.until(NOON + 2 * HOUR)
  expect(at.post.mails().map(({ to }) => to)).toEqual(['amara@players.test'])
  expect(at.outcomes).toContain('superseded')
})

test('whoever has seen the position within the hour gets no email, and whoever saw it at once gets no push either', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  const see = async (): Promise<void> => {
    const { body } = await at.ask('GET', `/v1/games/${at.id}`, { token: at.joost })
    const { version } = body as unknown as { readonly version: number }
    expect((await at.ask('POST', '/v1/seat/seen', { token: at.joost, body: { version } })).status).toBe(200)
  }
  await at.move(at.amara, '11-15')
  await at.until(NOON + 10 * MINUTE)
  await see()
  await at.until(NOON + 2 * HOUR)
  expect([at.receiver.received.length, at.post.mails(), at.outcomes.at(-1)]).toEqual([1, [], 'seen'])
  await at.move(at.joost, '22-18')
  await at.until(at.clock.now + HOUR)
  const mailed = at.post.mails().length
  await at.move(at.amara, '15x22')
  await see()
  await at.until(at.clock.now + 2 * HOUR)
  expect([at.receiver.received.length, at.post.mails().length, at.outcomes.at(-1)]).toEqual([1, mailed, 'seen'])
})

test('a later push has the topic of the one before, which it replaces', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  const moves = [
    ['amara', '11-15'],
    ['joost', '22-18'],
    ['amara', '15x22'],
    ['joost', '25x18'],
    ['amara', '8-11'],
  ] as const
  for (const [who, text] of moves) {
    await at.move(at[who], text)
    await at.until(at.clock.now + 5 * MINUTE)
  }
  expect(at.receiver.received).toHaveLength(3)
  expect(new Set(at.receiver.received.map(({ headers }) => headers['topic'])).size).toBe(1)
})

describe.each([404, 410])('a device that answers %i', (status) => {
  test('is deleted, and the email comes at once', async () => {
    await using at = await world(saying(status))
    await at.subscribe(at.joost, at.device().body)
    await at.move(at.amara, '11-15')
    await at.until(NOON + 2 * MINUTE)
    expect(at.outcomes).toEqual(['woken', 'sent'])
    expect(await at.devices('opponent')).toEqual([])
  })
})

test('if one of two devices is gone, the other gets the push, and the email waits', async () => {
  await using at = await world(
    (request, response) => void response.writeHead(request.url === '/push/1' ? 410 : 201).end(),
  )
  for (const path of [1, 2]) await at.subscribe(at.joost, at.device(path).body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 30 * MINUTE)
  expect(at.receiver.received.map(pathOf).toSorted()).toEqual(['/push/1', '/push/2'])
  expect(at.post.mails()).toEqual([])
  expect(await at.devices('opponent')).toEqual(['https://receiver.test/push/2'])
})

test.each([
  ['that fails', 'https://receiver.test/push/1', 503],
  ['that sends elsewhere', 'https://receiver.test/push/1', 307],
  ['whose name leads inside', 'https://inside.test/push/1', 201],
])(
  'a push service %s is asked nothing more: the email comes at once, and the device stays',
  async (_what, endpoint, status) => {
    await using at = await world(saying(status))
    await at.subscribe(at.joost, at.device(1, endpoint).body)
    await at.move(at.amara, '11-15')
    await at.until(NOON + 2 * MINUTE)
    expect(at.outcomes).toEqual(['woken', 'sent'])
    expect(at.receiver.received).toHaveLength(status === 201 ? 0 : 1)
    expect(await at.devices('opponent')).toEqual([endpoint])
  },
)

test('a push address is stored in the form in which it is called, once for all spellings', async () => {
  await using at = await world(saying(201))
  const called = 'https://receiver.test/push/1'
  for (const typed of [called, 'https:receiver.test/push/1', 'HTTPS://receiver.test:443/push/./1'])
    expect((await at.subscribe(at.joost, at.device(1, typed).body)).status).toBe(200)
  expect(await at.devices('opponent')).toEqual([called])
})

test('a seat keeps its three newest devices, each once', async () => {
  await using at = await world(saying(201))
  for (const path of [1, 2, 3, 1, 4]) await at.subscribe(at.joost, at.device(path).body)
  expect(await at.devices('opponent')).toEqual([3, 1, 4].map((path) => `https://receiver.test/push/${path}`))
  expect((await at.ask('GET', '/v1/seat/push', { token: at.joost })).body).toMatchObject({ devices: 3 })
  expect((await at.ask('DELETE', '/v1/seat/push', { token: at.joost })).body).toMatchObject({ devices: 0 })
  expect(await at.devices('opponent')).toEqual([])
})

test('devices that are added at once are all stored', async () => {
  await using at = await world(saying(201))
  await Promise.all([1, 2, 3].map((path) => at.subscribe(at.joost, at.device(path).body)))
  expect(await at.devices('opponent')).toHaveLength(3)
})

test('a replaced link ends the push subscriptions made with the old one', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  await at.ask('POST', '/v1/seat/rotate', { token: at.joost })
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * MINUTE)
  expect(at.receiver.received).toEqual([])
  expect(at.outcomes).toEqual(['sent'])
})

test('the devices of a seat are copied into the rematch, and get its turns', async () => {
  await using at = await world(saying(201))
  const { keys, body } = at.device()
  await at.subscribe(at.joost, body)
  const next = await at.rematch()
  expect([await at.devices('opponent', next), await at.devices('creator', next)]).toEqual([[body.endpoint], []])
  const game = (await loadGame(at.service.games, next))?.game ?? expect.fail()
  const [joost, amara] = (['opponent', 'creator'] as const).map((seat) => seatLink(at.service, seat, next, game).token)
  for (const [index, [token = '', move]] of [[joost, '11-15'] as const, [amara, '22-18'] as const].entries())
    await at.put(token, 'moves', { ply: index, move }, next)
  await at.until(NOON + 2 * MINUTE)
  const messages = at.receiver.received.map(({ bytes }) => JSON.parse(opened(keys, bytes)))
  expect(messages.map(({ path }) => path)).toEqual([`/p/${joost}`])
})

test('subscriptions made with a link that was replaced are not copied', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device(1).body)
  const fresh = tokenOf(await at.ask('POST', '/v1/seat/rotate', { token: at.joost }), 'seat')
  await at.subscribe(fresh, at.device(2).body)
  const next = await at.rematch(fresh)
  expect(await at.devices('opponent', next)).toEqual([at.device(2).body.endpoint])
})

test('a person who is forgotten has no devices', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  await at.ask('POST', `/v1/games/${at.id}/actions`, { token: at.joost, body: { type: 'forget-me', ply: 0 } })
  expect(await at.devices('opponent')).toEqual([])
})

test('a seat without an address is notified on its device alone', async () => {
  await using at = await world(saying(201), { ...OFFER, opponent: { name: 'Joost' } })
  await at.subscribe(at.joost, at.device().body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * HOUR)
  expect(at.receiver.received).toHaveLength(1)
  expect(at.outcomes.at(-1)).toBe('no-address')
})

test('a reminder goes to the device, and by email without a wait', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * DAY)
  const pushed = at.receiver.received.length
  const mailed = at.post.mails().length
  const letter = { kind: 'reminder', reminder: 'hours', game: at.id, seat: 'opponent', version: 50, ply: 1 } as const
  await at.service.outbox.put([{ ...letter, delay: 0 }])
  await at.until(at.clock.now + 2 * HOUR)
  expect([at.receiver.received.length - pushed, at.post.mails().length - mailed]).toEqual([1, 1])
  expect(at.receiver.received.at(-1)?.headers).toMatchObject({ urgency: 'high' })
})

test('a reminder that no device accepts is sent as one email all the same', async () => {
  await using at = await world(saying(410))
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * DAY)
  await at.subscribe(at.joost, at.device().body)
  const mailed = at.post.mails().length
  const letter = { kind: 'reminder', reminder: 'hours', game: at.id, seat: 'opponent', version: 50, ply: 1 } as const
  await at.service.outbox.put([{ ...letter, delay: 0 }])
  await at.until(at.clock.now + 2 * HOUR)
  expect(at.post.mails().length - mailed).toBe(1)
  expect(await at.devices('opponent')).toEqual([])
})

test('an email comes in its hour even if the push is never sent', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  at.breakDown()
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * HOUR)
  expect(at.receiver.received).toEqual([])
  expect(at.post.mails().map(({ to }) => to)).toEqual(['joost@players.test'])
})

describe('with emails', () => {
  const wanting = async (mail: 'off' | 'digest') => {
    const at = await world(saying(201))
    await at.subscribe(at.joost, at.device().body)
    const body = { notifications: { mail, digestAt: 20 } }
    expect((await at.ask('PATCH', '/v1/seat', { token: at.joost, body })).status).toBe(200)
    await at.move(at.amara, '11-15')
    await at.until(NOON + 2 * HOUR)
    expect(at.receiver.received).toHaveLength(1)
    expect(at.post.mails()).toEqual([])
    return at
  }

  test('off, a seat gets push messages and no email', async () => {
    await using at = await wanting('off')
    expect(at.outcomes.at(-1)).toBe('silent')
  })

  test('once a day, a seat gets a push at once, and the turn that still waits in its daily email', async () => {
    await using at = await wanting('digest')
    expect(at.outcomes.at(-1)).toBe('in-digest')
  })

  test('stopped for the address, a seat gets push messages, which are stopped on the device', async () => {
    await using at = await world(saying(201))
    await at.subscribe(at.joost, at.device().body)
    const { ledger, signer } = at.service
    await ledger.noteStatus(mailboxAccount(signer, 'joost@players.test'), { stopped: true }, at.clock.now)
    await at.move(at.amara, '11-15')
    await at.until(NOON + 2 * HOUR)
    expect([at.receiver.received.length, at.post.mails(), at.outcomes.at(-1)]).toEqual([1, [], 'stopped'])
  })
})

test('unknown push services get few messages an hour from all seats together, and the usual ones as before', async () => {
  await using at = await world(saying(201))
  const usual = 'https://updates.push.services.mozilla.com/wpush/v2/1'
  await at.subscribe(at.joost, at.device().body)
  await at.subscribe(at.joost, at.device(1, usual).body)
  for (let turn = 0; turn < PUSH_LIMITS.unknownServicesHour; turn++)
    await at.service.ledger.take(UNLISTED_PUSH_SERVICES.account, `${turn}`, at.clock.now, UNLISTED_PUSH_SERVICES.limits)
  await at.move(at.amara, '11-15')
  await at.until(NOON + HOUR)
  expect(at.requests).toEqual([usual])
  await at.move(at.joost, '22-18')
  await at.move(at.amara, '15x22')
  await at.until(NOON + HOUR + 5 * MINUTE)
  expect(at.requests.slice(1)).toEqual(['https://receiver.test/push/1', usual])
})

test('near the deadline the email waits for a quarter of the time that is left', async () => {
  await using at = await world(saying(201), { ...OFFER, clock: { perMove: 'PT42M' } })
  await at.subscribe(at.joost, at.device().body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 11 * MINUTE)
  expect(at.post.mails()).toEqual([])
  await at.until(NOON + 12 * MINUTE)
  expect(at.post.mails()).toHaveLength(1)
})

test('a seat gets a limited number of push messages a day, and its emails go on', async () => {
  await using at = await world(saying(201))
  await at.subscribe(at.joost, at.device().body)
  await at.move(at.amara, '11-15')
  await at.until(NOON + 2 * MINUTE)
  const again = at.outcomes.length
  const [letter] = at.waiting()
  if (!letter || !('ply' in letter.letter)) throw new Error('no email waits')
  for (let version = 100; version < 100 + PUSH_LIMITS.day + 5; version++) {
    const { noticed: _told, ...more } = letter.letter
    await at.service.outbox.put([{ ...more, version, delay: 0 }])
    await at.until(at.clock.now)
  }
  expect(at.receiver.received).toHaveLength(PUSH_LIMITS.day)
  expect(at.outcomes.slice(again).filter((outcome) => outcome !== 'woken')).toHaveLength(6)
})

describe('a push subscription is refused', () => {
  const { body: good } = {
    body: { endpoint: 'https://receiver.test/1', keys: { p256dh: newReceiver().p256dh, auth: 'A'.repeat(22) } },
  }
  test.each<[string, object, string]>([
    ['an address that is not https', { ...good, endpoint: 'http://receiver.test/1' }, 'endpoint'],
    ['an address as a number', { ...good, endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['a name of this network', { ...good, endpoint: 'https://push.internal/1' }, 'endpoint'],
    ['another port', { ...good, endpoint: 'https://receiver.test:8443/1' }, 'endpoint'],
    ['a user', { ...good, endpoint: 'https://a:b@receiver.test/1' }, 'endpoint'],
    ['a line end within', { ...good, endpoint: 'https://receiver.test/1\r\n2' }, 'endpoint'],
    ['513 characters', { ...good, endpoint: `https://receiver.test/${'a'.repeat(491)}` }, 'endpoint'],
    ['a key that is no point', { ...good, keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }, 'keys.p256dh'],
    ['a short key', { ...good, keys: { ...good.keys, p256dh: good.keys.p256dh.slice(2) } }, 'keys.p256dh'],
    ['a long secret', { ...good, keys: { ...good.keys, auth: 'A'.repeat(24) } }, 'keys.auth'],
    ['a field more', { ...good, name: 'a phone' }, 'name'],
  ])('%s', async (_what, body, path) => {
    await using at = await world(saying(201))
    const { status, body: refusal } = await at.subscribe(at.joost, body)
    expect([status, refusal.issues[0]?.path]).toEqual([400, path])
    expect(await at.devices('opponent')).toEqual([])
  })
})

test('a link that adds and removes devices again and again waits for the next hour, and the other seat does not', async () => {
  await using at = await world(saying(201))
  const { body } = at.device()
  const press = async (token: string, time: number): Promise<number> => {
    const { status } =
      time % 2 === 0 ? await at.subscribe(token, body) : await at.ask('DELETE', '/v1/seat/push', { token })
    return status
  }
  for (let time = 0; time < RATE_LIMITS.device.token; time += 1) expect(await press(at.joost, time)).toBe(200)
  expect([await press(at.joost, 0), await press(at.joost, 1), await press(at.amara, 0)]).toEqual([429, 429, 200])
})

test('where the service has no key, there are no notices', async () => {
  const { ask, begin } = stand({ signer: readSigner(JSON.stringify(newSigningKeys())) })
  const token = tokenOf(await begin(OFFER), 'opponent')
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await ask(method, '/v1/seat/push', { token })).status).toBe(404)
})
