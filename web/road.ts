import { addressOf, chosenIn, standing, tell, unchosen } from './choosing.ts'
import { copyButtons } from './copy.ts'
import { focusStatus } from './focus.ts'
import type { Page } from './page.ts'
import { note, unnote } from './said.ts'
import { show } from './show.ts'

type Answer = { readonly url: URL; readonly ok: boolean; readonly next: Document }

/** An overtaken answer is not shown. */
let asked = 0
let isSending = false

const ask = async ({ setClock }: Page, address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, { cache: 'no-store', ...init })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  await setClock(next)
  return { url: new URL(answer.url), ok: answer.ok, next }
}

export const refresh = async (page: Page): Promise<void> => {
  const mine = ++asked
  const { next } = await ask(page, addressOf(page.data, unchosen(chosenIn(location.href))))
  if (mine === asked && show(page, next)) tell(standing())
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
    page.stuck()
  }
}

/** Said once, not on opening the page again. */
export const tellOutcome = (): void => {
  const url = new URL(location.href)
  url.searchParams.delete('done')
  history.replaceState(null, '', url)
  focusStatus()
  tell(standing())
}

const arrive = (page: Page, form: HTMLFormElement, { url, ok, next }: Answer): void => {
  page.isStuck = false
  if (ok) {
    unnote()
    history.replaceState(null, '', url)
  }
  if (show(page, next, ok ? form : undefined)) tellOutcome()
  else if (ok) location.assign(url)
  else note(next.querySelector('main p')?.textContent ?? '')
}

/** If it fails on its way, it stays to be sent again. */
export const send = async (page: Page, form: HTMLFormElement, body: URLSearchParams): Promise<void> => {
  if (isSending) return
  isSending = true
  asked += 1
  try {
    arrive(page, form, await ask(page, form.getAttribute('action') ?? '', { method: 'POST', body }))
  } catch {
    page.stuck()
  } finally {
    isSending = false
  }
}

copyButtons(document)
