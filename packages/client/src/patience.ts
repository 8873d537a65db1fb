import { Refusal } from './refusal.ts'

/** Ends early, with the signal's reason, when it is aborted. */
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

const FIRST_WAIT = 500
const MOST_TRIES = 6

const NOT_DONE: readonly string[] = ['too-many-requests', 'in-flight']
const BROKEN = 500

/** Whether asking again may help, and does nothing twice. */
const mayAgain = (error: unknown, repeatable: boolean): boolean => {
  if (!(error instanceof Refusal)) return repeatable
  return NOT_DONE.includes(error.code) || (repeatable && error.status >= BROKEN)
}

const waitOf = (error: unknown, tries: number): number => {
  const named = error instanceof Refusal ? error.retryAfter : undefined
  if (named !== undefined) return named * 1000
  // Clients that failed together do not come back together.
  return FIRST_WAIT * 2 ** (tries - 1) * (0.5 + Math.random())
}

export type Patience = {
  /** In ms: how long to go on after the first failure. A wait that would end later is not begun. */
  readonly patience: number
  readonly sleep: typeof sleep
  readonly repeatable: boolean
  readonly signal: AbortSignal | undefined
}

/** Asks again, after the time that the service names, while that may help. */
export const patiently = async <T>(
  ask: () => Promise<T>,
  { patience, sleep: rest, repeatable, signal }: Patience,
): Promise<T> => {
  let waited = 0
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const wait = waitOf(error, tries)
      waited += wait
      if (signal?.aborted || !mayAgain(error, repeatable) || tries === MOST_TRIES || waited > patience) throw error
      await rest(wait, signal)
    }
  }
}
