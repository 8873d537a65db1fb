import { cityOf, timeLeft, timeText } from '../shared/pages/context.ts'
import type { TimeWords, ZoneWords } from '../shared/texts/index.ts'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Milliseconds. */
const madeAt = (page: Document): number => Number(page.body.dataset['now'] ?? Date.now())

/** This machine's clock; the service's counts. */
let behind = madeAt(document) - Date.now()

export const setClock = (page: Document): void => {
  behind = madeAt(page) - Date.now()
}

/** And fills it into forms. */
export const zonesIn = (texts: ZoneWords, root: ParentNode): void => {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-style]'))
    time.textContent = timeText({ texts, timeZone }, time.dateTime, time.dataset['style'] ?? '')
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) field.value = timeZone
  for (const name of root.querySelectorAll('[data-zone-name]')) name.textContent = cityOf(timeZone)
}

export const countDown = (texts: TimeWords, root: ParentNode): void => {
  const now = Date.now() + behind
  for (const left of root.querySelectorAll<HTMLElement>('[data-left]'))
    left.textContent = timeLeft({ texts, now }, left.dataset['left'] ?? '')
}
