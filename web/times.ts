import { time } from '#words'
import { countDown, zonesIn } from './zone.ts'

const texts = { locale: document.documentElement.lang, time }

export const tellTimes = (page: Document, behind: number): void => {
  zonesIn(texts, page)
  countDown(texts, page, behind)
}
