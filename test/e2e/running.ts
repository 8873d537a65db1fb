import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { leaksIn, secretsIn } from './secrets.ts'

const START = join(import.meta.dirname, '../../local/start.ts')

/** A service in its own process, as `npm start` runs it. */
export type Running = {
  readonly base: string
  readonly pid: number
  /** Returns the output so far: address and links on stdout, the log on stderr. */
  readonly said: () => string
  readonly log: () => string
  /** Registers every token and address of the text; none may appear in the log. */
  readonly keepSecret: (text: string) => void
  /** Ends the service by a signal, and resolves with the exit code. Throws if the log contains a secret. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Ends the service as `kill -9` does. */
  readonly kill: () => Promise<void>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

export type Wish = {
  readonly folder: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a service without waiting until it is ready. */
export const spawnService = ({ folder, args = [], env = {} }: Wish): ChildProcess =>
  spawn(process.execPath, [START, ...args], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Collects what a stream prints; `has` resolves when the output matches. */
const listenTo = (child: ChildProcess, stream: 'stdout' | 'stderr') => {
  let text = ''
  const waiting = new Set<() => void>()
  child[stream]?.setEncoding('utf8').on('data', (more: string) => {
    text += more
    for (const look of waiting) look()
  })
  const has = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const found = pattern.exec(text)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  return { text: () => text, has }
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts a service and waits until it is ready. When it stops, its log is checked for its secrets. */
export const startService = async (wish: Wish): Promise<Running> => {
  const child = spawnService(wish)
  const killAtExit = () => void child.kill('SIGKILL')
  process.on('exit', killAtExit)
  child.on('exit', () => process.off('exit', killAtExit))
  const out = listenTo(child, 'stdout')
  const err = listenTo(child, 'stderr')
  const died = ended(child).then((code) => Promise.reject(new Error(`the service ended with ${code}: ${err.text()}`)))
  died.catch(() => {})
  const [, base = ''] = await Promise.race([out.has(/^ready (\S+)[^]*clock .*\n/m), died])
  const secrets = new Set(secretsIn(out.text()))
  const holdTongue = () => {
    const leaks = leaksIn(err.text(), secrets)
    if (leaks.length > 0) throw new Error(`the log gives away ${leaks.length} of ${secrets.size} secrets`)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const code = await ended(child)
    holdTongue()
    return code
  }
  return {
    base,
    pid: child.pid ?? 0,
    said: out.text,
    log: err.text,
    keepSecret: (text) => secretsIn(text).forEach((secret) => secrets.add(secret)),
    stop: (signal = 'SIGTERM') => end(signal),
    kill: async () => void (await end('SIGKILL')),
    [Symbol.asyncDispose]: async () => void (await end('SIGTERM')),
  }
}
