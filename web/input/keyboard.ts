import { keyboard as words } from '#words'
import { announce, choiceText } from '../display/announce.ts'
import { focusSquare, focusedSquare } from './focus.ts'
import { type BoardGrid, type TypedDigits, cellAfterKey, typeDigit } from './board-keys.ts'
import { wasTyped } from './typed-move.ts'

const cells = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#board > span, #board > button'),
]

const gridNow = (): BoardGrid => {
  const squares = cells().map(({ dataset }) => dataset['square'])
  return { columns: Math.sqrt(squares.length), squares }
}

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')

/**
 * Returns whether Enter was pressed on a box or a choice, which sends its form in some browsers: a move, say, or the
 * decision of an arbiter. A disabled first button prevents that only in fields for text.
 */
const isEnterOnBox = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.matches('[type=checkbox],[type=radio]')

const isOnControl = (): boolean => document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0

/**
 * The arrow keys that step through the moves. Each presses one of the links for replay: this is the link's position
 * among them.
 */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 2, ArrowRight: 3 }

const replay = (key: string): boolean => {
  const { [key]: position } = STEPS
  const link = position && document.querySelector<HTMLElement>(`nav.joined a[href]:nth-child(${position})`)
  if (link) link.click()
  return Boolean(link)
}

let typed: TypedDigits = { digits: '', at: 0 }

const onDigit = (key: string): boolean => {
  const { square, ...now } = typeDigit(gridNow(), typed, key, Date.now())
  typed = now
  if (square !== undefined) focusSquare(square)
  return square !== undefined
}

/** Presses a square that is no button, which leads to the reason why it is none. */
const pressInactive = (): boolean => {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement instanceof HTMLButtonElement) return false
  activeElement.click()
  return true
}

const onBoard = (square: string, { key, ctrlKey }: KeyboardEvent): boolean => {
  if (key === 'Enter' || key === ' ') return pressInactive()
  const grid = gridNow()
  const to = cellAfterKey(grid, grid.squares.indexOf(square), key, ctrlKey)
  const { [to ?? -1]: next } = grid.squares
  if (next !== undefined) focusSquare(next)
  else if (key.startsWith('Arrow')) announce(words.edge)
  return next !== undefined
}

const isChosen = (): boolean => document.querySelector('#play,#live-act .ways,#board .chosen') !== null

/** Takes the choice back, and says so. The focus returns to the field if the move was typed there. */
const undoChoice = (undo: () => boolean): boolean => {
  const before = isChosen()
  const isUndone = undo()
  if (!before || isChosen()) return isUndone
  if (wasTyped()) document.querySelector<HTMLElement>('#typed')?.focus({ preventScroll: true })
  announce(`${words.undone} ${choiceText()}`)
  return isUndone
}

/** Returns whether a key is for the open menu. It may have closed again before this script had loaded. */
const isForMenu = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog') !== null || (target instanceof Element && target.closest('dialog') !== null)

/**
 * Handles keys. Escape calls `undo`, which returns true if it undid something. `before` are the key
 * events that came before this script had loaded.
 */
export const onKeydown = (undo: () => boolean, before: readonly KeyboardEvent[] = []): void => {
  const isHandled = (event: KeyboardEvent): boolean => {
    const { key } = event
    const square = focusedSquare()
    if (key === 'Escape') return undoChoice(undo)
    if (isInField(event)) return isEnterOnBox(event)
    // On a link or a button, digits are no squares. A heading or line that has the focus cannot be pressed.
    if (/^\d$/.test(key)) return (square !== undefined || !isOnControl()) && onDigit(key)
    return square === undefined ? replay(key) : onBoard(square, event)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.metaKey || isForMenu(event)) return
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return
    if (isHandled(event)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  before.forEach(press)
}
