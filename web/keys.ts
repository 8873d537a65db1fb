/** Cells row by row, with the numbers of squares in play. */
export type Grid = { readonly columns: number; readonly squares: readonly (string | undefined)[] }

type Step = readonly [down: number, right: number]

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Every other column is in play: up and down shift by one, left and right by two. */
const stepped = ({ columns, squares }: Grid, from: number, [down, right]: Step): number | undefined => {
  const row = Math.floor(from / columns) + down
  const column = from % columns
  const wanted = right === 0 ? [column, column + 1, column - 1] : [column + 2 * right]
  return wanted
    .filter((to) => to >= 0 && to < columns)
    .map((to) => row * columns + to)
    .find((to) => squares[to] !== undefined)
}

/** Of the row; with Ctrl, of the board. */
const ended = ({ columns, squares }: Grid, from: number, key: string, whole: boolean): number | undefined => {
  const row = from - (from % columns)
  const range = squares.map((_, place) => place).slice(...(whole ? [0] : [row, row + columns]))
  const there = range.filter((place) => squares[place] !== undefined)
  return key === 'Home' ? there[0] : there.at(-1)
}

/** Undefined for other keys, and at the edge. */
export const cellFor = (grid: Grid, from: number, key: string, whole: boolean): number | undefined => {
  const { [key]: step } = STEPS
  if (step) return stepped(grid, from, step)
  return key === 'Home' || key === 'End' ? ended(grid, from, key, whole) : undefined
}

export type Typed = { readonly digits: string; readonly at: number }

/** Two digits within this time are one number. */
const TOGETHER = 1000

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
