import { DAY, type Duration, type Instant, SECOND } from '../../shared/game/model/words.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { errorName } from '../../functions/runtime/error-name.ts'
import { type Job, runDue } from './run-due.ts'
import type { Clock } from '../machine/clock.ts'

/** Runs jobs when they are due, or at once when the clock is moved. */
export type Driver = {
  /** Makes the driver look for work soon, because something may be due. */
  readonly wake: () => void
  /** Moves the clock by a duration, does all that becomes due on the way, and resolves with the new time. */
  readonly advance: (by: Duration) => Promise<Instant>
  readonly stop: () => Promise<void>
}

/**
 * The time in milliseconds within which stored changes are processed together: a batch costs little more than one
 * change.
 */
const BATCH_WINDOW: Duration = 20

/**
 * The wait after an unexpected failure. Each further failure doubles it, so that a full disk does not flood the log.
 */
const RETRY_WAIT: Duration = SECOND
const LONGEST_RETRY_WAIT: Duration = 15 * SECOND

const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(body: () => Promise<T>): Promise<T> => {
    const next = last.then(body)
    last = next.catch(() => {})
    return next
  }
}

type RunSerially = ReturnType<typeof serialQueue>

const wakeUps = (kinds: readonly Job[], clock: Clock, log: Logger, runSerially: RunSerially) => {
  let timer: NodeJS.Timeout | undefined
  let batchTimer: NodeJS.Timeout | undefined
  let isScheduled = false
  let isStopped = false
  let failures = 0

  const wakeIn = (wait: Duration): void => {
    clearTimeout(timer)
    // `setTimeout` cannot wait longer than 24 days.
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(wait, 0), DAY))
  }
  const catchUp = async (): Promise<void> => {
    isScheduled = false
    if (isStopped) return
    const next = await runDue(kinds, { until: clock.now, timeFor: clock.now })
    failures = 0
    if (next !== undefined) wakeIn(next - clock.now())
  }
  const begin = (): void => {
    runSerially(catchUp).catch((error: unknown) => {
      log('error', 'the work could not be looked through', { error: errorName(error) })
      wakeIn(Math.min(RETRY_WAIT * 2 ** failures, LONGEST_RETRY_WAIT))
      failures += 1
    })
  }
  const wake = (): void => {
    if (isScheduled || isStopped) return
    isScheduled = true
    batchTimer = setTimeout(begin, BATCH_WINDOW)
  }
  const stop = (): void => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(batchTimer)
  }
  return { wake, stop }
}

export const startDriver = (kinds: readonly Job[], clock: Clock, log: Logger): Driver => {
  const runSerially = serialQueue()
  const { wake, stop } = wakeUps(kinds, clock, log, runSerially)
  const moveBy = async (by: Duration): Promise<Instant> => {
    // Work that is put while the clock is held must not be due after the end, so the end is read from the held clock.
    clock.holdAt(clock.now())
    const end = clock.now() + by
    const reach = (at: Instant): Instant => {
      clock.holdAt(at)
      return clock.now()
    }
    try {
      await runDue(kinds, { until: () => end, timeFor: reach })
      clock.holdAt(end)
    } finally {
      clock.resume()
      wake()
    }
    return end
  }

  return {
    wake,
    advance: (by) => runSerially(() => moveBy(by)),
    stop: async () => {
      stop()
      await runSerially(async () => {})
    },
  }
}
