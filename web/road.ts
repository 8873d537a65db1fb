import { unchosen } from '../shared/pages/choice.ts'
import { addressOf, chosenIn } from './address.ts'
import { focusStatus } from './focus.ts'
import { type Page, show } from './page.ts'
import { note, standing, tell, unnote } from './said.ts'

type Answer = { readonly url: URL; readonly ok: boolean; readonly next: Document }

/** An overtaken answer is not shown. */
let asked = 0
let isSending = false
/** Something could not be sent. */
let isStuck = false

const ask = async (address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, { cache: 'no-store', ...init })
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return { url: new URL(answer.url), ok: answer.ok, next }
}

const stuck = ({ words }: Page): void => {
  isStuck = true
  note(words.unsent.offline)
}

export const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

export const refresh = async (page: Page): Promise<void> => {
  const mine = ++asked
  const { next } = await ask(addressOf(page.data, unchosen(chosenIn(location.href))))
  if (mine === asked && show(page, next)) tell(standing())
}

/** A ply, a tab, a panel. */
export const go = async (page: Page, address: string, isNew = true): Promise<void> => {
  const mine = ++asked
  try {
    const { url, next } = await ask(address)
    if (mine !== asked) return
    if (isNew) history.pushState(null, '', address)
    if (show(page, next)) tell(standing())
    else location.assign(url)
  } catch {
    stuck(page)
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
  isStuck = false
  if (ok) {
    unnote()
    history.replaceState(null, '', url)
  }
  if (show(page, next, ok ? form : undefined)) tellOutcome()
  else if (ok) location.assign(url)
  else note(next.querySelector('main p')?.textContent ?? '')
}

/** If it fails on its way, it stays to be sent again. */
export const send = async (page: Page, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
  if (isSending) return
  isSending = true
  asked += 1
  try {
    const body = fieldsOf(form, submitter)
    arrive(page, form, await ask(form.getAttribute('action') ?? '', { method: 'POST', body }))
  } catch {
    stuck(page)
  } finally {
    isSending = false
  }
}

export const hearOfNetwork = ({ words }: Page): void =>
  addEventListener('online', () => {
    if (isStuck) note(words.unsent.online)
  })
