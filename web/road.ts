import { settled as words } from '#words'
import { SCRIPT_HEADER } from '../shared/api/routes/script-header.ts'
import { addressOf, chosenIn, standing, unchosen } from './choosing.ts'
import { copyButtons } from './copy.ts'
import { focusStatus } from './focus.ts'
import type { Page } from './page.ts'
import { note, tell, unnote } from './said.ts'
import { show } from './show.ts'

type Answer = { readonly url: URL; readonly ok: boolean; readonly isGone: boolean; readonly next: Document }

/** An overtaken answer is not shown. */
let asked = 0
let isSending = false
/** Something could not be sent. */
let isStuck = false

const ask = async ({ setClock }: Page, address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, { cache: 'no-store', headers: { [SCRIPT_HEADER]: '1' }, ...init })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  await setClock(next)
  const isGone = [404, 410].includes(answer.status)
  return { url: new URL(answer.headers.get('content-location') ?? '', answer.url), ok: answer.ok, isGone, next }
}

/** What a page without a board says. */
const said = (next: Document): string => next.querySelector('main p')?.textContent ?? ''

/** False: no more is to come here, and what is unsent is still to be read. */
export const refresh = async (page: Page): Promise<boolean> => {
  const mine = ++asked
  const { ok, isGone, next } = await ask(page, addressOf(page.data, unchosen(chosenIn(location.href))))
  if (mine !== asked) return true
  // Its link was replaced, say. What the service cannot answer now it is asked again.
  if (isGone) return page.renew(said(next))
  if (!ok || !show(page, next)) throw new Error('no board')
  tell(standing())
  return true
}

const stick = (page: Page): void => {
  isStuck = true
  page.stuck()
}

/** A ply, a tab, a panel. */
export const go = async (page: Page, address: string, isNew: boolean): Promise<void> => {
  const mine = ++asked
  try {
    const { url, next } = await ask(page, address)
    if (mine !== asked) return
    if (isNew) history.pushState(null, '', address)
    if (show(page, next)) tell(standing())
    else location.assign(url)
  } catch {
    stick(page)
  }
}

/** Said once, not on opening the page again. */
const tellOutcome = (): void => {
  const url = new URL(location.href)
  url.searchParams.delete('done')
  history.replaceState(null, '', url)
  focusStatus()
  tell(standing())
}

const arrive = (page: Page, form: HTMLFormElement, { url, ok, next }: Answer): void => {
  isStuck = false
  if (ok) {
    unnote()
    history.replaceState(null, '', url)
  }
  if (show(page, next, ok ? form : undefined)) tellOutcome()
  else if (ok) location.assign(url)
  else note(said(next))
}

/** If it fails on its way, it stays to be sent again. */
export const send = async (page: Page, form: HTMLFormElement, body: URLSearchParams): Promise<void> => {
  if (isSending) return
  isSending = true
  asked += 1
  try {
    arrive(page, form, await ask(page, form.getAttribute('action') ?? '', { method: 'POST', body }))
  } catch {
    stick(page)
  } finally {
    isSending = false
  }
}

copyButtons(document)
if (document.querySelector('#outcome,main [role=alert]')) tellOutcome()
addEventListener('online', () => isStuck && note(words.online))
