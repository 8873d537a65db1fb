import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { LONG } from '../../functions/aws/timeouts.ts'
import type { Asking } from '../../functions/aws/circuit-breaker.ts'
import { type AlarmTarget, eventBridgeTimers } from '../../functions/aws/scheduler.ts'
import { codeOf } from '../../local/fault.ts'
import { type Duration, type Instant, MINUTE, SECOND } from '../../shared/game/words.ts'
import type { Timers } from '../../shared/service/ports/ports.ts'

export const patientClient = (): SchedulerClient => new SchedulerClient(LONG)

/** Without one answer for so long, games are given up. */
const LONGEST: Duration = 10 * MINUTE

const FIRST_PAUSE: Duration = 100
const LONGEST_PAUSE: Duration = 5 * SECOND

const TELLING: Duration = 10 * SECOND

const PASSING: ReadonlySet<string> = new Set([
  'AbortError',
  'InternalServerException',
  'ThrottlingException',
  'TimeoutError',
])

const NETWORK: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

type Answered = { readonly $metadata?: { readonly httpStatusCode?: number } }

/** Throttled, or out of order: the same call may be answered later. */
const isPassing = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { httpStatusCode = 0 } = (error as Answered).$metadata ?? {}
  return PASSING.has(error.name) || NETWORK.has(codeOf(error)) || httpStatusCode === 429 || httpStatusCode >= 500
}

/** Doubled with each try, and scattered, so that lanes do not come back together. */
const pauseAfter = (tries: number): Duration =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2)

const pause = (time: Duration): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** A tool has time: it asks again until it is answered. A repeat is harmless. */
const patiently = (say: (line: string) => void, now: () => Instant): Asking => {
  let silentSince: Instant | undefined
  let told = Number.NEGATIVE_INFINITY
  const tell = ({ name }: Error): void => {
    if (now() - told < TELLING) return
    told = now()
    say(`Scheduler does not set timers just now (${name}): waits`)
  }
  return async (call) => {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await call({})
        silentSince = undefined
        return answer
      } catch (error) {
        if (!isPassing(error)) {
          silentSince = undefined
          throw error
        }
        silentSince ??= now()
        if (now() - silentSince >= LONGEST) throw error
        tell(error)
        await pause(pauseAfter(tries))
      }
    }
  }
}

/**
 * Those of the function Stored rest after failures, as games wait behind it and the sweep does the work. Nothing waits
 * behind a tool, and it may be run because timers are missing.
 */
export const patientTimers = (
  client: SchedulerClient,
  target: AlarmTarget,
  say: (line: string) => void,
  now: () => Instant = Date.now,
): Timers => eventBridgeTimers(client, target, now, patiently(say, now))
