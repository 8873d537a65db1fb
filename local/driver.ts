import { DAY, type Duration, type Instant, SECOND } from '../shared/game/words.ts'
import type { Log } from '../shared/service/ports/ports.ts'
import { nameOf } from '../functions/runtime/error-name.ts'
import { type Work, runDue } from './agenda.ts'
import type { Clock } from './clock.ts'

/** Works when due, or at once when the clock is moved. */
export type Driver = {
  /** There may be work. */
  readonly wake: () => void
  /** Resolves when all that is due on the way is done. */
  readonly advance: (by: Duration) => Promise<Instant>
  readonly stop: () => Promise<void>
}

/** What is stored within this time is carried out together: a batch costs little more than one change. */
const GATHERED: Duration = 20

/** After an unexpected failure; after each further one twice as long, so that a full disk fills no log. */
const AGAIN: Duration = SECOND
const AGAIN_AT_MOST: Duration = 15 * SECOND

const queued = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(body: () => Promise<T>): Promise<T> => {
    const next = last.then(body)
    last = next.catch(() => {})
    return next
  }
}

type InTurn = ReturnType<typeof queued>

const waker = (kinds: readonly Work[], clock: Clock, log: Log, inTurn: InTurn) => {
  let alarm: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let isWoken = false
  let isStopped = false
  let failures = 0

  const wakeIn = (wait: Duration): void => {
    clearTimeout(alarm)
    // A timer's limit is 24 days.
    if (!isStopped) alarm = setTimeout(wake, Math.min(Math.max(wait, 0), DAY))
  }
  const catchUp = async (): Promise<void> => {
    isWoken = false
    if (isStopped) return
    const next = await runDue(kinds, { until: clock.now, reach: clock.now })
    failures = 0
    if (next !== undefined) wakeIn(next - clock.now())
  }
  const begin = (): void => {
    inTurn(catchUp).catch((error: unknown) => {
      log('error', 'the work could not be looked through', { error: nameOf(error) })
      wakeIn(Math.min(AGAIN * 2 ** failures, AGAIN_AT_MOST))
      failures += 1
    })
  }
  const wake = (): void => {
    if (isWoken || isStopped) return
    isWoken = true
    gathering = setTimeout(begin, GATHERED)
  }
  const stop = (): void => {
    isStopped = true
    clearTimeout(alarm)
    clearTimeout(gathering)
  }
  return { wake, stop }
}

export const startDriver = (kinds: readonly Work[], clock: Clock, log: Log): Driver => {
  const inTurn = queued()
  const { wake, stop } = waker(kinds, clock, log, inTurn)
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
      stop()
      await inTurn(async () => {})
    },
  }
}
