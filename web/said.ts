const NOTICE = 'notice'

const region = (): HTMLElement | null => document.querySelector('#news')

const say = (text: string, look: string): void => {
  const news = region()
  if (!news) return
  news.className = look
  news.textContent = text
}

/** For screen readers; what all are to read stays. */
export const tell = (text: string): void => {
  if (region()?.className !== NOTICE) say(text, 'unseen')
}

/** For all, above the page, until other news. */
export const note = (text: string): void => say(text, NOTICE)

export const unnote = (): void => {
  if (region()?.className === NOTICE) say('', 'unseen')
}

const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Of the last press, or the move shown; else how the game stands. */
export const standing = (): string => textOf('#outcome,#shown') || textOf('#live-status')
