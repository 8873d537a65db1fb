/** Milliseconds that a press waits for a part to load. */
const TIMEOUT = 5000

/**
 * Loads a module once, when it is first needed. A failed load is tried again with another query, because Chromium
 * remembers a failed address as long as the document lives. The service reads no query of an asset.
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

/** Rejects if something takes longer than a press may wait. */
export const withTimeout = async <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT))])
