import { focusSquare, focusedSquare } from './focus.ts'
import { shutMenu } from './menu.ts'
import { type Grid, type Typed, cellFor, digitTyped } from './keys.ts'

const cells = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#board > span, #board > button'),
]

const gridNow = (): Grid => {
  const squares = cells().map(({ dataset }) => dataset['square'])
  return { columns: Math.sqrt(squares.length), squares }
}

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 2, ArrowRight: 3 }

const replay = (key: string): boolean => {
  const { [key]: place } = STEPS
  const link = place && document.querySelector<HTMLElement>(`nav.joined a[href]:nth-child(${place})`)
  if (link) link.click()
  return Boolean(link)
}

let typed: Typed = { digits: '', at: 0 }

const onDigit = (key: string): boolean => {
  const { square, ...now } = digitTyped(gridNow(), typed, key, Date.now())
  typed = now
  if (square !== undefined) focusSquare(square)
  return square !== undefined
}

const onBoard = (square: string, { key, ctrlKey }: KeyboardEvent): boolean => {
  const grid = gridNow()
  const to = cellFor(grid, grid.squares.indexOf(square), key, ctrlKey)
  const { [to ?? -1]: next } = grid.squares
  if (next !== undefined) focusSquare(next)
  return next !== undefined
}

/**
 * `undo`: for Escape, if the menu is shut; true if something was undone. `before`: what was pressed until this came.
 */
export const keyboard = (undo: () => boolean, before: readonly KeyboardEvent[] = []): void => {
  const leads = (event: KeyboardEvent): boolean => {
    const { key } = event
    const square = focusedSquare()
    if (key === 'Escape') return shutMenu() || undo()
    if (isInField(event)) return false
    if (/^\d$/.test(key)) return onDigit(key)
    return square === undefined ? replay(key) : onBoard(square, event)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return
    if (leads(event)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  before.forEach(press)
}
