import { settled as words } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import type { Choice } from '../../shared/pages/board/choice.ts'
import { choiceUrl, choiceIn, drawInto, hasMove, keepFocus, sameView, morph, stageAt, viewOnly } from './choosing.ts'
import { showCopyButtons } from '../input/copy-buttons.ts'
import { showShareButtons } from '../input/share-buttons.ts'
import { boardDataIn } from '../display/board-data.ts'
import { offerNextGame } from './offer-next-game.ts'
import type { LivePage } from './live-page.ts'
import { shownPath } from '../display/shown-path.ts'
import { rememberSeats } from '../storage/remember-seats.ts'
import { isListed } from '../storage/stored-seats.ts'
import { showNotice } from '../display/announce.ts'
import { focusStatus } from '../input/focus.ts'
import { keepDraft } from './keep-draft.ts'
import { offerDrafts, withoutSent } from '../sending/offer-message.ts'

const WORDS = { settled: words }

/**
 * Returns the choice in the address. A typed move that only the server can read is taken from the page that it sent.
 */
const readIn = (root: ParentNode, data: BoardData): Choice => {
  const choice = choiceIn(location.href)
  const read = stageAt(data, choice).kind === 'unread' && root.querySelector<HTMLInputElement>('#play [name=move]')
  return read ? { ...viewOnly(choice), move: read.value } : choice
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
 * Brings what was just opened into view. The heading of a panel gets the focus, or the field that the reader now fills
 * in.
 */
const showOpened = (): void => {
  const opened = document.querySelector<HTMLElement>('.notify [autofocus],#panel')
  if (opened?.id === 'panel') opened.tabIndex = -1
  opened?.focus({ preventScroll: true })
  opened?.closest('.notify,.panel')?.scrollIntoView({ block: 'nearest' })
}

/** Writes the line at the top of the page again: it contains the number of the move. */
const followFacts = (next: Document): void => {
  const [line, made] = [document, next].map((page) => page.querySelector('.top>span'))
  line?.replaceChildren(made?.textContent ?? '')
}

/**
 * Focuses the link of the panel that was open, or the button that plays a move, or else the status, when the page no
 * longer has what had the focus.
 */
const refocus = (panel: string | undefined): void => {
  const next = document.querySelector<HTMLElement>(panel === undefined ? '#play button' : `#open-${panel}`)
  if (next) next.focus({ preventScroll: true })
  else focusStatus()
}

/**
 * Draws a page that the server has sent, and loses no drafts. `sent`: the form that was sent, if the page is the
 * response to it. Returns false for a page without a board.
 */
export const showPage = (page: LivePage, next: Document, sent?: HTMLFormElement): boolean => {
  const { data } = page
  const [main, made, fresh] = [document.querySelector('main'), next.querySelector('main'), boardDataIn(next)]
  if (!main || !made || !fresh) return false
  page.left = withoutSent(page.left, sent)
  const [path, typed, choice, look] = [shownPath(), page.entered(sent), readIn(next, fresh), choiceIn(page.shown)]
  const { keeps } = keepDraft(WORDS, [data, fresh], choice, page.left)
  if (keeps) drawInto(next, fresh, stageAt(fresh, choice), choice)
  showCopyButtons(next)
  showShareButtons(next)
  const hadFocus = document.activeElement !== document.body
  keepFocus(() => morph(main, made))
  if (hadFocus && document.activeElement === document.body) refocus(look.panel)
  followFacts(next)
  // The newest move comes into view after each move, and after the end, when the list may be shorter.
  if (look.ply !== choice.ply || data.ply !== fresh.ply || !data.live !== !fresh.live) scrollToMove()
  if (look.panel !== choice.panel) showOpened()
  const left = new Map(offerDrafts(page.fill(typed)))
  // The typed move has been read, and is drawn as a move.
  if (choice.move !== undefined) left.delete('typed')
  const { note: lost } = keepDraft(WORDS, [data, fresh], choice, left)
  if (lost !== '' && sameView(look, choice)) showNotice(lost)
  // While the reader looks at an earlier ply, the choice stays in the address.
  if (hasMove(choice) && (fresh.live || data.ply !== fresh.ply))
    history.replaceState(null, '', choiceUrl(fresh, keeps ? choice : viewOnly(choice)))
  if (!keeps && shownPath() !== path && data.ply !== fresh.ply) page.slide(shownPath().split(' ').map(Number))
  Object.assign(page, { data: fresh, title: next.title, left, shown: location.href })
  page.retitle()
  if (isListed(location.pathname)) rememberSeats()
  void offerNextGame(sent !== undefined)
  document.querySelector('#data')?.replaceWith(next.querySelector('#data') ?? '')
  dispatchEvent(new Event('shown'))
  return true
}
