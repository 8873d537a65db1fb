import { waitOf } from './waiting.ts'

/** `awaits`: another page is still being made, which does not change this game. */
export type Shown = { readonly id: string; readonly version: number; readonly awaits?: boolean }

export type Poll = {
  /** As if the page was just opened. */
  readonly restart: () => void
}

/** Small, with one answer for all readers of a version. */
const hasNews = async ({ id, version, awaits }: Shown): Promise<boolean> => {
  if (awaits) return true
  const answer = await fetch(`/v1/games/${id}`, { headers: { 'if-none-match': `"${version}"` }, cache: 'no-store' })
  if (answer.status !== 200 && answer.status !== 304) throw new Error('no answer')
  const tag = answer.headers.get('etag')?.replace(/^W\//, '')
  return answer.status === 200 && tag !== `"${version}"`
}

/** While in view, often at first. */
export const poll = (shown: () => Shown, onNews: () => Promise<void>): Poll => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = Date.now()
  let failures = 0
  const later = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => void ask(), waitOf(Date.now() - since, failures))
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      if (await hasNews(shown())) await onNews()
      failures = 0
    } catch {
      // No network, or none of our answers: ask later.
      failures += 1
    }
    later()
  }
  const look = (): void => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    since = Date.now()
    void ask()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  later()
  return {
    restart: () => {
      since = Date.now()
      later()
    },
  }
}
