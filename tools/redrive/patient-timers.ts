import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { BACKGROUND_TIMEOUTS } from '../../functions/aws/clients/timeouts.ts'
import type { CallGuard } from '../../functions/aws/background/circuit-breaker.ts'
import { type TimerTarget, schedulerTimers } from '../../functions/aws/background/scheduler-timers.ts'
import { errorCode } from '../../local/machine/start-fault.ts'
import { type Duration, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import type { GameTimers } from '../../shared/service/ports/games.ts'

export const patientSchedulerClient = (): SchedulerClient => new SchedulerClient(BACKGROUND_TIMEOUTS)

/** If Scheduler fails for this long without one success, the game counts as failed. */
const LONGEST: Duration = 10 * MINUTE

const FIRST_PAUSE: Duration = 100
const LONGEST_PAUSE: Duration = 5 * SECOND

const REPORT_INTERVAL: Duration = 10 * SECOND

const TEMPORARY: ReadonlySet<string> = new Set([
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

/** Returns whether the error is temporary (throttled or unavailable), so that the same call may succeed later. */
const isTemporary = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false
  const { httpStatusCode = 0 } = (error as Answered).$metadata ?? {}
  return TEMPORARY.has(error.name) || NETWORK.has(errorCode(error)) || httpStatusCode === 429 || httpStatusCode >= 500
}

/** Returns the backoff: doubled with each attempt and randomized, so that concurrent calls do not retry together. */
const pauseAfter = (tries: number): Duration =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2)

const pause = (time: Duration): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Retries a call while it fails temporarily, but not if Scheduler has failed for ten minutes. A command has time for
 * that, and repeating the call is harmless.
 */
const retryPatiently = (say: (line: string) => void, now: () => Instant): CallGuard => {
  let failingSince: Instant | undefined
  let reportedAt = Number.NEGATIVE_INFINITY
  const report = ({ name }: Error): void => {
    if (now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = now()
    say(`Scheduler does not set timers just now (${name}): waits`)
  }
  return async (call) => {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await call({})
        failingSince = undefined
        return answer
      } catch (error) {
        if (!isTemporary(error)) {
          failingSince = undefined
          throw error
        }
        failingSince ??= now()
        if (now() - failingSince >= LONGEST) throw error
        report(error)
        await pause(pauseAfter(tries))
      }
    }
  }
}

/**
 * Returns timers that retry for minutes. A command can do that: nothing waits for it, and missing timers may be the
 * reason why it is run. The function Stored pauses after failures instead, because other games wait behind the one that
 * fails, and the sweep checks games without a timer.
 */
export const patientTimers = (
  client: SchedulerClient,
  target: TimerTarget,
  say: (line: string) => void,
  now: () => Instant = Date.now,
): GameTimers => schedulerTimers(client, target, now, retryPatiently(say, now))
