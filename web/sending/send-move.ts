import { sending as words, settled } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { viewOnly } from '../../shared/pages/board/choice.ts'
import { boardDataIn } from '../display/board-data.ts'
import { choiceIn, choiceUrl } from '../display/choice-address.ts'
import { announce, clearNotice, showNotice } from '../display/announce.ts'
import { wakeWorker } from '../offline/register-worker.ts'
import { sendWaiting } from '../offline/send-waiting.ts'
import { type WaitingMove, messageOf, removeWaiting, storeWaiting, waitingMove } from '../offline/waiting-moves.ts'
import { formFields } from '../requests/form-fields.ts'
import { chosenMove, stateOf } from './chosen-move.ts'
import { type MoveState, drawState, isClockRunning } from './move-states.ts'
import { offerMessage } from './offer-message.ts'

/** Milliseconds after which a screen reader says that the move is being sent. */
const LONG = 2000

/** Milliseconds between two attempts to send a move that waits, while its page is in view. */
const RETRY = 15_000

let state: MoveState | undefined

const undraw = (): void => document.querySelector('#live-act [data-state=sent]')?.remove()

export const clearState = (): void => {
  state = undefined
  undraw()
}

/** Returns whether the page shows a position after the move. */
const hasPassed = ({ ply }: MoveState): boolean => (boardDataIn(document)?.ply ?? 0) > ply

/** Returns whether a state is of an earlier turn than the page that was drawn. */
const isPast = ({ kind, ply }: MoveState, { ply: now }: BoardData): boolean =>
  kind !== 'sending' && now > (kind === 'sent' ? ply + 1 : ply)

/** Ends a state whose button the page no longer has. */
const endState = ({ kind, ply }: MoveState, { path, live, ply: now }: BoardData): void => {
  if (kind === 'sending' || kind === 'sent') return
  // Only Undo, Escape and Back lead here in the same position, since the board takes no press meanwhile.
  if (kind === 'waiting' && live && now === ply) void removeWaiting(path)
  state = undefined
}

/** Draws the state again after the page was drawn, or ends it. */
const redraw = (): void => {
  const data = boardDataIn(document)
  if (!state || !data) return
  const { kind } = state
  if (isPast(state, data)) {
    clearState()
    // The page has learnt of the change before the move was sent or refused.
    if (kind === 'waiting') void retryWaiting()
  } else if (drawState(state) === 'absent') endState(state, data)
}

const observer = new MutationObserver(redraw)

/** Shows a state. Returns false if the page has no place for it. */
const show = (next: MoveState): boolean => {
  undraw()
  state = next
  const main = document.querySelector('main')
  if (main)
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] })
  return drawState(next) === 'drawn'
}

/** Shows that a move is being sent. The function that it returns ends that. */
export const showSending = (waiting: WaitingMove): (() => void) => {
  show(stateOf(waiting, 'sending'))
  const timer = setTimeout(() => announce(words.busy(waiting.move)), LONG)
  return () => clearTimeout(timer)
}

export const showFailed = (waiting: WaitingMove, why = ''): void => {
  const told = why === '' ? words.noAnswer : why
  show({ ...stateOf(waiting, 'failed'), why: told })
  announce(`${settled.dropped(waiting.move)} ${told}`)
}

/** Says that the game has changed. The button then shows it, or a notice says so if there is no button. */
export const showChanged = (waiting: WaitingMove): void => {
  const told = `${settled.dropped(waiting.move)} ${settled.movedOn}`
  if (show(stateOf(waiting, 'changed'))) announce(told)
  else showNotice(told)
}

/** Shows that a move was sent, and when. */
export const showSent = (waiting: WaitingMove): void => {
  const sent = stateOf(waiting, 'sent')
  show({ ...sent, at: new Date(waiting.sentAt ?? Date.now()), isSeen: hasPassed(sent) })
}

/**
 * Ends "Sent" with the next drawing of the page. The drawing that shows the sent move for the first time is not the next
 * one: if the service worker sent it, that drawing comes after the line.
 */
const endSent = (): void => {
  if (state?.kind !== 'sent') return
  if (state.isSeen) clearState()
  else state = { ...state, isSeen: hasPassed(state) }
}

/** Whether the button now shows the game as it stands. */
export const hasChanged = (): boolean => state?.kind === 'changed'

const showWaiting = (waiting: WaitingMove): void => {
  show(stateOf(waiting, 'waiting'))
  announce(isClockRunning() ? `${words.waits(waiting.move)} ${words.clock}` : words.waits(waiting.move))
}

/** Lets a move wait on this device until there is a network. */
export const waitForNetwork = async (waiting: WaitingMove): Promise<void> => {
  await storeWaiting(waiting)
  showWaiting(waiting)
  wakeWorker()
}

/** Empties the field with the message that has been sent. */
const dropMessage = (waiting: WaitingMove): void => {
  const field = document.querySelector<HTMLTextAreaElement>('#message')
  if (field?.value.trim() === messageOf(waiting)) field.value = field.defaultValue
}

/** Shows what has become of the move of this page. A move that was sent is news, so the page is fetched again. */
const showOutcome = async (): Promise<void> => {
  const path = boardDataIn(document)?.path ?? ''
  const waiting = await waitingMove(path)
  if (!waiting && state?.kind === 'waiting') {
    // It was taken back in another window, or the list of games: the button is drawn again, as if by Back.
    clearState()
    dispatchEvent(new PopStateEvent('popstate'))
  }
  if (!waiting?.outcome) return
  await removeWaiting(path)
  clearNotice()
  if (waiting.outcome === 'sent') {
    history.replaceState(null, '', choiceUrl({ path }, viewOnly(choiceIn(location.href))))
    dropMessage(waiting)
    showSent(waiting)
    announce(words.sent(waiting.move))
    dispatchEvent(new Event('online'))
  } else {
    offerMessage(messageOf(waiting))
    showChanged(waiting)
  }
}

/** Sends the move of this page if it waits, and shows what has become of it. */
export const retryWaiting = async (): Promise<void> => {
  if (!document.hidden) await sendWaiting()
  await showOutcome()
}

/** Shows the move that waits in this seat on a page that was opened since. Returns false if there is none. */
export const resumeWaiting = (waiting: WaitingMove, draw: () => void): void => {
  const choice = new URLSearchParams({ move: stateOf(waiting, 'waiting').full })
  history.replaceState(null, '', `${waiting.path}?${choice}`)
  draw()
  offerMessage(messageOf(waiting))
  show(stateOf(waiting, 'waiting'))
}

/** While a move is under way or waits, the board takes no press, so that none replaces it by accident. */
const isBlocked = (event: Event): boolean => {
  if (state?.kind !== 'sending' && state?.kind !== 'waiting') return false
  if (event instanceof KeyboardEvent) return state.kind === 'sending' && event.key === 'Escape'
  return event.target instanceof Element && event.target.closest('#board, [aria-disabled=true]') !== null
}

const block = (event: Event): void => {
  if (!isBlocked(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const retry = (): void => {
  if (state?.kind === 'waiting') void retryWaiting()
}

for (const kind of ['click', 'pointerdown', 'keydown']) addEventListener(kind, block, { capture: true })
addEventListener('online', retry)
addEventListener('shown', endSent)
document.addEventListener('visibilitychange', retry)
setInterval(retry, RETRY)

// A message that is changed while the move waits goes with it as it is then.
document.addEventListener('input', () => {
  const form = document.querySelector<HTMLFormElement>('#play')
  const data = boardDataIn(document)
  if (state?.kind === 'waiting' && form && data) void storeWaiting(chosenMove(data, form, formFields(form, null)))
})
