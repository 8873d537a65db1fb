import { settled as words } from '#words'
import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import type { Choice } from '../shared/pages/game/model/choice.ts'
import { addressOf, chosenIn, drawInto, isChosen, keepFocus, looksAlike, morph, stageIn, unchosen } from './choosing.ts'
import { showCopying } from './copy.ts'
import { dataIn } from './data.ts'
import { offerNext } from './offer.ts'
import type { Page } from './page.ts'
import { pathOnBoard } from './path.ts'
import { rememberSeats } from './remember.ts'
import { note } from './said.ts'
import { settled } from './settled.ts'

const WORDS = { settled: words }

/** The choice in the address. A typed move that only the server can read is taken from its page. */
const readIn = (root: ParentNode, data: BoardData): Choice => {
  const choice = chosenIn(location.href)
  const read = stageIn(data, choice).kind === 'unread' && root.querySelector<HTMLInputElement>('#play [name=move]')
  return read ? { ...unchosen(choice), move: read.value } : choice
}

/** Scrolls the list of moves to the one that is shown. Nothing else scrolls. */
const scrollToMove = (): void => {
  const move = document.querySelector('.moves [aria-current]')
  const list = move?.closest('.scroll')
  if (!move || !list) return
  const [at, within] = [move.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += Math.min(0, at.top - within.top) + Math.max(0, at.bottom - within.bottom)
}

/**
 * Draws a page that the server has sent, and loses no drafts. `sent` is the form that it answers. It returns false
 * for a page without a board.
 */
export const show = (page: Page, next: Document, sent?: HTMLFormElement): boolean => {
  const { data } = page
  const [main, made, fresh] = [document.querySelector('main'), next.querySelector('main'), dataIn(next)]
  if (!main || !made || !fresh) return false
  const [path, typed, choice, look] = [pathOnBoard(), page.entered(sent), readIn(next, fresh), chosenIn(page.shown)]
  const { keeps } = settled(WORDS, [data, fresh], choice, page.left)
  if (keeps) drawInto(next, fresh, stageIn(fresh, choice), choice)
  showCopying(next)
  keepFocus(() => morph(main, made))
  if (look.ply !== choice.ply) scrollToMove()
  if (look.panel !== choice.panel) document.querySelector('.panel')?.scrollIntoView({ block: 'nearest' })
  const left = new Map(page.fill(typed))
  // The typed move has been read, and is drawn as a move.
  if (choice.move !== undefined) left.delete('typed')
  const { note: lost } = settled(WORDS, [data, fresh], choice, left)
  if (lost !== '' && looksAlike(look, choice)) note(lost)
  // While the reader looks at an earlier ply, the choice stays in the address.
  if (isChosen(choice) && (fresh.live || data.ply !== fresh.ply))
    history.replaceState(null, '', addressOf(fresh, keeps ? choice : unchosen(choice)))
  if (!keeps && pathOnBoard() !== path && data.ply !== fresh.ply) page.slide(pathOnBoard().split(' ').map(Number))
  Object.assign(page, { data: fresh, title: next.title, left, shown: location.href })
  page.retitle()
  rememberSeats()
  void offerNext(sent !== undefined)
  document.querySelector('#data')?.replaceWith(next.querySelector('#data') ?? '')
  dispatchEvent(new Event('shown'))
  return true
}
