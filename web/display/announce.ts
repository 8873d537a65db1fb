const NOTICE = 'notice'

const region = (): HTMLElement | null => document.querySelector('#news')

const write = (text: string, className: string): void => {
  const news = region()
  if (!news) return
  news.className = className
  news.textContent = text
}

/** Announces a text to screen readers, unless a notice for everybody is shown. */
export const announce = (text: string): void => {
  if (region()?.className !== NOTICE) write(text, 'unseen')
}

/** Shows a notice to everybody, above the page, until it is removed or replaced. */
export const showNotice = (text: string): void => write(text, NOTICE)

export const clearNotice = (): void => {
  if (region()?.className === NOTICE) write('', 'unseen')
}

const textOf = (selector: string): string => (document.querySelector(selector)?.textContent ?? '').trim()

/** Returns what the reader has to do next in choosing a move, or how the chosen move reads. */
export const choiceText = (): string => textOf('.act p') || textOf('.news')
