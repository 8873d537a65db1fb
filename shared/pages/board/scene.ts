import type { Colour, Piece, Square } from '../../draughts/words.ts'

/** A drawn move; what it took has its piece. */
export type Trail = {
  readonly path: readonly Square[]
  readonly taken: readonly (readonly [Square, Letter])[]
}

const LETTERS = {
  b: { colour: 'black', kind: 'man' },
  B: { colour: 'black', kind: 'king' },
  w: { colour: 'white', kind: 'man' },
  W: { colour: 'white', kind: 'king' },
} as const satisfies Readonly<Record<string, Piece>>

export type Letter = keyof typeof LETTERS

/** Plain data: drawn without the rules. */
export type Scene = {
  /** Row by row, as White sits: each square's number less the one's before it, which packs well; 0 is not played on. */
  readonly grid: readonly number[]
  /** A letter a square, from square 1; a hyphen is empty. */
  readonly pieces: string
  /** At the bottom, unless turned. */
  readonly below: Colour
  /** From square 1, where not numbers. */
  readonly names?: readonly string[]
  readonly last?: Trail
  readonly offends?: readonly Square[]
}

const isLetter = (text: string): text is Letter => text in LETTERS

export const pieceOf = (letter: Letter): Piece => LETTERS[letter]

export const letterOf = ({ colour, kind }: Piece): Letter => {
  const letter = colour === 'black' ? 'b' : 'w'
  return kind === 'man' ? letter : letter === 'b' ? 'B' : 'W'
}

export const pieceOn = ({ pieces }: Scene, square: Square): Piece | undefined => {
  const letter = pieces.charAt(square - 1)
  return isLetter(letter) ? LETTERS[letter] : undefined
}

export const nameOf = ({ names }: Pick<Scene, 'names'>, square: Square): string => names?.[square - 1] ?? String(square)

export const namesOf = (scene: Pick<Scene, 'names'>, squares: readonly Square[]): string =>
  squares.map((square) => nameOf(scene, square)).join(', ')

export const sizeOf = ({ grid }: Scene): number => Math.sqrt(grid.length)

export const sideBelow = ({ below }: Pick<Scene, 'below'>, flip: boolean): Colour => {
  const isWhite = flip === (below === 'black')
  return isWhite ? 'white' : 'black'
}
