import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import { sendNothing } from '../../local/serving/relay/outbound-relay.ts'
import { NAME, receiverThat } from '../harness/receiver.ts'
import { keyIn, telling } from '../harness/telling.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from '../tools/started.ts'
import { ORIGIN, PUSH, json, made, pushable, said, served, spawned, until, waiting } from './process.ts'
import { isOpen, relayWith } from './relay.ts'

const LATER = { responseCode: 451, message: '4.2.0 try again' }

const REPLIES = { MAIL_REPLIES: 'in.example.org', MAIL_AUTHSERV: 'mx.example.org', MAIL_LMTP: '127.0.0.1:0' }

test(
  'a restore is rehearsed beside the running service: games go on, nothing is sent, and nothing is lost',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('rehearsal')
    const relay = await relayWith({ message: LATER })
    const live = await served(join(folder.path, 'live'), relay, REPLIES)
    const { links } = await made(live.base)
    await until(async () => ((await waiting(live)) === 2 ? true : undefined))
    const copy = join(folder.path, 'copy')
    expect((await started('backup', ['--data', join(folder.path, 'live'), '--to', copy])).code).toBe(0)

    // This relay is never connected to, so the wrong password in its address does no harm.
    const other = await relayWith({ password: 'right' })
    const settings = { ...REPLIES, MAIL_LMTP: `127.0.0.1:${live.lmtp}` }
    const wrong = { url: other.url.replace('//', '//ann:wrong@') }
    const rehearsal = await served(copy, wrong, settings, 'http', { args: ['--no-mail'] })
    expect(rehearsal.text()).toContain('nothing leaves')
    expect(await isOpen(live.lmtp), 'answers still go to the service itself').toBe(true)
    const authorization = `Bearer ${links.creator.token}`
    expect((await fetch(`${rehearsal.base}/v1/seat`, { headers: { authorization } })).status).toBe(200)
    const begun = await fetch(`${rehearsal.base}/v1/games`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify({
        creator: { name: 'Cas', seat: 'black', email: 'cas@example.com' },
        opponent: { name: 'Dan', email: 'dan@example.com' },
      }),
    })
    expect(begun.status).toBe(201)
    await until(async () => ((await waiting(rehearsal)) === 4 ? true : undefined))
    const ready = await fetch(`${rehearsal.metrics}/ready`)
    expect([ready.status, await ready.text()]).toEqual([200, 'rehearsal: nothing leaves (--no-mail)\n'])
    expect(await (await fetch(`${rehearsal.metrics}/metrics`)).text()).toMatch(/^crownhead_rehearsal 1$/m)
    expect(await rehearsal.stop()).toBe(0)
    expect([other.arrived, other.connections()]).toEqual([[], 0])
    await live.stop()

    // When the copy is put to use, all emails that wait in it are sent once.
    const restored = await served(copy, other, pushable(PUSH))
    await until(() => (other.arrived.length === 4 ? true : undefined))
    expect(new Set(other.arrived.map(({ to }) => to)).size).toBe(4)
    expect(await restored.stop()).toBe(0)
    await Promise.all([relay.close(), other.close()])
  },
)

test('with --check, a rehearsal asks no relay', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder('rehearsal')
  const away = await relayWith()
  await away.close()
  const env = { ORIGIN, MAIL_FROM: 'games@example.org', MAIL_URL: away.url, DATA_DIR: folder.path, PORT: '0' }
  const child = spawned(env, ['--check', '--no-mail'])
  const text = said(child)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(text()).toContain('the relay was not asked')
})

/** A push message that waits for a device, as the running service has left it in the copy. */
const PUSHING = {
  owner: 'a seat',
  delay: 0,
  push: {
    parcels: [{ device: 'a', url: `https://${NAME}/device`, authorization: 'vapid t=a.b.c, k=d', body: 'AAAA' }],
    headers: { ttl: '60', urgency: 'normal', topic: 'a' },
    letter: { kind: 'your-turn', game: 'Qr7dEwT1zX0b', seat: 'creator', version: 3, ply: 1, delay: 0 },
    until: 0,
  },
} as const

test(
  'webhooks and push messages stay in the copy, with those of the rehearsal, and are sent when it is put to use',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder('rehearsal')
    await using receiver = await receiverThat((_request, response) => response.writeHead(204).end())
    const hook = { url: `https://${NAME}/webhook`, events: ['joined', 'turn'] }
    const game = { creator: { name: 'Ann', seat: 'black' }, opponent: { name: 'Ben' }, hold: true, clock: 'daily' }
    const before = await telling(folder.path, receiver.port)
    const key = await keyIn(folder.path, ['games:create', 'seats:hold', 'webhooks'])
    await before.ask('POST', '/v1/webhooks', key, hook)
    await before.stop()

    const rehearsal = await telling(folder.path, receiver.port, sendNothing({ operator: {} }).out)
    await rehearsal.ground.notices.put([PUSHING])
    await rehearsal.ask('POST', '/v1/games', key, game)
    await expect.poll(() => rehearsal.ground.noticeQueue.size()).toBe(3)
    // A service that sends would try everything within this hour.
    await rehearsal.driver.advance(HOUR)
    await rehearsal.stop()
    expect(receiver.received).toEqual([])

    const used = await telling(folder.path, receiver.port)
    await expect.poll(() => used.ground.noticeQueue.size()).toBe(0)
    await used.stop()
    const [device, ...webhooks] = receiver.received.map(({ path }) => path).toSorted()
    expect([device, webhooks]).toEqual(['/device', ['/webhook', '/webhook']])
  },
)
