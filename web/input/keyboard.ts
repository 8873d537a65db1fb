import { focusSquare, focusedSquare } from './focus.ts'
import { type BoardGrid, type TypedDigits, cellAfterKey, typeDigit } from './board-keys.ts'

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

const onBoard = (square: string, { key, ctrlKey }: KeyboardEvent): boolean => {
  const grid = gridNow()
  const to = cellAfterKey(grid, grid.squares.indexOf(square), key, ctrlKey)
  const { [to ?? -1]: next } = grid.squares
  if (next !== undefined) focusSquare(next)
  return next !== undefined
}

/**
 * Handles keys. Escape calls `undo`, which returns true if it undid something. `before` are the key
 * events that came before this script had loaded.
 */
export const onKeydown = (undo: () => boolean, before: readonly KeyboardEvent[] = []): void => {
  const isHandled = (event: KeyboardEvent): boolean => {
    const { key } = event
    const square = focusedSquare()
    if (key === 'Escape') return undo()
    if (isInField(event)) return false
    if (/^\d$/.test(key)) return onDigit(key)
    return square === undefined ? replay(key) : onBoard(square, event)
  }
  const press = (event: KeyboardEvent): void => {
    // While the menu is open, keys are for it.
    if (event.defaultPrevented || event.altKey || event.metaKey || document.querySelector('dialog')) return
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return
    if (isHandled(event)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  before.forEach(press)
}
