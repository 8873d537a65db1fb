/** Milliseconds that a press waits for a part to load. */
const TIMEOUT = 5000

/**
 * Returns a function that loads a module once, when it is first needed. A failed load is tried again with another
 * query, because Chromium remembers a failed address as long as the document lives. The service ignores the query of an
 * asset's address.
 */
export const lazyPart = <T>(address: string): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  let query = ''
  const load = async (): Promise<T> => {
    const attempt = address + query
    query += '?'
    return import(attempt) as Promise<T>
  }
  const forget = (error: unknown): never => {
    loaded = undefined
    throw error
  }
  return () => (loaded ??= load().catch(load).catch(forget))
}

/** Resolves as `loading` does, but rejects if it takes longer than a press may wait. */
export const withTimeout = async <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT))])
