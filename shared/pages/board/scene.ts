import type { Colour, Piece, Square } from '../../draughts/rules/words.ts'

/** A move as it is drawn, with the square and the piece of each capture. */
export type DrawnMove = {
  readonly path: readonly Square[]
  readonly taken: readonly (readonly [Square, PieceLetter])[]
}

const LETTERS = {
  b: { colour: 'black', kind: 'man' },
  B: { colour: 'black', kind: 'king' },
  w: { colour: 'white', kind: 'man' },
  W: { colour: 'white', kind: 'king' },
} as const satisfies Readonly<Record<string, Piece>>

export type PieceLetter = keyof typeof LETTERS

/** A board as plain data, which can be drawn without the rules. */
export type Scene = {
  /**
   * The cells row by row, as White sees them. A cell is the number of its square minus the number of the square
   * before it, which compresses well; a cell that is not played on is 0.
   */
  readonly grid: readonly number[]
  /** One letter for each square, from square 1. An empty square is a hyphen. */
  readonly pieces: string
  /** The colour at the bottom, unless the board is turned. */
  readonly below: Colour
  /** The names of the squares from square 1, if the rules do not use numbers. */
  readonly names?: readonly string[]
  readonly last?: DrawnMove
  /** The pieces that had to capture and did not. */
  readonly offends?: readonly Square[]
}

const isLetter = (text: string): text is PieceLetter => text in LETTERS

export const pieceOfLetter = (letter: PieceLetter): Piece => LETTERS[letter]

export const letterOfPiece = ({ colour, kind }: Piece): PieceLetter => {
  const letter = colour === 'black' ? 'b' : 'w'
  return kind === 'man' ? letter : letter === 'b' ? 'B' : 'W'
}

export const pieceOn = ({ pieces }: Scene, square: Square): Piece | undefined => {
  const letter = pieces.charAt(square - 1)
  return isLetter(letter) ? LETTERS[letter] : undefined
}

export const squareName = ({ names }: Pick<Scene, 'names'>, square: Square): string =>
  names?.[square - 1] ?? String(square)

export const squareNames = (scene: Pick<Scene, 'names'>, squares: readonly Square[]): string =>
  squares.map((square) => squareName(scene, square)).join(', ')

/** Returns the number of squares along a side. */
export const boardWidth = ({ grid }: Scene): number => Math.sqrt(grid.length)

export const colourBelow = ({ below }: Pick<Scene, 'below'>, flip: boolean): Colour => {
  const isWhite = flip === (below === 'black')
  return isWhite ? 'white' : 'black'
}
