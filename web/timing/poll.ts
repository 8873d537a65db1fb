import { pollDelay } from './poll-backoff.ts'

/**
 * The game that is asked about. `awaits`: the next game is being created, or an email sent, which changes no version
 * of this one.
 */
export type PolledGame = { readonly id: string; readonly version: number; readonly awaits?: boolean }

export type Polling = {
  /** Asks often again, as if the page was just opened. */
  readonly restart: () => void
}

/**
 * Asks whether there is a newer version. The response is small and the same for all readers, so an edge may cache it:
 * an older version is no news.
 */
const hasNews = async ({ id, version, awaits }: PolledGame): Promise<boolean> => {
  if (awaits) return true
  const headers = { 'if-none-match': `"${version}"` }
  const answer = await fetch(`/v1/games/${id}/version`, { headers, cache: 'no-store' })
  if (answer.status === 304) return false
  if (!answer.ok) throw new Error('no answer')
  return ((await answer.json()) as { readonly version: number }).version > version
}

/**
 * Asks for news while the page is in view, often at first. `onNews` returns false to stop until the reader comes back
 * or sends something.
 */
export const startPolling = (shown: () => PolledGame, onNews: () => Promise<boolean>): Polling => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = Date.now()
  let failures = 0
  const schedule = (): void => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => void ask(), pollDelay(Date.now() - since, failures))
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      if ((await hasNews(shown())) && !(await onNews())) return
      failures = 0
    } catch {
      // There is no network, or something else than the service answered, so the page asks again later.
      failures += 1
    }
    schedule()
  }
  const restart = (): void => {
    since = Date.now()
    schedule()
  }
  const askAgain = (): void => {
    restart()
    if (!document.hidden) void ask()
  }
  document.addEventListener('visibilitychange', askAgain)
  addEventListener('online', askAgain)
  schedule()
  return { restart }
}
