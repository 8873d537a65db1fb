import { Refusal } from './refusal.ts'

/** Waits for some milliseconds. If the signal is aborted, it rejects at once with the signal's reason. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })

/** The wait before the second attempt, in ms. Each further wait is twice as long. */
const FIRST_WAIT = 500
const MOST_TRIES = 6

/** Refusals that say that nothing was done, so that repeating the request is safe. */
const NOT_DONE: readonly string[] = ['too-many-requests', 'in-flight']
const SERVER_ERROR = 500

/** Returns whether to repeat a request: it may then succeed, and nothing is done twice. */
const isRetryable = (error: unknown, repeatable: boolean): boolean => {
  if (!(error instanceof Refusal)) return repeatable
  return NOT_DONE.includes(error.code) || (repeatable && error.status >= SERVER_ERROR)
}

/** Returns how long to wait before the next attempt, in ms. */
const backoff = (error: unknown, tries: number): number => {
  const named = error instanceof Refusal ? error.retryAfter : undefined
  if (named !== undefined) return named * 1000
  // Jitter: clients that failed together do not return together.
  return FIRST_WAIT * 2 ** (tries - 1) * (0.5 + Math.random())
}

/** How a request is repeated. */
export type RetryOptions = {
  /** How long to go on after the first failure, in ms. A wait that would end later is not begun. */
  readonly patience: number
  readonly sleep: typeof sleep
  /** True if a second request has no further effect. */
  readonly repeatable: boolean
  readonly signal: AbortSignal | undefined
}

/**
 * Repeats a request while that may help. It waits as long as the service says, otherwise with exponential backoff and
 * jitter.
 */
export const withRetries = async <T>(
  request: () => Promise<T>,
  { patience, sleep: wait, repeatable, signal }: RetryOptions,
): Promise<T> => {
  let waited = 0
  for (let tries = 1; ; tries += 1) {
    try {
      return await request()
    } catch (error) {
      const pause = backoff(error, tries)
      waited += pause
      if (signal?.aborted || !isRetryable(error, repeatable) || tries === MOST_TRIES || waited > patience) throw error
      await wait(pause, signal)
    }
  }
}
