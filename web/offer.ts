import type * as next from './next.ts'
import { part } from './part.ts'

const script = part<typeof next>('./next.ts')

let isAsked = false

/** Another game that waits for this reader. Its script is loaded after the first press (`isNew`). */
export const offerNext = async (isNew: boolean): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#next-game')
  if (!place) return
  try {
    isAsked ||= isNew
    if (isAsked) await (await script()).offer(place, isNew)
  } catch {
    // Asked for again when the page is next drawn.
  }
}
