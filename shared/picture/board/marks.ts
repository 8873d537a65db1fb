import { type RuleSet, type Square, boardSize, squareAt } from '../../draughts/index.ts'
import type { Point } from '../painting/shapes.ts'

/** A move to mark on a board: the squares that its piece visits, and those that it captures. */
export type MarkedMove = { readonly path: readonly Square[]; readonly captures: readonly Square[] }

/** A dark square, and its top left corner in pixels. */
export type SquareCorner = { readonly square: Square; readonly left: number; readonly top: number }

/** Returns the dark squares of a board whose squares have `side` pixels. With `flip`, Black is at the bottom. */
export const squareCorners = (rules: RuleSet, side: number, flip: boolean): readonly SquareCorner[] => {
  const { rows, columns } = boardSize(rules)
  return Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns]
    const square = flip ? squareAt(rules, rows - 1 - row, columns - 1 - column) : squareAt(rules, row, column)
    return square === undefined ? [] : [{ square, left: column * side, top: row * side }]
  }).flat()
}

/** Returns the centres of squares. Squares that are not on the board are left out. */
export const centresOf = (
  corners: readonly SquareCorner[],
  squares: readonly Square[],
  side: number,
): readonly Point[] =>
  squares.flatMap((square) =>
    corners.filter((each) => each.square === square).map(({ left, top }): Point => [left + side / 2, top + side / 2]),
  )

/** The length of an arrow's head, in square sides. */
const HEAD = 0.3

/** The arrow of a move. Its tip is at the rim of the moved piece. */
export type Arrow = { readonly line: readonly Point[]; readonly head: readonly Point[] }

/** Returns the arrow along a path of two points or more. */
export const arrowOf = (path: readonly Point[], side: number): Arrow | undefined => {
  const [end, before] = [path.at(-1), path.at(-2)]
  if (!end || !before) return undefined
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
  const back = (by: number, aside = 0): Point => [
    end[0] - (dx * by - dy * aside) * side,
    end[1] - (dy * by + dx * aside) * side,
  ]
  return {
    line: [...path.slice(0, -1), back(0.42 + HEAD)],
    head: [back(0.45), back(0.42 + HEAD, 0.17), back(0.42 + HEAD, -0.17)],
  }
}

/** Returns the two lines of a cross over a captured piece. */
export const crossOf = ([x, y]: Point, side: number): readonly (readonly Point[])[] => {
  const arm = side * 0.13
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm]
  return [
    [
      [left, top],
      [right, bottom],
    ],
    [
      [left, bottom],
      [right, top],
    ],
  ]
}

/** The widths of pens, and the radius that rounds the corners of an arrow's head, in square sides. */
export const PEN_WIDTHS = { arrow: 0.1, tip: 0.02, cross: 0.08 } as const
