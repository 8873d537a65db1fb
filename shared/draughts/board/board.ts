import type { RuleSet } from '../rules/rule-set.ts'
import type { Square } from '../rules/words.ts'

/**
 * The eight directions, as rows down and columns right, in search order: four diagonals, then up, left, right, down.
 * Orthogonal steps skip the light square between two dark ones.
 */
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
 * How the squares of one board are laid out as bits. A position has three words of 32 bits for each kind of piece, and
 * the number of a bit is word * 32 + bit within the word.
 *
 * A dead bit, which is no square, follows every two rows (on a mirrored board it splits them), so a diagonal step is the
 * same shift everywhere, and a step off the edge lands on a dead bit. As few words as possible share the bits: two have
 * 18 each on 8x8 and 28 on 10x10, three have 26 on 12x12.
 */
export type Board = {
  /** Different for each layout: the columns, plus 1 if the first row begins with a light square. */
  readonly key: number
  readonly columns: number
  readonly squares: number
  /** Dark squares in a row. The two diagonal steps to the next row are `width` and `width + 1` bits long. */
  readonly width: number
  /** How many bits of a word are used, dead bits included. */
  readonly bits: number
  /** The bit of each square, at index square - 1. */
  readonly bit: Uint8Array
  /** The square of each bit; 0 for a dead bit. */
  readonly square: Uint8Array
  /** The bit that one step from `bit` in direction `way` reaches, at index bit * 8 + way; -1 off the board. */
  readonly step: Int8Array
  /** The first bit of the last row, where the men of Black are crowned. */
  readonly lastRow: number
  /** The bits of all squares, in three words. */
  readonly all0: number
  readonly all1: number
  readonly all2: number
}

/** Returns 1 if the first row, read in the direction of the numbers, begins with a light square. */
const gapOf = (rules: RuleSet): 0 | 1 => ((rules.corner === 'left') === (rules.numbering === 'top-left') ? 1 : 0)

const makeBoard = (columns: number, gap: number): Board => {
  const width = columns / 2
  const squares = columns * width
  const bits = Math.ceil((squares + width) / (columns < 12 ? 2 : 3))
  const square = new Uint8Array(96)
  const step = new Int8Array(96 * 8).fill(-1)
  const all = [0, 0, 0]
  const bit = Uint8Array.from({ length: squares }, (_, n) => {
    const padded = n + Math.floor((n + (gap === 1 ? 0 : width)) / columns)
    return Math.floor(padded / bits) * 32 + (padded % bits)
  })
  bit.forEach((at, n) => {
    square[at] = n + 1
    all[at >> 5] = (all[at >> 5] ?? 0) | (1 << at)
    const row = Math.floor(n / width)
    const column = 2 * (n % width) + (row % 2 === 0 ? gap : 1 - gap)
    WAYS.forEach(([down, right], way) => {
      const r = row + down
      const c = column + right
      if (r >= 0 && r < columns && c >= 0 && c < columns) step[at * 8 + way] = bit[r * width + (c >> 1)] ?? -1
    })
  })
  const [all0 = 0, all1 = 0, all2 = 0] = all
  return {
    key: columns + gap,
    columns,
    squares,
    width,
    bits,
    bit,
    square,
    step,
    lastRow: bit[squares - width] ?? 0,
    all0,
    all1,
    all2,
  }
}

/** The layouts by key, each made on first use. */
const boards: Board[] = []

export const boardOf = (rules: RuleSet): Board => {
  const key = rules.columns + gapOf(rules)
  return (boards[key] ??= makeBoard(rules.columns, gapOf(rules)))
}

export const squaresOn = (rules: RuleSet): number => (rules.columns * rules.columns) / 2

/** Returns the size of the board in rows, columns and dark squares. */
export const boardSize = (
  rules: RuleSet,
): { readonly rows: number; readonly columns: number; readonly squares: number } => ({
  rows: rules.columns,
  columns: rules.columns,
  squares: squaresOn(rules),
})

/**
 * Returns the square at a row and a column, both from 0 at the top left as White sees the board. Undefined for a light
 * square and off the board.
 */
export const squareAt = (rules: RuleSet, row: number, column: number): Square | undefined => {
  const size = rules.columns
  if (!(row >= 0 && row < size && column >= 0 && column < size)) return undefined
  const along = rules.numbering === 'top-left' ? column : size - 1 - column
  const gap = row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules)
  return along % 2 === gap ? row * (size / 2) + (along >> 1) + 1 : undefined
}

/** Returns the row and column of a square, both from 0 at the top left as White sees the board. */
export const coordinatesOf = (rules: RuleSet, square: Square): { readonly row: number; readonly column: number } => {
  const width = rules.columns / 2
  const row = Math.floor((square - 1) / width)
  const along = 2 * ((square - 1) % width) + (row % 2 === 0 ? gapOf(rules) : 1 - gapOf(rules))
  return { row, column: rules.numbering === 'top-left' ? along : rules.columns - 1 - along }
}
