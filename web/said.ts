const NOTICE = 'notice'

const region = (): HTMLElement | null => document.querySelector('#news')

const say = (text: string, look: string): void => {
  const news = region()
  if (!news) return
  news.className = look
  news.textContent = text
}

/** For screen readers. What waits to be read by everybody stays. */
export const tell = (text: string): void => {
  if (region()?.className !== NOTICE) say(text, 'unseen')
}

/** For everybody, above the page, until there is other news. */
export const note = (text: string): void => say(text, NOTICE)

export const unnote = (): void => {
  if (region()?.className === NOTICE) say('', 'unseen')
}

const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What came of the last press, or the earlier move that is shown; else how the game stands. */
export const standing = (): string => textOf('#outcome,#shown') || textOf('#live-status')
