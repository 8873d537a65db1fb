import { type PageContext, cityOf, readerIn, timeLeft, timeText } from '../shared/pages/context.ts'
import type { Texts } from '../shared/texts/index.ts'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** In milliseconds. */
const madeAt = (page: Document): number => Number(page.body.dataset['now'] ?? Date.now())

/** How far this machine's clock is behind the service's, which counts for the game. */
let behind = madeAt(document) - Date.now()

export const setClock = (page: Document): void => {
  behind = madeAt(page) - Date.now()
}

/** In the page's language and the browser's zone, now. */
export type Reader = () => PageContext
export const readerOf =
  (texts: Texts): Reader =>
  () =>
    readerIn(texts, timeZone, Date.now() + behind)

/** Shows times in the browser's zone, and fills it into forms. */
export const localTimes = (reader: Reader, root: ParentNode): void => {
  const now = reader()
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-style]'))
    time.textContent = timeText(now, time.dateTime, time.dataset['style'] ?? '')
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) field.value = timeZone
  for (const name of root.querySelectorAll('[data-zone-name]')) name.textContent = cityOf(timeZone)
}

export const countDown = (reader: Reader): void => {
  const now = reader()
  for (const left of document.querySelectorAll<HTMLElement>('[data-left]'))
    left.textContent = timeLeft(now, left.dataset['left'] ?? '')
}
