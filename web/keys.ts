/** A board as it lies on the screen: its cells row by row, and the number of those that are squares in play. */
export type Grid = { readonly columns: number; readonly squares: readonly (string | undefined)[] }

type Step = readonly [down: number, right: number]

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Squares in play are in every other column, so up and down shift by one, and left and right by two. */
const stepped = ({ columns, squares }: Grid, from: number, [down, right]: Step): number | undefined => {
  const row = Math.floor(from / columns) + down
  const column = from % columns
  const wanted = right === 0 ? [column, column + 1, column - 1] : [column + 2 * right]
  return wanted
    .filter((to) => to >= 0 && to < columns)
    .map((to) => row * columns + to)
    .find((to) => squares[to] !== undefined)
}

/** Home and End go to the ends of the row; with Ctrl to the ends of the board. */
const ended = ({ columns, squares }: Grid, from: number, key: string, whole: boolean): number | undefined => {
  const row = from - (from % columns)
  const range = squares.map((_, place) => place).slice(...(whole ? [0] : [row, row + columns]))
  const there = range.filter((place) => squares[place] !== undefined)
  return key === 'Home' ? there[0] : there.at(-1)
}

/** The cell to go to from a cell; undefined for other keys, and at the edge. */
export const cellFor = (grid: Grid, from: number, key: string, whole: boolean): number | undefined => {
  const { [key]: step } = STEPS
  if (step) return stepped(grid, from, step)
  return key === 'Home' || key === 'End' ? ended(grid, from, key, whole) : undefined
}

/** Digits that were typed, and when, in milliseconds. */
export type Typed = { readonly digits: string; readonly at: number }

/** Two digits within this time are one number. */
const TOGETHER = 1000

/** A digit after another: the square to go to, if the board has it. */
export const digitTyped = (
  { squares }: Grid,
  { digits, at }: Typed,
  key: string,
  now: number,
): Typed & { readonly square: string | undefined } => {
  const both = now - at <= TOGETHER ? digits + key : key
  const square = [both, key].find((number) => squares.includes(number))
  return { digits: square ?? key, at: now, square }
}
