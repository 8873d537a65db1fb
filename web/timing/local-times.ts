import { timeLeftText, timeText } from '../../shared/pages/kit/page-context.ts'
import type { DurationTexts, InstantTexts } from '../../shared/texts/index.ts'

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Writes the times of a page in the browser's time zone, and fills that zone into forms. */
export const showLocalTimes = (texts: InstantTexts, root: ParentNode): void => {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-style]'))
    time.textContent = timeText({ texts, timeZone }, time.dateTime, time.dataset['style'] ?? '')
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) field.value = timeZone
}

/**
 * Writes the time left until each deadline. `behind`: the milliseconds by which this machine's clock is behind the
 * service's.
 */
export const showTimeLeft = (texts: DurationTexts, root: ParentNode, behind: number): void => {
  const now = Date.now() + behind
  for (const left of root.querySelectorAll<HTMLElement>('[data-left]'))
    left.textContent = timeLeftText({ texts, now }, left.dataset['left'] ?? '')
}
