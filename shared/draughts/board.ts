import type { RuleSheet } from './sheet.ts'
import type { Square } from './words.ts'

/** Search order: four diagonals, up, left, right, down. */
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
 * A place is a bit in a position's three words: word * 32 + bit.
 *
 * A word holds four rows: 18 bits on 8x8, 22 on 10x10, 26 on 12x12. A dead bit follows (or splits, on a mirrored board)
 * every two rows, so a diagonal step is one shift everywhere, and off the edge it lands on a dead bit.
 */
export type Board = {
  readonly key: number
  readonly columns: number
  readonly squares: number
  /** Short diagonal steps are `width` bits, long ones `width + 1`. */
  readonly width: number
  readonly bits: number
  /** place[square - 1]. */
  readonly place: Uint8Array
  /** square[place]; 0 for a dead bit. */
  readonly square: Uint8Array
  /** step[place * 8 + way]: a place, or -1. */
  readonly step: Int8Array
  readonly lastRow: number
  readonly all0: number
  readonly all1: number
  readonly all2: number
}

/** 1 if the first row, in numbering direction, begins light. */
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

export const boardOf = (rules: RuleSheet): Board => {
  const key = rules.columns + gapOf(rules)
  return (boards[key] ??= makeBoard(rules.columns, gapOf(rules)))
}

export const squaresOn = (rules: RuleSheet): number => (rules.columns * rules.columns) / 2

export const boardSize = (
  rules: RuleSheet,
): { readonly rows: number; readonly columns: number; readonly squares: number } => ({
  rows: rules.columns,
  columns: rules.columns,
  squares: squaresOn(rules),
})

/** As White sits; row 0 at the top. Undefined for light squares and off the board. */
export const squareAt = (rules: RuleSheet, row: number, column: number): Square | undefined => {
  const size = rules.columns
  if (!(row >= 0 && row < size && column >= 0 && column < size)) return undefined
  const along = rules.numbering === 'top-left' ? column : size - 1 - column
  const gap = row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules)
  return along % 2 === gap ? row * (size / 2) + (along >> 1) + 1 : undefined
}

export const placeOf = (rules: RuleSheet, square: Square): { readonly row: number; readonly column: number } => {
  const width = rules.columns / 2
  const row = Math.floor((square - 1) / width)
  const along = 2 * ((square - 1) % width) + (row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules))
  return { row, column: rules.numbering === 'top-left' ? along : rules.columns - 1 - along }
}
