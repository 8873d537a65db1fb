import { type PageContext, cityOf, readerIn, timeLeft, timeText } from '../shared/pages/context.ts'
import type { Texts } from '../shared/texts/index.ts'

/** The browser's own zone. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the service made a page, in milliseconds. */
const madeAt = (page: Document): number => Number(page.body.dataset['now'] ?? Date.now())

/** By how much this machine's clock is behind the service's, whose clock is the one that counts for the game. */
let behind = madeAt(document) - Date.now()

/** Sets the clock by a page that has just come. */
export const setClock = (page: Document): void => {
  behind = madeAt(page) - Date.now()
}

/** Who looks at this page, as of now: its words and the browser's zone. */
export type Reader = () => PageContext
export const readerOf =
  (texts: Texts): Reader =>
  () =>
    readerIn(texts, timeZone, Date.now() + behind)

/** Every time of the page in the browser's zone, and the zone into the forms that send it. */
export const localTimes = (reader: Reader, root: ParentNode): void => {
  const now = reader()
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-style]'))
    time.textContent = timeText(now, time.dateTime, time.dataset['style'] ?? '')
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) field.value = timeZone
  for (const name of root.querySelectorAll('[data-zone-name]')) name.textContent = cityOf(timeZone)
}

/** What is left of each running time, as of now. */
export const countDown = (reader: Reader): void => {
  const now = reader()
  for (const left of document.querySelectorAll<HTMLElement>('[data-left]'))
    left.textContent = timeLeft(now, left.dataset['left'] ?? '')
}
