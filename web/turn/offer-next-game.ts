import type * as next from './next-game.ts'
import { lazyPart } from '../requests/lazy-part.ts'

const script = lazyPart<typeof next>('./next-game.ts')

let hasPressed = false

/** Offers another game that waits for the reader. The part that does so is loaded after the first press (`isNew`). */
export const offerNextGame = async (isNew: boolean): Promise<void> => {
  const line = document.querySelector<HTMLElement>('#next-game')
  if (!line) return
  try {
    hasPressed ||= isNew
    if (hasPressed) await (await script()).showNextGame(line, isNew)
  } catch {
    // The part is loaded again when the page is next drawn.
  }
}
