/** Milliseconds that a press waits for its part. */
const PATIENCE = 5000

/**
 * Chromium keeps a failed load while the document lives: the next has another address, as the service reads no query.
 */
export const part = <T>(address: string): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  let query = ''
  const load = async (): Promise<T> => {
    const asked = address + query
    query += '?'
    return import(asked) as Promise<T>
  }
  const forget = (error: unknown): never => {
    loaded = undefined
    throw error
  }
  return () => (loaded ??= load().catch(load).catch(forget))
}

export const inTime = async <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))])
