import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sized } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import {
  ORIGIN,
  PUSH,
  json,
  made,
  pathIn,
  pressed,
  pushable,
  said,
  served,
  spawned,
  until,
  waiting,
} from './process.ts'
import { relayWith } from './relay.ts'

test(
  'two players find each other by email alone, on a service that is killed in between',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('serve')
    const relay = await relayWith()
    const first = await served(folder.path, relay)
    const { game, links } = await made(first.base)
    const invitation = await until(() => pathIn(relay, 'ben@example.com', 'i'))
    const own = await until(() => pathIn(relay, 'ann@example.com', 'p'))
    expect((await pressed(first.base, `${own}/emails`)).status).toBe(303)
    await until(async () => ((await waiting(first)) === 0 ? true : undefined))
    await first.stop('SIGKILL')
    const second = await served(folder.path, relay)
    expect((await pressed(second.base, invitation, { key: crypto.randomUUID(), name: 'Ben' })).status).toBe(303)
    await until(() => relay.arrived.find(({ to, text }) => to === 'ann@example.com' && text.includes('Ben')))
    const move = await fetch(`${second.base}/v1/games/${game.id}/moves`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${links.creator.token}` },
      body: JSON.stringify({ ply: 0, move: '11-15' }),
    })
    expect(move.status).toBe(200)
    const subjects = relay.arrived.map(({ to, text }) => `${to} ${/^Message-ID: (.*)$/m.exec(text)?.[1]}`)
    expect(new Set(subjects).size, 'no email came twice').toBe(subjects.length)
    expect(await second.stop()).toBe(0)
    await relay.close()
  },
)

test(
  'the service has no mailbox page, movable clock or demo game, but metrics and a readiness check',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder('serve')
    const relay = await relayWith()
    const { base, metrics, stop, text } = await served(folder.path, relay)
    for (const path of ['/dev/mail', '/dev/clock', '/dev']) expect((await fetch(base + path)).status).toBe(404)
    expect(
      (
        await fetch(`${base}/dev/clock`, {
          method: 'POST',
          headers: { ...json, 'crownhead-dev': '1' },
          body: '{"advance":"P1D"}',
        })
      ).status,
    ).toBe(404)
    await made(base)
    expect(await (await fetch(`${metrics}/ready`)).text()).toBe('ready\n')
    await until(() => (relay.arrived.length === 2 ? true : undefined))
    const counted = await (await fetch(`${metrics}/metrics`)).text()
    expect(counted).toContain('crownhead_requests_total{route="POST /v1/games",status="201"} 1')
    expect(counted).toContain('crownhead_emails_waiting 0')
    expect((await fetch(`${base}/metrics`)).status).toBe(404)
    expect(await stop()).toBe(0)
    expect(text()).not.toContain('ann@example.com')
    await relay.close()
  },
)

test('a network has its limits behind a proxy, and another network has its own', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('serve')
  const relay = await relayWith()
  const { base, stop } = await served(folder.path, relay)
  const left = async (from: string): Promise<string> => {
    const response = await fetch(`${base}/v1/rules/english/moves`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': from },
      body: JSON.stringify({ fen: 'B:W21-32:B1-12' }),
    })
    return /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1] ?? ''
  }
  const [first, second, other] = [await left('203.0.113.1'), await left('203.0.113.200'), await left('198.51.100.1')]
  expect(Number(second)).toBe(Number(first) - 1)
  expect(other).toBe(first)
  await stop()
  await relay.close()
})

test('a relay that hangs does not delay a stop, and its email is not lost', { timeout: 180_000 }, async () => {
  await using folder = await tempFolder('serve')
  const relay = await relayWith({ ending: 'silent' })
  // A stop waits 15 seconds for work that does not end, or in `npm test` a tenth of that.
  const first = await served(folder.path, relay, pushable(0, sized(10, 1)))
  await made(first.base)
  await until(() => relay.arrived[0])
  const cutOff = relay.arrived[0]?.to
  expect(await first.stop()).toBe(0)
  // The service would log this once it gave up waiting.
  expect(first.text()).not.toContain('the relay takes no emails')
  delete relay.mood.ending
  const second = await served(folder.path, relay, pushable(PUSH))
  await until(() => (relay.arrived.length === 3 ? true : undefined))
  const again = relay.arrived.filter(({ to }) => to === cutOff)
  expect(again).toHaveLength(2)
  expect(new Set(again.map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0])).size).toBe(1)
  await second.stop()
  await relay.close()
})

test(
  'if the provider is down at a restart, games go on and emails wait, but a relay that never accepted the login is refused',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('serve')
    const relay = await relayWith()
    const { links } = await (async () => {
      const { base, stop } = await served(folder.path, relay)
      const begun = await made(base)
      await until(() => (relay.arrived.length === 2 ? true : undefined))
      await stop()
      return begun
    })()
    await relay.close()
    const { base, stop, text, push } = await served(folder.path, relay, pushable())
    expect(text()).toContain('the relay takes no emails for now')
    const authorization = `Bearer ${links.creator.token}`
    expect((await fetch(`${base}/v1/seat`, { headers: { authorization } })).status).toBe(200)
    await made(base, '198.51.100.1')
    const back = await relayWith({}, relay.port)
    await until(() => {
      push()
      return back.arrived.length === 2 ? true : undefined
    })
    expect(await stop()).toBe(0)
    await back.close()
    const other = await relayWith()
    await other.close()
    await expect(served(folder.path, other)).rejects.toThrow('cannot be reached')
  },
)

const refused = async (env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<string> => {
  const child = spawned(env, args)
  const text = said(child)
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  return text()
}

test('the service says what is wrong, and does not start', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('serve')
  expect(await refused({})).toMatch(/ORIGIN is missing[^]*MAIL_FROM is missing[^]*MAIL_URL is missing/)
  expect(await refused({}, ['--settings', '/nowhere'])).toContain('the file of settings cannot be read')
  expect(await refused({}, ['--verbose'])).toContain("Unknown option '--verbose'")
  const away = await relayWith()
  await away.close()
  const environment = { ORIGIN, MAIL_FROM: 'Crownhead <games@example.org>', MAIL_URL: away.url, DATA_DIR: folder.path }
  expect(await refused(environment)).toContain(`the mail relay 127.0.0.1:${away.port} cannot be reached`)
  const unknown = { ...environment, MAIL_URL: 'smtps://relay.invalid' }
  expect(await refused(unknown, ['--check'])).toMatch(/the mail relay relay\.invalid:465 has a name that is not known/)
  const relay = await relayWith({ password: 'right' })
  const used = { ...environment, MAIL_URL: relay.url.replace('//', '//ann:right@'), METRICS_PORT: String(relay.port) }
  expect(await refused({ ...used, PORT: '0' })).toContain(
    `METRICS_PORT: port ${relay.port} at 127.0.0.1 cannot be used`,
  )
  const file = import.meta.filename
  expect(await refused({ ...environment, MAIL_URL: relay.url, DATA_DIR: file }, ['--check'])).toContain(
    `${file} is a file; set DATA_DIR to a folder.`,
  )
  const busy = { ...environment, MAIL_URL: relay.url, PORT: String(relay.port) }
  expect(await refused(busy, ['--check'])).toContain(`PORT: port ${relay.port} at 127.0.0.1 cannot be used`)
  const answers = { MAIL_REPLIES: 'in.example.org', MAIL_AUTHSERV: 'mx.example.org', PORT: '0' }
  const taken = { ...environment, ...answers, MAIL_URL: relay.url, MAIL_LMTP: `127.0.0.1:${relay.port}` }
  expect(await refused(taken, ['--check'])).toContain(`MAIL_LMTP: 127.0.0.1:${relay.port} cannot be used (EADDRINUSE)`)
  const readable = join(folder.path, 'club.env')
  await writeFile(readable, `ORIGIN=${ORIGIN}\nMAIL_FROM=games@example.org\nMAIL_URL=${relay.url}\n`)
  await chmod(readable, 0o644)
  expect(await refused({ DATA_DIR: folder.path }, ['--settings', readable, '--check'])).toContain(
    `run: chmod 600 ${readable}`,
  )
  const mistyped = { ...environment, MAIL_URL: relay.url.replace('//', '//ann:wrong@'), PORT: '0' }
  expect(await refused(mistyped, ['--check'])).toContain(':' + relay.port + ' refuses the user or the password')
  await relay.close()
})
