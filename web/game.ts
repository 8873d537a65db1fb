import { type Choice, choiceOf, queryOf } from '../shared/pages/choice.ts'
import type { BoardData } from '../shared/pages/board-page.ts'
import { type LiveTexts, live } from '../shared/pages/live.ts'
import { stageOf } from '../shared/pages/stage.ts'

/** The page's game; undefined on pages without a board. */
export const pageData = (root: ParentNode): BoardData | undefined => {
  const text = root.querySelector('#data')?.textContent
  // The same code wrote it.
  return text ? (JSON.parse(text) as BoardData) : undefined
}

export const chosen = (address: string): Choice =>
  choiceOf(Object.fromEntries(new URL(address, location.href).searchParams))

const focusOn = (square: string | undefined): void => {
  const target = square === undefined ? undefined : document.querySelector<HTMLElement>(`[data-square="${square}"]`)
  target?.focus({ preventScroll: true })
}

/** Announces the choice to screen readers. */
const tell = (): void => {
  const news = document.querySelector('#news')
  const said = document.querySelector('#live-act p') ?? document.querySelector('#live-status .news')
  if (news) news.textContent = said?.textContent ?? ''
}

const put = (id: string, markup: string): void => {
  const region = document.querySelector(`#${id}`)
  // Made by `html`, which escapes what people wrote.
  if (region) region.innerHTML = markup
}

/** Draws a choice, and keeps the focus. False: the server has to read it. */
export const draw = (texts: LiveTexts, { live: data }: BoardData, choice: Choice): boolean => {
  const stage = data && stageOf(data.moves, choice)
  if (!data || stage?.kind === 'unread' || !stage) return false
  const active = document.activeElement
  const square = active instanceof HTMLElement ? active.dataset['square'] : undefined
  const { status, board, act } = live(texts, data, stage, choice)
  put('live-status', status.markup)
  put('live-board', board.markup)
  put('live-act', act.markup)
  focusOn(square)
  tell()
  return true
}

/** Without a reload. The address holds the choice, so Back and reload work. */
export const choose = (texts: LiveTexts, page: BoardData, choice: Choice): void => {
  const address = `${page.path}${queryOf(choice)}`
  if (draw(texts, page, choice)) history.pushState(null, '', address)
  else location.assign(address)
}
