import type { BoardPage } from '../shared/pages/board-page.ts'
import { pageData } from './game.ts'
import { setClock } from './zone.ts'

/** While the page is visible, in milliseconds. */
const EVERY = 25_000

/** The next game is still being made, which does not change this one. */
const awaitsAnother = ({ view, other, nextPath }: BoardPage): boolean => {
  const rematch = (view.rematch?.game ?? null) !== null && nextPath === undefined
  return rematch || (view.status === 'active' && view.match?.order === 'together' && other?.path === null)
}

const hasNews = async (page: BoardPage): Promise<boolean> => {
  const { view } = page
  if (awaitsAnother(page)) return true
  const answer = await fetch(`/v1/games/${view.id}`, {
    headers: { 'if-none-match': `"${view.version}"` },
    cache: 'no-store',
  })
  const tag = answer.headers.get('etag')
  return answer.status === 200 && tag !== null && tag.replace(/^W\//, '') !== `"${view.version}"`
}

/** The reader's own page, fetched again. */
const reread = async ({ path }: BoardPage): Promise<BoardPage | undefined> => {
  const answer = await fetch(path, { cache: 'no-store' })
  if (!answer.ok) return undefined
  const news = new DOMParser().parseFromString(await answer.text(), 'text/html')
  setClock(news)
  return pageData(news)
}

/** Asks while the page is visible. */
export const poll = (current: () => BoardPage, onNews: (page: BoardPage) => void): void => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    try {
      const page = (await hasNews(current())) ? await reread(current()) : undefined
      if (page && JSON.stringify(page) !== JSON.stringify(current())) onNews(page)
    } catch {
      // No network. The next round asks again.
    }
  }
  setInterval(() => void ask(), EVERY)
  document.addEventListener('visibilitychange', () => void ask())
}
