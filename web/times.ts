import { time } from '#words'
import { countDown, zonesIn } from './zone.ts'

const texts = { locale: document.documentElement.lang, time }

/** Rewrites the times of a page. `behind` is by how many milliseconds this machine's clock is behind the service's. */
export const tellTimes = (page: Document, behind: number): void => {
  zonesIn(texts, page)
  countDown(texts, page, behind)
}
