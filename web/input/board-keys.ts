/** The cells of a board row by row. A cell that is not played on is undefined. */
export type BoardGrid = { readonly columns: number; readonly squares: readonly (string | undefined)[] }

type Step = readonly [down: number, right: number]

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns the cell to which an arrow key leads. Only every other column is played on, so up and down may shift by one
 * column, and left and right go by two.
 */
const stepped = ({ columns, squares }: BoardGrid, from: number, [down, right]: Step): number | undefined => {
  const row = Math.floor(from / columns) + down
  const column = from % columns
  const columnsTo = right === 0 ? [column, column + 1, column - 1] : [column + 2 * right]
  return columnsTo
    .filter((to) => to >= 0 && to < columns)
    .map((to) => row * columns + to)
    .find((to) => squares[to] !== undefined)
}

/** Returns the first or the last cell of the row, or of the whole board. */
const ended = ({ columns, squares }: BoardGrid, from: number, key: string, whole: boolean): number | undefined => {
  const row = from - (from % columns)
  const range = squares.map((_, index) => index).slice(...(whole ? [0] : [row, row + columns]))
  const playable = range.filter((index) => squares[index] !== undefined)
  return key === 'Home' ? playable[0] : playable.at(-1)
}

/**
 * Returns the cell to which a key leads. `whole` is whether Ctrl is pressed. Undefined for other keys, and at the edge
 * of the board.
 */
export const cellAfterKey = (grid: BoardGrid, from: number, key: string, whole: boolean): number | undefined => {
  const { [key]: step } = STEPS
  if (step) return stepped(grid, from, step)
  return key === 'Home' || key === 'End' ? ended(grid, from, key, whole) : undefined
}

/** The digits that were typed last, and when, in milliseconds. */
export type TypedDigits = { readonly digits: string; readonly at: number }

/** Milliseconds within which two digits make one number. */
const TOGETHER = 1000

/** Adds a digit, and returns the square that the digits name, if there is one. */
export const typeDigit = (
  { squares }: BoardGrid,
  { digits, at }: TypedDigits,
  key: string,
  now: number,
): TypedDigits & { readonly square: string | undefined } => {
  const both = now - at <= TOGETHER ? digits + key : key
  const square = [both, key].find((number) => squares.includes(number))
  return { digits: square ?? key, at: now, square }
}
