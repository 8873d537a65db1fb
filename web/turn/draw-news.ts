import { announce } from '../display/announce.ts'
import { newTexts, shownTexts, textOf } from '../display/new-texts.ts'
import { focusStatus } from '../input/focus.ts'
import { wasTyped } from '../input/typed-move.ts'
import type { LivePage } from './live-page.ts'
import { showPage } from './show-page.ts'

const alertNow = (): HTMLElement | null => document.querySelector('main [role=alert]')

const messageField = (): HTMLTextAreaElement | null => document.querySelector<HTMLTextAreaElement>('#message')

/** Returns a message that was being written while the reader waited, and that goes with their move now. */
const carriedMessage = (before: string | undefined): string => {
  const field = messageField()
  const isCarried = field?.name === 'message' && before === 'text' && field.value !== ''
  return isCarried ? ` ${field.placeholder}: ${field.value}` : ''
}

/** Draws a page, and returns what it says and did not say before. Undefined for a page without a board. */
export const drawNews = (page: LivePage, next: Document, sent?: HTMLFormElement): string | undefined => {
  const [before, { activeElement }, { ply }, name] = [shownTexts(), document, page.data, messageField()?.name]
  if (!showPage(page, next, sent)) return undefined
  const focused = activeElement === document.activeElement ? undefined : document.activeElement
  return newTexts(before, { focused, isTakenBack: page.data.ply < ply }) + carriedMessage(name)
}

/** Inserts an alert again that says the same as before: screen readers announce only what changes. */
const repeatAlert = (before: string | undefined): void => {
  const alert = alertNow()
  if (alert && alert.textContent === before) alert.replaceWith(alert.cloneNode(true))
}

/**
 * Draws the page that a link or a typed text led to, and announces what is new. The answer to a question is said again
 * if it is the same. A text that is neither a move nor a question is selected, to be typed again.
 */
export const drawView = (page: LivePage, next: Document, isAnswer: boolean): boolean => {
  const before = alertNow()?.textContent
  const news = drawNews(page, next)
  if (news === undefined) return false
  repeatAlert(before)
  if (document.querySelector('#typed[aria-invalid]')) focusStatus()
  const line = isAnswer && document.querySelector('#answer')
  if (line) line.scrollIntoView({ block: 'nearest' })
  const answer = line ? textOf(line) : ''
  announce(news.includes(answer) ? news : `${answer} ${news}`)
  return true
}

/** Removes `done` from the address, so that a reload does not announce the result of the last press again. */
export const announceOutcome = (text: string): void => {
  const url = new URL(location.href)
  url.searchParams.delete('done')
  history.replaceState(null, '', url)
  announce(text)
}

/**
 * Draws the response to a form, and announces it. Who has typed the move that was sent stays in the field, which now
 * takes questions. Planned replies that were refused have the focus, in view with the reason above them.
 */
export const drawResponse = (page: LivePage, next: Document, form: HTMLFormElement, isDone: boolean): boolean => {
  const [told, before] = [alertNow()?.textContent, shownTexts()]
  if (!showPage(page, next, isDone ? form : undefined)) return false
  repeatAlert(told)
  const isTyped = isDone && form.id === 'play' && wasTyped()
  const field = document.querySelector<HTMLElement>(isTyped ? '#typed' : '#lines[aria-invalid]')
  if (field) field.focus({ preventScroll: true })
  else focusStatus()
  if (!isTyped) field?.scrollIntoView({ block: 'center' })
  announceOutcome(newTexts(before, { focused: document.activeElement }))
  return true
}
