import { waitOf } from './waiting.ts'

/** `awaits`: another page is still being made, or an email sent, which does not change this game. */
export type Shown = { readonly id: string; readonly version: number; readonly awaits?: boolean }

export type Poll = {
  /** As if the page was just opened. */
  readonly restart: () => void
}

/** Small, with one answer for all readers of a version, which an edge may keep: an older one is no news. */
const hasNews = async ({ id, version, awaits }: Shown): Promise<boolean> => {
  if (awaits) return true
  const headers = { 'if-none-match': `"${version}"` }
  const answer = await fetch(`/v1/games/${id}/version`, { headers, cache: 'no-store' })
  if (answer.status === 304) return false
  if (!answer.ok) throw new Error('no answer')
  return ((await answer.json()) as { readonly version: number }).version > version
}

/** While in view, often at first. `onNews`: false to ask no more until the reader comes back or sends something. */
export const poll = (shown: () => Shown, onNews: () => Promise<boolean>): Poll => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = Date.now()
  let failures = 0
  const later = (): void => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => void ask(), waitOf(Date.now() - since, failures))
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      if ((await hasNews(shown())) && !(await onNews())) return
      failures = 0
    } catch {
      // No network, or none of our answers: ask later.
      failures += 1
    }
    later()
  }
  const restart = (): void => {
    since = Date.now()
    later()
  }
  const look = (): void => {
    restart()
    if (!document.hidden) void ask()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  later()
  return { restart }
}
