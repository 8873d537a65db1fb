import { type Choice, choiceOf, queryOf } from '../shared/pages/choice.ts'
import type { BoardData, BoardPage } from '../shared/pages/board-page.ts'
import { boardMain } from '../shared/pages/game-page.ts'
import { showCopying } from './copy.ts'
import { type Reader, zonesIn } from './zone.ts'

/** The page's game; undefined on pages without a board. */
export const pageData = (root: ParentNode): BoardPage | undefined => {
  const text = root.querySelector('#data')?.textContent
  // The same code wrote it.
  return text ? (JSON.parse(text) as BoardData).page : undefined
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
  const said = document.querySelector('.acting p') ?? document.querySelector('#status p')
  if (news) news.textContent = said?.textContent ?? ''
}

/** Open details by their summary, and typed text by field. */
type Carried = { readonly open: ReadonlySet<string>; readonly typed: ReadonlyMap<string, string> }

const nameOf = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? ''

const FIELDS = 'textarea[id], input[id]:not([readonly])'

const fieldsOf = (root: ParentNode): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS),
]

const keep = (root: ParentNode): Carried => ({
  open: new Set([...root.querySelectorAll('details')].filter(({ open }) => open).map(nameOf)),
  typed: new Map(
    fieldsOf(root)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ id, value }) => [id, value]),
  ),
})

const restore = (root: ParentNode, { open, typed }: Carried): void => {
  for (const details of root.querySelectorAll('details')) details.open ||= open.has(nameOf(details))
  for (const field of fieldsOf(root)) field.value = typed.get(field.id) ?? field.value
}

/** Keeps open details, typed text and focus. */
export const draw = (reader: Reader, page: BoardPage, choice: Choice): void => {
  const main = document.querySelector('main')
  if (!main) return
  const active = document.activeElement
  const square = active instanceof HTMLElement ? active.dataset['square'] : undefined
  const kept = keep(main)
  // Made by `html`, which escapes what people wrote.
  main.innerHTML = boardMain(reader(), page, choice).markup
  restore(main, kept)
  showCopying(main)
  zonesIn(reader().texts, main)
  focusOn(square)
  tell()
}

/** Without a reload. The address holds the choice, so Back and reload work. */
export const choose = (reader: Reader, page: BoardPage, choice: Choice): void => {
  history.pushState(null, '', `${page.path}${queryOf(choice)}`)
  draw(reader, page, choice)
}
