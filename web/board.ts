import type { BoardPage } from '../shared/pages/board-page.ts'
import type { Texts } from '../shared/texts/index.ts'
import { walk } from './arrows.ts'
import { copyButtons } from './copy.ts'
import { choose, chosen, draw, pageData } from './game.ts'
import { poll } from './poll.ts'
import { type Reader, countDown, readerOf, zonesIn } from './zone.ts'

/** How often the time left is updated, in milliseconds. */
const TICK = 20_000

/** Handles choices made by the board's GET forms and links; the browser posts as usual. */
const enhanceBoard = (reader: Reader, first: BoardPage): void => {
  let page = first
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string') query.set(name, value)
    choose(reader, page, chosen(`?${query}`))
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(reader, page, chosen(link.href))
  })
  addEventListener('popstate', () => draw(reader, page, chosen(location.href)))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && location.search !== '') choose(reader, page, { flip: chosen(location.href).flip })
    else walk(event)
  })
  poll(
    () => page,
    (news) => {
      // Drops a choice made for an older position.
      page = news
      choose(reader, page, { flip: chosen(location.href).flip })
    },
  )
}

/** Each language's script calls this with its texts. */
export const start = (texts: Texts): void => {
  const reader = readerOf(texts)
  copyButtons(document)
  zonesIn(texts, document)
  countDown(texts, document)
  setInterval(() => countDown(texts, document), TICK)
  const page = pageData(document)
  if (page) enhanceBoard(reader, page)
}
