import { sending as words } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { boardDataIn } from '../display/board-data.ts'
import { clearNotice, showNotice } from '../display/announce.ts'
import { waitingMove } from '../offline/waiting-moves.ts'
import { resumeWaiting, retryWaiting } from './send-move.ts'

const WEEK = 7 * 86_400_000

/** Returns the instant of which a copy is, such as "Saturday 15:04". */
const instantOf = (kept: number): string =>
  new Date(kept).toLocaleString(document.documentElement.lang, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(Date.now() - kept > WEEK && { day: 'numeric', month: 'long' }),
  })

const tellAge = (kept: number): void => {
  showNotice(words.copy(instantOf(kept)))
  const end = (): void => {
    delete document.body.dataset['kept']
    clearNotice()
    removeEventListener('online', clearNotice)
  }
  // Once there is a network, the page is drawn as the service has it.
  addEventListener('shown', end, { once: true })
  addEventListener('online', clearNotice)
}

/** Draws the choice in the address, as if Back had led there. */
const drawChoice = (): void => void dispatchEvent(new PopStateEvent('popstate'))

/** Draws a chosen move, which a copy does not contain. No other view of the board was kept. */
const drawView = ({ path, live }: BoardData): void => {
  const move = new URLSearchParams(location.search).get('move')
  const isLegal = live?.moves.some((each) => [each.path.join('-'), each.path.join('x')].includes(move ?? ''))
  history.replaceState(null, '', isLegal ? `${path}?move=${move}` : path)
  if (isLegal) drawChoice()
}

/**
 * Goes on with a page that the service worker has marked: a copy, which is of the instant `kept`, or a page whose seat
 * has a move that waits.
 */
export const resumePage = async (kept: string): Promise<void> => {
  const data = boardDataIn(document)
  if (!data) return
  if (kept !== '') tellAge(Number(kept))
  const waiting = await waitingMove(data.path)
  if (waiting && !waiting.outcome && data.live && waiting.ply === data.ply) resumeWaiting(waiting, drawChoice)
  else if (kept !== '') drawView(data)
  if (waiting) await retryWaiting()
}
