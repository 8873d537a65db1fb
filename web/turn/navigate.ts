import { settled as words } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { choiceUrl, choiceIn, viewOnly } from './choosing.ts'
import { enableCopyButtons } from '../input/copy-buttons.ts'
import { enableShareButtons } from '../input/share-buttons.ts'
import { focusStatus } from '../input/focus.ts'
import type { LivePage } from './live-page.ts'
import { showNotice, announce, clearNotice } from '../display/announce.ts'
import { boardDataIn } from '../display/board-data.ts'
import { draftsWithoutField, storedDrafts } from '../storage/form-drafts.ts'
import { keepAnswer } from '../offline/keep-answer.ts'
import type { WaitingMove } from '../offline/waiting-moves.ts'
import { resumePage } from '../sending/resume-page.ts'
import { chosenMove } from '../sending/chosen-move.ts'
import {
  clearState,
  hasChanged,
  showChanged,
  showFailed,
  showSending,
  showSent,
  waitForNetwork,
} from '../sending/send-move.ts'
import { offerDrafts } from '../sending/offer-message.ts'
import { isAnswerHere } from './answered-field.ts'
import { announceLittleTime } from '../timing/little-time.ts'
import { announceOutcome, drawNews, drawResponse, drawView } from './draw-news.ts'

type Answer = {
  readonly url: URL
  readonly code: number
  readonly ok: boolean
  readonly isGone: boolean
  readonly next: Document
}

export { pressSquare } from './press-square.ts'

/** The number of requests so far. A response is not shown if a later request was made before it came. */
let requests = 0
let isSending = false
/** Whether a request has failed, and none was answered since. */
let isStuck = false

const ask = async ({ setClock }: LivePage, address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, { cache: 'no-store', headers: { [SCRIPT_HEADER]: '1' }, ...init })
  const text = await answer.text()
  if (isStuck) clearNotice()
  isStuck = false
  const next = new DOMParser().parseFromString(text, 'text/html')
  const url = new URL(answer.headers.get('content-location') ?? '', answer.url)
  await setClock(next)
  void keepAnswer(answer, url, text, next).catch(() => undefined)
  const { ok, status: code } = answer
  return { url, code, ok, isGone: [404, 410].includes(code), next }
}

/** Returns the text of a page without a board. */
const messageOf = (next: Document): string => next.querySelector('main p')?.textContent ?? ''

/**
 * Fetches the page and draws it. Resolves with false if the seat's link no longer works but something is not sent: then
 * the page stays, so that the reader can save what they typed.
 */
export const refresh = async (page: LivePage): Promise<boolean> => {
  const mine = ++requests
  const { ok, isGone, next } = await ask(page, choiceUrl(page.data, viewOnly(choiceIn(location.href))))
  if (mine !== requests) return true
  // The link may have been replaced. Other failures are thrown, so that the page asks again.
  if (isGone) return page.renew(messageOf(next))
  const news = ok ? drawNews(page, next) : undefined
  if (news === undefined) throw new Error('no board')
  announce(news)
  return true
}

const showStuck = (page: LivePage): void => {
  isStuck = true
  page.stuck()
}

/** Shows another view of the game: a ply, a tab, a panel. */
export const go = async (page: LivePage, address: string, isNew: boolean): Promise<void> => {
  const mine = ++requests
  try {
    const { url, next } = await ask(page, address)
    if (mine !== requests) return
    const isAnswer = isAnswerHere(next, choiceIn(address))
    if (isNew && !isAnswer) history.pushState(null, '', address)
    if (!drawView(page, next, isAnswer)) location.assign(url)
  } catch {
    showStuck(page)
  }
}

const showResponse = (page: LivePage, form: HTMLFormElement, { url, ok, next }: Answer): void => {
  if (ok) {
    clearNotice()
    history.replaceState(null, '', url)
  }
  if (drawResponse(page, next, form, ok)) return
  if (ok) location.assign(url)
  else showNotice(messageOf(next))
}

/** Milliseconds to wait for an answer to a move. CloudFront gives up after 30 seconds. */
const TIMEOUT = 30_000

/** Returns whether the game has gone on from the position that the reader sees. */
const isOther = (fresh: BoardData, { ply, live }: BoardData): boolean =>
  fresh.ply !== ply || fresh.live?.scene.pieces !== live?.scene.pieces

const showMoveResponse = (page: LivePage, form: HTMLFormElement, move: WaitingMove, answer: Answer): void => {
  const { ok, code, next, url } = answer
  const fresh = boardDataIn(next)
  // An answer without a board that is no refusal is not from the service, or says that it is at fault.
  if (code >= 500 || code === 429 || (ok && !fresh)) return showFailed(move, ok ? '' : messageOf(next))
  if (!ok && fresh && isOther(fresh, page.data)) return showChanged(move)
  clearState()
  showResponse(page, form, answer)
  if (ok && !url.searchParams.has('refused')) showSent(move)
}

/** A browser that believes in a network may be wrong: then the page is a copy. */
const hasNetwork = (): boolean => navigator.onLine && !document.body.dataset['kept']

/** Sends a move. Its row says what becomes of it; without a network the move waits on this device. */
const sendMove = async (page: LivePage, form: HTMLFormElement, body: URLSearchParams): Promise<void> => {
  const move = chosenMove(page.data, form, body)
  const endSending = showSending(move)
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    showMoveResponse(page, form, move, await ask(page, move.action, { method: 'POST', body, signal }))
  } catch {
    if (hasNetwork()) showFailed(move)
    else await waitForNetwork(move)
  } finally {
    endSending()
  }
}

/** Shows the game that has changed. The chosen move stays if it can still be played. */
const showAsItStands = async (page: LivePage): Promise<void> => {
  await refresh(page)
  clearState()
  focusStatus()
}

/** Sends a form, and shows the response. If the request fails, the form stays, to be sent again. */
export const send = async (page: LivePage, form: HTMLFormElement, body: URLSearchParams): Promise<void> => {
  if (isSending) return
  isSending = true
  requests += 1
  try {
    if (form.id === 'play') await (hasChanged() ? showAsItStands(page) : sendMove(page, form, body))
    else showResponse(page, form, await ask(page, form.getAttribute('action') ?? '', { method: 'POST', body }))
  } catch {
    showStuck(page)
  } finally {
    isSending = false
  }
}

/** Loads the script of the choice of notifications on this device once a reader is about to press it. */
const enableDeviceChoice = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('[data-device]')) void import('../requests/device-choice.ts')
}

addEventListener('pointerover', enableDeviceChoice)
addEventListener('focusin', enableDeviceChoice)
announceLittleTime()
enableCopyButtons(document)
enableShareButtons(document)
const outcome = document.querySelector('#outcome,main [role=alert]')
if (outcome) {
  focusStatus()
  announceOutcome(outcome.textContent)
}
addEventListener('online', () => isStuck && showNotice(words.online))
// What was typed before a reload, and has no field on the page as it is now.
const shown = boardDataIn(document)
if (shown) offerDrafts(draftsWithoutField(document, storedDrafts(shown.path)))
const { kept } = document.body.dataset
if (kept !== undefined) void resumePage(kept)
