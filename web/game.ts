import { type Choice, choiceOf, queryOf } from '../shared/pages/choice.ts'
import type { BoardData, BoardPage } from '../shared/pages/board-page.ts'
import { boardMain } from '../shared/pages/seat.ts'
import { showCopying } from './copy.ts'
import { type Reader, localTimes } from './zone.ts'

/** The game that this page shows, as the page carries it; none on pages without a board. */
export const pageData = (root: ParentNode): BoardPage | undefined => {
  const text = root.querySelector('#data')?.textContent
  // The page was rendered by the same code that reads it here.
  return text ? (JSON.parse(text) as BoardData).page : undefined
}

/** What is chosen, by the address of the page. */
export const chosen = (address: string): Choice =>
  choiceOf(Object.fromEntries(new URL(address, location.href).searchParams))

const focusOn = (square: string | undefined): void => {
  const target = square === undefined ? undefined : document.querySelector<HTMLElement>(`[data-square="${square}"]`)
  target?.focus({ preventScroll: true })
}

/** Tells those who do not see the page what the choice has come to. */
const tell = (): void => {
  const news = document.querySelector('#news')
  const said = document.querySelector('.acting p') ?? document.querySelector('#status p')
  if (news) news.textContent = said?.textContent ?? ''
}

/** What is open of the folded parts, by what they are called, and what was typed, by its field. */
type Kept = { readonly open: ReadonlySet<string>; readonly typed: ReadonlyMap<string, string> }

const nameOf = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? ''

const FIELDS = 'textarea[id], input[id]:not([readonly])'

const fieldsOf = (root: ParentNode): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS),
]

const keep = (root: ParentNode): Kept => ({
  open: new Set([...root.querySelectorAll('details')].filter(({ open }) => open).map(nameOf)),
  typed: new Map(
    fieldsOf(root)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ id, value }) => [id, value]),
  ),
})

const restore = (root: ParentNode, { open, typed }: Kept): void => {
  for (const details of root.querySelectorAll('details')) details.open ||= open.has(nameOf(details))
  for (const field of fieldsOf(root)) field.value = typed.get(field.id) ?? field.value
}

/** Draws the page from its game and a choice. Open details stay open, what was typed stays, and so does the focus. */
export const draw = (reader: Reader, page: BoardPage, choice: Choice): void => {
  const main = document.querySelector('main')
  if (!main) return
  const active = document.activeElement
  const square = active instanceof HTMLElement ? active.dataset['square'] : undefined
  const kept = keep(main)
  // Made by `html`, which escapes every text that people wrote.
  main.innerHTML = boardMain(reader(), page, choice).markup
  restore(main, kept)
  showCopying(main)
  localTimes(reader, main)
  focusOn(square)
  tell()
}

/** Goes on to a choice without a reload; the address says it, so that back goes back and a reload shows the same. */
export const choose = (reader: Reader, page: BoardPage, choice: Choice): void => {
  history.pushState(null, '', `${page.path}${queryOf(choice)}`)
  draw(reader, page, choice)
}
