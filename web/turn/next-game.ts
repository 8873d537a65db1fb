import { LINE_CSS } from '../../shared/pages/style/open-style.ts'
import { isReadersTurn } from '../storage/stored-seats.ts'
import { byTimeLeft, dueAt, durationWords, timeUntil, refreshGames, opponentName } from '../requests/refresh-games.ts'
import { storedGames } from '../storage/stored-games.ts'

/** The token of this page's seat. */
const ownToken = location.pathname.slice(3, 49)

try {
  const style = new CSSStyleSheet()
  style.replaceSync(LINE_CSS)
  document.adoptedStyleSheets.push(style)
} catch {
  // In an older browser a tab may cover the link.
}

/** Returns the game with the least time left among this browser's other games in which it is the reader's turn. */
const mostUrgent = () =>
  storedGames()
    .filter((game) => game.token !== ownToken && isReadersTurn(game))
    .toSorted(byTimeLeft)[0]

/** Whether the service has answered about this browser's games since the last press. */
let isKnown = false

/**
 * Shows a link to another game that waits for the reader. `isNew` means that the reader has played or pressed
 * something, so the service is asked again. Without an answer no game is offered.
 */
export const showNextGame = async (line: HTMLElement, isNew: boolean): Promise<void> => {
  if (isNew) isKnown = storedGames().length > 1 && (await refreshGames().catch(() => false))
  const { token, seen } = (isKnown && mostUrgent()) || {}
  const [link, who] = [line.querySelector('a'), line.querySelector('span')]
  if (!token || !seen || !link || !who) return
  link.href = `/p/${token}`
  const due = dueAt(seen)
  const left = due === null ? 0 : timeUntil(due)
  who.textContent = [opponentName(seen), left > 0 && durationWords(left)].filter(Boolean).join(', ')
  line.hidden = false
}
