import type { InstantStyle } from '../shared/texts/index.ts'
import { instantText, leftText, textsFor } from '../shared/texts/index.ts'

/** The browser's own zone and the page's own language. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
export const texts = textsFor(document.documentElement.lang)

const STYLES: readonly string[] = ['long', 'short', 'dated'] satisfies readonly InstantStyle[]

const isStyle = (style: string | undefined): style is InstantStyle => style !== undefined && STYLES.includes(style)

/** Every time of the page in the browser's zone, and the zone into the forms that tell it on. */
export const localTimes = (root: ParentNode): void => {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-style]'))
    if (isStyle(time.dataset['style']))
      time.textContent = instantText(texts, Date.parse(time.dateTime), timeZone, time.dataset['style'])
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) field.value = timeZone
}

/** What is left of each running time, as of now. */
export const countDown = (): void => {
  for (const left of document.querySelectorAll<HTMLElement>('[data-left]'))
    left.textContent = leftText(texts, Date.parse(left.dataset['left'] ?? ''), Date.now())
}
