import type { BoardData } from '../shared/pages/board-page.ts'
import { unchosen } from '../shared/pages/choice.ts'
import type { Texts } from '../shared/texts/index.ts'
import { walk } from './arrows.ts'
import { copyButtons, showCopying } from './copy.ts'
import { choose, chosen, draw, pageData } from './game.ts'
import { poll } from './poll.ts'
import { countDown, setClock, zonesIn } from './zone.ts'

/** How often the time left is updated, in milliseconds. */
const TICK = 20_000

/** Handles choices made by the board's GET forms and links; the browser posts as usual. */
const enhanceBoard = (texts: Texts, first: BoardData): void => {
  let page = first
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string') query.set(name, value)
    choose(texts, page, chosen(`?${query}`))
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(texts, page, chosen(link.href))
  })
  addEventListener('popstate', () => draw(texts, page, chosen(location.href)))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && location.search !== '') choose(texts, page, unchosen(chosen(location.href)))
    else walk(event)
  })
  poll(
    () => page,
    (news) => {
      const data = pageData(news)
      const main = document.querySelector('main')
      const fresh = news.querySelector('main')
      if (!data || !main || !fresh || data.version === page.version) return
      page = data
      setClock(news)
      main.replaceWith(fresh)
      showCopying(fresh)
      zonesIn(texts, fresh)
    },
  )
}

/** Each language's script calls this with its texts. */
export const start = (texts: Texts): void => {
  copyButtons(document)
  zonesIn(texts, document)
  countDown(texts, document)
  setInterval(() => countDown(texts, document), TICK)
  const page = pageData(document)
  if (page) enhanceBoard(texts, page)
}
