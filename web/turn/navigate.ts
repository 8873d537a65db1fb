import { settled as words } from '#words'
import { SCRIPT_HEADER } from '../../shared/api/routes/script-header.ts'
import { choiceUrl, choiceIn, status, viewOnly } from './choosing.ts'
import { enableCopyButtons } from '../input/copy-buttons.ts'
import { enableShareButtons } from '../input/share-buttons.ts'
import { focusStatus } from '../input/focus.ts'
import type { LivePage } from './live-page.ts'
import { showNotice, announce, clearNotice } from '../display/announce.ts'
import { showPage } from './show-page.ts'

type Answer = { readonly url: URL; readonly ok: boolean; readonly isGone: boolean; readonly next: Document }

/** The number of requests so far. A response is not shown if a later request was made before it came. */
let requests = 0
let isSending = false
/** Whether a request has failed, and no form was answered since. */
let isStuck = false

const ask = async ({ setClock }: LivePage, address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, { cache: 'no-store', headers: { [SCRIPT_HEADER]: '1' }, ...init })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  await setClock(next)
  const isGone = [404, 410].includes(answer.status)
  return { url: new URL(answer.headers.get('content-location') ?? '', answer.url), ok: answer.ok, isGone, next }
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
  if (!ok || !showPage(page, next)) throw new Error('no board')
  announce(status())
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
    if (isNew) history.pushState(null, '', address)
    if (showPage(page, next)) announce(status())
    else location.assign(url)
  } catch {
    showStuck(page)
  }
}

/**
 * Announces the result of the last press, and removes `done` from the address, so that a reload does not announce it
 * again.
 */
const announceOutcome = (): void => {
  const url = new URL(location.href)
  url.searchParams.delete('done')
  history.replaceState(null, '', url)
  focusStatus()
  announce(status())
}

const showResponse = (page: LivePage, form: HTMLFormElement, { url, ok, next }: Answer): void => {
  isStuck = false
  if (ok) {
    clearNotice()
    history.replaceState(null, '', url)
  }
  if (showPage(page, next, ok ? form : undefined)) announceOutcome()
  else if (ok) location.assign(url)
  else showNotice(messageOf(next))
}

/** Sends a form, and shows the response. If the request fails, the form stays, to be sent again. */
export const send = async (page: LivePage, form: HTMLFormElement, body: URLSearchParams): Promise<void> => {
  if (isSending) return
  isSending = true
  requests += 1
  try {
    showResponse(page, form, await ask(page, form.getAttribute('action') ?? '', { method: 'POST', body }))
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
enableCopyButtons(document)
enableShareButtons(document)
if (document.querySelector('#outcome,main [role=alert]')) announceOutcome()
addEventListener('online', () => isStuck && showNotice(words.online))
