import { pollDelay } from './poll-backoff.ts'

/**
 * The game that is asked about. `awaits`: the page waits for the next game to be created or an email to be sent,
 * neither of which changes this game's version.
 */
export type PolledGame = { readonly id: string; readonly version: number; readonly awaits?: boolean }

export type Polling = {
  /** Makes the page ask often again, as if it had just been opened. */
  readonly restart: () => void
}

/**
 * Resolves with whether to fetch the page: there is a newer version, or the page awaits something. The response about
 * the version is small and the same for all readers, so an edge may cache it; a cached older version is no news.
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
