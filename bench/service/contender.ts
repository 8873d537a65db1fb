import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type HttpCaller, httpCaller } from './caller.ts'
import { type BenchPerson, playUntil } from './our-person.ts'

const PEOPLE = 8

/**
 * A service in a process of its own. It is paused while other services are measured, so that work which it has put off
 * does not slow them down.
 */
export type Contender = {
  readonly name: string
  readonly base: string
  /** Lets eight people play for a number of milliseconds. Resolves with how long each move took. */
  readonly play: (time: number) => Promise<readonly number[]>
  /** Lets eight people repeat `request` for a number of milliseconds. Resolves with how long each request took. */
  readonly during: (time: number, request: (caller: HttpCaller) => Promise<unknown>) => Promise<readonly number[]>
  /** The processor time of the service since its start, in milliseconds. Only Linux reports it. */
  readonly processorTime: () => number
  /** Lets the service run while `body` runs. */
  readonly whileRunning: <T>(body: () => Promise<T>) => Promise<T>
  readonly stop: () => Promise<void>
}

export type ContenderOptions = {
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly person: (base: string, number: number) => BenchPerson
}

const each = async (body: (number: number) => Promise<readonly number[]>): Promise<readonly number[]> =>
  (await Promise.all(Array.from({ length: PEOPLE }, (_, number) => body(number)))).flat()

/**
 * Returns the processor time in milliseconds. `/proc/PID/stat` has it in ticks of ten milliseconds, as its 14th and
 * 15th field.
 */
const spentBy = (process: number | undefined): number => {
  const file = `/proc/${process}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Starts a service. Resolves when it has printed where it listens, and is paused. */
export const startContender = async ({ name, file, args = [], env, person }: ContenderOptions): Promise<Contender> => {
  const service = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exited = once(service, 'exit')
  const failed = exited.then(() => Promise.reject(new Error(`${name} has ended`)))
  failed.catch(() => {})
  let output = ''
  service.stdout.setEncoding('utf8').on('data', (more: string) => (output += more))
  while (!/^ready \S+$/m.test(output)) await Promise.race([once(service.stdout, 'data'), failed])
  const base = /^ready (\S+)$/m.exec(output)?.[1] ?? ''
  const awake = async <T>(body: () => Promise<T>): Promise<T> => {
    service.kill('SIGCONT')
    try {
      return await Promise.race([body(), failed])
    } finally {
      service.kill('SIGSTOP')
    }
  }
  service.kill('SIGSTOP')
  return {
    name,
    base,
    whileRunning: awake,
    play: (time) =>
      awake(() => {
        const until = performance.now() + time
        return each((number) => playUntil(person(base, number), number + 1, () => performance.now() > until))
      }),
    during: (time, request) =>
      awake(() => {
        const until = performance.now() + time
        return each(async (number) => {
          const caller = httpCaller(number)
          const times: number[] = []
          while (performance.now() < until) {
            const startedAt = performance.now()
            await request(caller)
            times.push(performance.now() - startedAt)
          }
          caller.close()
          return times
        })
      }),
    processorTime: () => spentBy(service.pid),
    stop: async () => {
      service.kill('SIGCONT')
      service.kill('SIGTERM')
      await exited
    },
  }
}
