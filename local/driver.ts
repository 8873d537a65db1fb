import { DAY, type Duration, type Instant, SECOND } from '../shared/game/words.ts'
import type { Log } from '../shared/service/ports.ts'
import { nameOf } from '../functions/guard.ts'
import { type Work, runDue } from './agenda.ts'
import type { Clock } from './clock.ts'

/** Does the work of the service when it falls due: by itself as time goes by, or at once, when the clock is moved. */
export type Driver = {
  /** There may be something to do. */
  readonly wake: () => void
  /** Moves the clock forward, and answers once everything that fell due on the way is done. */
  readonly advance: (by: Duration) => Promise<Instant>
  /** Resolves when nothing is being done any more. */
  readonly stop: () => Promise<void>
}

/** After a failure that no work foresaw (the store does not answer). */
const AGAIN: Duration = SECOND

/** One after another: no two runs overlap. */
const queued = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(body: () => Promise<T>): Promise<T> => {
    const next = last.then(body)
    last = next.catch(() => {})
    return next
  }
}

export const startDriver = (kinds: readonly Work[], clock: Clock, log: Log): Driver => {
  const inTurn = queued()
  let alarm: NodeJS.Timeout | undefined
  let isWoken = false
  let isStopped = false

  const wakeIn = (wait: Duration): void => {
    clearTimeout(alarm)
    // Longer than a month is more than a timer can wait.
    if (!isStopped) alarm = setTimeout(wake, Math.min(Math.max(wait, 0), DAY))
  }
  const catchUp = async (): Promise<void> => {
    isWoken = false
    if (isStopped) return
    const next = await runDue(kinds, { until: clock.now, reach: clock.now })
    if (next !== undefined) wakeIn(next - clock.now())
  }
  const wake = (): void => {
    if (isWoken || isStopped) return
    isWoken = true
    inTurn(catchUp).catch((error: unknown) => {
      log('error', 'the work could not be looked through', { error: nameOf(error) })
      wakeIn(AGAIN)
    })
  }
  const moveBy = async (by: Duration): Promise<Instant> => {
    const end = clock.now() + by
    const reach = (at: Instant): Instant => {
      clock.stand(Math.max(at, clock.now()))
      return clock.now()
    }
    clock.stand(clock.now())
    try {
      await runDue(kinds, { until: () => end, reach })
      clock.stand(end)
    } finally {
      clock.run()
      wake()
    }
    return end
  }

  return {
    wake,
    advance: (by) => inTurn(() => moveBy(by)),
    stop: async () => {
      isStopped = true
      clearTimeout(alarm)
      await inTurn(async () => {})
    },
  }
}
