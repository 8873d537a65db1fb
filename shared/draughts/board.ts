import type { RuleSheet } from './sheet.ts'
import type { Square } from './words.ts'

/** The eight ways in the order in which captures are searched: four diagonals, then up, left, right, down. */
const WAYS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
  [-2, 0],
  [0, -2],
  [0, 2],
  [2, 0],
]

/**
 * A board's tables. A square is known here by its place, word * 32 + bit, in the three bit words of a position.
 *
 * A word holds four rows: 18 bits on 8x8, 22 on 10x10, 26 on 12x12. Every two rows are followed (or, on a mirrored board,
 * split) by one dead bit, so that a step along a diagonal is the same shift everywhere and what runs over the edge falls
 * on a dead bit.
 */
export type Board = {
  /** Tells boards apart: one for each width and mirroring. */
  readonly key: number
  readonly columns: number
  readonly squares: number
  /** Squares in a row; the short diagonal step is `width` bits, the long one `width + 1`. */
  readonly width: number
  /** Bits used in a word. */
  readonly bits: number
  /** Place of a square: place[number - 1]. */
  readonly place: Uint8Array
  /** Square at a place, 0 for a dead bit. */
  readonly square: Uint8Array
  /** place * 8 + way -> the neighbour's place, or -1. */
  readonly step: Int8Array
  /** The place of the first square of the last row. */
  readonly lastRow: number
  /** All squares, three words. */
  readonly all0: number
  readonly all1: number
  readonly all2: number
}

/** Whether the first row begins with a gap, in the direction of the numbering. */
const gapOf = (rules: RuleSheet): 0 | 1 => ((rules.corner === 'left') === (rules.numbering === 'top-left') ? 1 : 0)

const makeBoard = (columns: number, gap: number): Board => {
  const width = columns / 2
  const squares = columns * width
  const bits = 4 * width + 2
  const square = new Uint8Array(96)
  const step = new Int8Array(96 * 8).fill(-1)
  const all = [0, 0, 0]
  const place = Uint8Array.from({ length: squares }, (_, n) => {
    const padded = n + Math.floor((n + (gap === 1 ? 0 : width)) / columns)
    return Math.floor(padded / bits) * 32 + (padded % bits)
  })
  place.forEach((at, n) => {
    square[at] = n + 1
    all[at >> 5] = (all[at >> 5] ?? 0) | (1 << at)
    const row = Math.floor(n / width)
    const column = 2 * (n % width) + (row % 2 === 0 ? gap : 1 - gap)
    WAYS.forEach(([down, right], way) => {
      const r = row + down
      const c = column + right
      if (r >= 0 && r < columns && c >= 0 && c < columns) step[at * 8 + way] = place[r * width + (c >> 1)] ?? -1
    })
  })
  const [all0 = 0, all1 = 0, all2 = 0] = all
  return {
    key: columns + gap,
    columns,
    squares,
    width,
    bits,
    place,
    square,
    step,
    lastRow: place[squares - width] ?? 0,
    all0,
    all1,
    all2,
  }
}

const boards: Board[] = []

/** The tables of a rule sheet's board, made when first asked for. */
export const boardOf = (rules: RuleSheet): Board => {
  const key = rules.columns + gapOf(rules)
  return (boards[key] ??= makeBoard(rules.columns, gapOf(rules)))
}

/** Rows and columns of the board, and its number of squares that are played on. */
export const boardSize = (
  rules: RuleSheet,
): { readonly rows: number; readonly columns: number; readonly squares: number } => ({
  rows: rules.columns,
  columns: rules.columns,
  squares: (rules.columns * rules.columns) / 2,
})

/** The square at a row (0 at the top) and a column (0 at the left) as White sits at the bottom; undefined: a light square, or off the board. */
export const squareAt = (rules: RuleSheet, row: number, column: number): Square | undefined => {
  const size = rules.columns
  if (!(row >= 0 && row < size && column >= 0 && column < size)) return undefined
  const along = rules.numbering === 'top-left' ? column : size - 1 - column
  const gap = row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules)
  return along % 2 === gap ? row * (size / 2) + (along >> 1) + 1 : undefined
}

/** The row and the column of a square as White sits at the bottom. */
export const placeOf = (rules: RuleSheet, square: Square): { readonly row: number; readonly column: number } => {
  const width = rules.columns / 2
  const row = Math.floor((square - 1) / width)
  const along = 2 * ((square - 1) % width) + (row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules))
  return { row, column: rules.numbering === 'top-left' ? along : rules.columns - 1 - along }
}
