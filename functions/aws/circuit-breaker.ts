import { ConflictException, ResourceNotFoundException } from '@aws-sdk/client-scheduler'
import { type Duration, type Instant, SECOND } from '../../shared/game/words.ts'
import { LONGEST_TIMER } from './timeouts.ts'

/** Bounds the SDK's retries and their pauses. */
const inTime = async <T>(call: Call<T>): Promise<T> => {
  const giving = new AbortController()
  const timer = setTimeout(() => giving.abort(), LONGEST_TIMER)
  try {
    return await call({ abortSignal: giving.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Throttled calls in a row, or one without an answer, after which none is made for a while. */
const ENOUGH = 20

const REST: Duration = 5 * SECOND

const isAnswer = (error: unknown): boolean =>
  error instanceof ConflictException || error instanceof ResourceNotFoundException

/** Given up by `inTime`, or by the client. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

const resting = (): Error => Object.assign(new Error('Scheduler did not answer just now'), { name: 'SchedulerRests' })

type Call<T> = (options: { readonly abortSignal?: AbortSignal }) => Promise<T>

/** Makes a call, or several, or none: what to do with a Scheduler that does not work. */
export type Asking = <T>(call: Call<T>) => Promise<T>

/**
 * While Scheduler does not work, one call in five seconds tries whether it does again. With all of them, a hundred games
 * that set timers would wait ten seconds, and all games behind them; the sweep does the work of timers that are missing.
 */
export const restingAfterFailures = (now: () => Instant): Asking => {
  let [failures, until] = [0, 0]
  return async (call) => {
    if (now() < until) throw resting()
    if (failures >= ENOUGH) until = now() + REST
    try {
      const answer = await inTime(call)
      ;[failures, until] = [0, 0]
      return answer
    } catch (error) {
      failures = isAnswer(error) ? 0 : failures + (isUnanswered(error) ? ENOUGH : 1)
      until = failures >= ENOUGH ? now() + REST : 0
      throw error
    }
  }
}
