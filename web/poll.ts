import type { BoardData } from '../shared/pages/board-page.ts'

/** While the page is visible, in milliseconds. */
const EVERY = 25_000

const hasNews = async ({ id, version, awaits }: BoardData): Promise<boolean> => {
  if (awaits) return true
  const answer = await fetch(`/v1/games/${id}`, {
    headers: { 'if-none-match': `"${version}"` },
    cache: 'no-store',
  })
  const tag = answer.headers.get('etag')
  return answer.status === 200 && tag !== null && tag.replace(/^W\//, '') !== `"${version}"`
}

/** The reader's own page, fetched again. */
const reread = async (address: string): Promise<Document | undefined> => {
  const answer = await fetch(address, { cache: 'no-store' })
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}

/** Asks while the page is visible. */
export const poll = (current: () => BoardData, onNews: (page: Document) => void): void => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    try {
      const page = (await hasNews(current())) ? await reread(current().path) : undefined
      if (page) onNews(page)
    } catch {
      // No network. The next round asks again.
    }
  }
  setInterval(() => void ask(), EVERY)
  document.addEventListener('visibilitychange', () => void ask())
}
