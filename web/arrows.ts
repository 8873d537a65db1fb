/** Rows and columns. */
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const squareAt = (board: Element, index: number): HTMLElement | undefined => {
  const cell = board.children[index]
  return cell instanceof HTMLElement && cell.dataset['square'] !== undefined ? cell : undefined
}

/** Dark squares are in every other column, so up and down shift by one. */
const nextSquare = (
  board: Element,
  from: number,
  [down, right]: readonly [number, number],
): HTMLElement | undefined => {
  const side = Math.sqrt(board.children.length)
  const row = Math.floor(from / side) + down
  const column = from % side
  if (row < 0 || row >= side) return undefined
  const columns = right === 0 ? [column, column + 1, column - 1] : [column + 2 * right]
  return columns
    .filter((to) => to >= 0 && to < side)
    .map((to) => squareAt(board, row * side + to))
    .find((cell) => cell !== undefined)
}

/** Arrow keys walk over all dark squares, also inactive ones, so that a position can be read square by square. */
export const walk = (event: KeyboardEvent): void => {
  const way = KEYS[event.key]
  const from = event.target
  if (!way || !(from instanceof HTMLElement) || from.dataset['square'] === undefined) return
  const board = from.parentElement
  const next = board && nextSquare(board, [...board.children].indexOf(from), way)
  if (!next) return
  event.preventDefault()
  if (!(next instanceof HTMLButtonElement)) next.tabIndex = -1
  next.focus()
}
