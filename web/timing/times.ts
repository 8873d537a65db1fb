import { time } from '#words'
import { showTimeLeft, showLocalTimes } from './local-times.ts'

const texts = { locale: document.documentElement.lang, time }

/** Rewrites the times of a page. `behind`: the milliseconds by which this machine's clock is behind the service's. */
export const showTimes = (page: Document, behind: number): void => {
  showLocalTimes(texts, page)
  showTimeLeft(texts, page, behind)
}
