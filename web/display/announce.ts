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

const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Returns the text of the last press's result or of the move that is shown; if there is neither, the status of the
 * game.
 */
export const status = (): string => textOf('#outcome,#shown') || textOf('#live-status')
