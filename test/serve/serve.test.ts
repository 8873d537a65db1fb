import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { type Arrived, type TestRelay, relayWith } from './relay.ts'

const ORIGIN = 'https://draughts.example.org'

const SERVE = join(import.meta.dirname, '../../local/serve.ts')

/** The service's process ends with the test's. */
const spawned = (env: Readonly<Record<string, string>>, args: readonly string[] = []): ChildProcess => {
  const child = spawn(process.execPath, [SERVE, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill('SIGKILL')
  process.on('exit', kill)
  child.on('exit', () => process.off('exit', kill))
  return child
}

const said = (child: ChildProcess) => {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  return () => text
}

const until = async <T>(found: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const value = await found()
    if (value !== undefined) return value
    await new Promise((done) => setTimeout(done, 50))
  }
}

const served = async (folder: string, relay: Pick<TestRelay, 'url'>, more: Readonly<Record<string, string>> = {}) => {
  const child = spawned({
    ORIGIN,
    MAIL_URL: relay.url,
    MAIL_FROM: 'Crownhead <games@example.org>',
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: '0',
    ...more,
  })
  const text = said(child)
  const port = await until(() => {
    if (child.exitCode !== null) throw new Error(text())
    return /^ready http:\/\/127\.0\.0\.1:(\d+)/m.exec(text())?.[1]
  })
  return {
    base: `http://127.0.0.1:${port}`,
    metrics: /metrics http:\/\/127\.0\.0\.1:(\d+)/.exec(text())?.[0].slice('metrics '.length) ?? '',
    text,
    stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** Emails that have not left: a kill between leaving and noting it would send one again. */
const waiting = async ({ metrics }: { readonly metrics: string }): Promise<number> => {
  const text = await (await fetch(`${metrics}/metrics`)).text()
  return Number(/^crownhead_emails_waiting (\d+)$/m.exec(text)?.[1])
}

const plain = ({ text }: Arrived): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** The path of the link in the newest email that has one of this kind. */
const pathIn = (relay: TestRelay, to: string, kind: 'i' | 'p'): string | undefined =>
  relay.arrived
    .filter((mail) => mail.to === to)
    .map((mail) => new RegExp(`${ORIGIN}(/${kind}/[\\w.-]+)`).exec(plain(mail))?.[1])
    .findLast((path) => path !== undefined)

const json = { 'content-type': 'application/json' }

const made = async (base: string, from = '203.0.113.1') => {
  const response = await fetch(`${base}/v1/games`, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': from },
    body: JSON.stringify({
      creator: { name: 'Ann', seat: 'black', email: 'ann@example.com' },
      opponent: { name: 'Ben', email: 'ben@example.com' },
    }),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as {
    readonly game: { readonly id: string }
    readonly links: { readonly creator: { readonly token: string } }
  }
}

const pressed = (base: string, path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: ORIGIN },
  })

test(
  'two players find each other by email alone, on a service that is killed between',
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
  'it has no desk, no movable clock and no demonstration; it counts, and says whether it is ready',
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

const refused = async (env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<string> => {
  const child = spawned(env, args)
  const text = said(child)
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(1)
  return text()
}

test('it says what is wrong, and does not start', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('serve')
  expect(await refused({})).toMatch(/ORIGIN is missing[^]*MAIL_FROM is missing[^]*Set either MAIL_URL or MAIL_URL_FILE/)
  expect(await refused({}, ['--settings', '/nowhere'])).toContain('the file of settings cannot be read')
  expect(await refused({}, ['--verbose'])).toContain("Unknown option '--verbose'")
  const away = await relayWith()
  await away.close()
  const given = { ORIGIN, MAIL_FROM: 'Crownhead <games@example.org>', MAIL_URL: away.url, DATA_DIR: folder.path }
  expect(await refused(given)).toContain(`the mail relay 127.0.0.1:${away.port} refuses`)
})
