const write = (id: 'news' | 'notice', text: string, className = 'unseen'): void => {
  const region = document.querySelector(`#${id}`)
  if (!region) return
  region.className = className
  region.textContent = text
}

/** Announces a text to screen readers. */
export const announce = (text: string): void => write('news', text)

/** Shows a notice to everybody, above the page, until it is removed or replaced. It silences no announcement. */
export const showNotice = (text: string): void => write('notice', text, 'notice')

export const clearNotice = (): void => write('notice', '')

const textOf = (selector: string): string => (document.querySelector(selector)?.textContent ?? '').trim()

/** Returns what the reader has to do next in choosing a move, or how the chosen move reads. */
export const choiceText = (): string => textOf('.act p') || textOf('.news')
