import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Arrived, TestRelay } from './relay.ts'

export const ORIGIN = 'https://draughts.example.org'

const SERVE = join(import.meta.dirname, '../../local/serve.ts')

const PUSHED_CLOCK = join(import.meta.dirname, 'pushed-clock.ts')

/**
 * How many milliseconds a `push` adds to the clock of the service: more than the two minutes that an email about a turn
 * waits.
 */
export const PUSH = 180_000

/**
 * Returns the environment of a service whose clock is `lead` milliseconds ahead and can be pushed. When the service is
 * stopped, its new timers take only the `hurry`-th part of their time.
 */
export const pushable = (lead = 0, hurry = 1): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${PUSHED_CLOCK}`,
  CLOCK_LEAD: String(lead),
  TIMERS_HURRY: String(hurry),
})

/**
 * Starts the service as a process that ends with the test. `within`: the beginning of the command that starts the
 * service, such as `unshare` with its arguments.
 */
export const spawned = (
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  within: readonly string[] = [],
): ChildProcess => {
  const [program = '', ...rest] = [...within, process.execPath, SERVE, ...args]
  const child = spawn(program, rest, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill('SIGKILL')
  process.on('exit', kill)
  child.on('exit', () => process.off('exit', kill))
  return child
}

export const said = (child: ChildProcess) => {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  return () => text
}

export const until = async <T>(found: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const value = await found()
    if (value !== undefined) return value
    await new Promise((done) => setTimeout(done, 50))
  }
}

export const served = async (
  folder: string,
  relay: Pick<TestRelay, 'url'>,
  more: Readonly<Record<string, string>> = {},
  scheme: 'http' | 'https' = 'http',
  { within = [], args = [] }: { readonly within?: readonly string[]; readonly args?: readonly string[] } = {},
) => {
  const environment = {
    ORIGIN,
    MAIL_URL: relay.url,
    MAIL_FROM: 'Crownhead <games@example.org>',
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: '0',
  }
  const child = spawned({ ...environment, ...more }, args, within)
  const text = said(child)
  const port = await until(() => {
    if (child.exitCode !== null) throw new Error(text())
    return /^ready https?:\/\/127\.0\.0\.1:(\d+)/m.exec(text())?.[1]
  })
  return {
    pid: child.pid,
    base: `${scheme}://127.0.0.1:${port}`,
    metrics: /metrics http:\/\/127\.0\.0\.1:(\d+)/.exec(text())?.[0].slice('metrics '.length) ?? '',
    lmtp: Number(/^answers by email at 127\.0\.0\.1:(\d+)$/m.exec(text())?.[1]),
    text,
    push: () => void child.kill('SIGUSR2'),
    stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

/**
 * Returns how many emails wait. A test that expects no email twice waits until there are none before it kills the
 * service, because the service sends again what it has not yet noted as sent.
 */
export const waiting = async ({ metrics }: { readonly metrics: string }): Promise<number> => {
  const text = await (await fetch(`${metrics}/metrics`)).text()
  return Number(/^crownhead_emails_waiting (\d+)$/m.exec(text)?.[1])
}

export const plain = ({ text }: Arrived): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Returns the path of the link in the newest email to this address that has a link of this kind. */
export const pathIn = (relay: TestRelay, to: string, kind: 'i' | 'p'): string | undefined =>
  relay.arrived
    .filter((mail) => mail.to === to)
    .map((mail) => new RegExp(`${ORIGIN}(/${kind}/[\\w.-]+)`).exec(plain(mail))?.[1])
    .findLast((path) => path !== undefined)

export const json = { 'content-type': 'application/json' }

export const made = async (base: string, from = '203.0.113.1') => {
  const response = await fetch(`${base}/v1/games`, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': from },
    body: JSON.stringify({
      creator: { name: 'Ann', seat: 'black', email: 'ann@example.com' },
      opponent: { name: 'Ben', email: 'ben@example.com' },
    }),
  })
  if (response.status !== 201) throw new Error(`a new game was answered ${response.status}`)
  return (await response.json()) as {
    readonly game: { readonly id: string }
    readonly links: { readonly creator: { readonly token: string } }
  }
}

export const pressed = (base: string, path: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: ORIGIN },
  })
