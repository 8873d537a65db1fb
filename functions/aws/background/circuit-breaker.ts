import { ConflictException, ResourceNotFoundException } from '@aws-sdk/client-scheduler'
import { type Duration, type Instant, SECOND } from '../../../shared/game/model/words.ts'
import { SCHEDULER_TIMEOUT } from '../clients/timeouts.ts'

/** Makes a call, and aborts it after `SCHEDULER_TIMEOUT`, with the SDK's retries and their pauses. */
const inTime = async <T>(call: Call<T>): Promise<T> => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), SCHEDULER_TIMEOUT)
  try {
    return await call({ abortSignal: abort.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** The circuit opens after this many failed calls in a row, or after a single call without an answer. */
const FAILURES_TO_OPEN = 20

/** How long the circuit stays open before the next trial call. */
const OPEN_TIME: Duration = 5 * SECOND

const isRegularAnswer = (error: unknown): boolean =>
  error instanceof ConflictException || error instanceof ResourceNotFoundException

/** Returns whether the call was aborted by `inTime`, or timed out in the client. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

const circuitOpen = (): Error =>
  Object.assign(new Error('Scheduler did not answer just now'), { name: 'SchedulerRests' })

type Call<T> = (options: { readonly abortSignal?: AbortSignal }) => Promise<T>

/** Makes a call of Scheduler once, several times or not at all, depending on how Scheduler has answered lately. */
export type CallGuard = <T>(call: Call<T>) => Promise<T>

/**
 * Returns a guard of calls to Scheduler. While Scheduler fails, only one call in five seconds is made, as a trial; all
 * other calls throw at once. Otherwise a batch of a hundred games would wait ten seconds for their timers, and all
 * later games would wait behind it. The sweep does the work of missing timers.
 */
export const circuitBreaker = (now: () => Instant): CallGuard => {
  let [failures, until] = [0, 0]
  return async (call) => {
    if (now() < until) throw circuitOpen()
    if (failures >= FAILURES_TO_OPEN) until = now() + OPEN_TIME
    try {
      const answer = await inTime(call)
      ;[failures, until] = [0, 0]
      return answer
    } catch (error) {
      failures = isRegularAnswer(error) ? 0 : failures + (isUnanswered(error) ? FAILURES_TO_OPEN : 1)
      until = failures >= FAILURES_TO_OPEN ? now() + OPEN_TIME : 0
      throw error
    }
  }
}
