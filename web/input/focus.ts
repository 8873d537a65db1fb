const focusOn = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true })

const isText = (element: Element | null): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement

export const focusedSquare = (): string | undefined => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement.dataset['square'] : undefined
}

/**
 * Makes one square the tab stop of the board (a roving tabindex), because the arrow keys move between the squares. While
 * no square can be pressed, one of the others is the stop, so that the position can be read.
 */
export const rove = (): void => {
  const squares = [...document.querySelectorAll<HTMLElement>('#board [data-square]')]
  const buttons = squares.filter((square) => square.matches('button'))
  const stops = buttons[0] ? buttons : squares
  const stop =
    stops.find((square) => square === document.activeElement) ??
    stops.find((square) => square.matches('.chosen, .arrives')) ??
    stops[0]
  for (const square of squares) if (square.tabIndex >= 0) square.tabIndex = -1
  if (stop) stop.tabIndex = 0
}

/** Focuses a square, even one that is no button, so that a position can be read square by square. */
export const focusSquare = (square: string): void => {
  const cell = document.querySelector<HTMLElement>(`#board [data-square="${square}"]`)
  if (cell && !(cell instanceof HTMLButtonElement)) cell.tabIndex = -1
  focusOn(cell)
  rove()
}

/** Calls `draw`, and then restores the focus and the caret. */
export const keepFocus = (draw: () => void): void => {
  const [square, { activeElement }] = [focusedSquare(), document]
  const caret = isText(activeElement)
    ? ([activeElement.selectionStart, activeElement.selectionEnd] as const)
    : undefined
  draw()
  if (square !== undefined) return focusSquare(square)
  rove()
  if (document.activeElement === activeElement || !activeElement?.id) return
  const again = document.querySelector<HTMLElement>(`#${activeElement.id}`)
  focusOn(again)
  if (isText(again) && caret) again.setSelectionRange(...caret)
}

/** Returns the square of the chosen piece, or of the piece whose move is shown. */
export const chosenSquare = (): string | undefined =>
  document.querySelector<HTMLElement>('#board .chosen,#board .leaves')?.dataset['square']

/** Focuses the button that plays the move, or the first of several paths, or else the square where the choice began. */
export const focusNext = (from: string | undefined): void => {
  const next = document.querySelector<HTMLElement>('#play button,#live-act .ways a')
  if (next) focusOn(next)
  else if (from !== undefined && document.activeElement === document.body) focusSquare(from)
}

/** Focuses the error message, or else the heading. A refused move that was typed is selected, to be typed again. */
export const focusStatus = (): void => {
  const field = document.querySelector<HTMLInputElement>('#typed[aria-invalid]')
  if (field) {
    focusOn(field)
    return field.select()
  }
  const status = document.querySelector<HTMLElement>('main [role=alert],#live-status h1')
  if (!status) return
  status.tabIndex = -1
  status.focus()
}
