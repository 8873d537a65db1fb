import type { Piece, Square } from '../../draughts/index.ts'
import { type Ink, SHADE_LEVELS, colourMixer } from '../painting/canvas.ts'
import { digits, digitsWidth } from '../painting/digits.ts'
import { type Layer, type SquareTile, layerOf, paintTile } from '../painting/layers.ts'
import { pieceLayers } from './pieces.ts'

/** The colours of a board, the same as on the pages. Digits have a contrast of at least 4.5 to 1 with their square. */
export const BOARD_COLOURS = { light: 0xecdfbd, dark: 0x47785a, digit: 0xffffff, mark: 0xf4b63f } as const

/** How strongly the colour of marks tints the squares at the ends of the last move. */
const TINT = Math.round(0.34 * SHADE_LEVELS)

/** Palette indexes of light and dark squares in every picture. */
export const LIGHT_INDEX = 0
const DARK = 1

/** A square as it is, and tinted as the first or the last square of the last move. */
type Face = { readonly plain: SquareTile; readonly tinted: SquareTile }
type ByPiece<T> = Readonly<Record<Piece['colour'], Readonly<Record<Piece['kind'], T>>>>

/**
 * The squares of one size, ready to copy. All are painted at once, except those with numbers, which are painted on
 * first use.
 */
export type Tiles = {
  readonly side: number
  readonly ink: Ink
  readonly grounds: Face
  readonly pieces: ByPiece<Face>
  readonly layers: ByPiece<readonly Layer[]>
  readonly numbers: Map<Square, Face>
}

const byPiece = <T>(of: (piece: Piece) => T): ByPiece<T> => {
  const kinds = (colour: Piece['colour']) => ({ man: of({ colour, kind: 'man' }), king: of({ colour, kind: 'king' }) })
  return { black: kinds('black'), white: kinds('white') }
}

/** Paints the squares. Colours are always mixed in the same order, so every machine makes the same bytes. */
const paintTiles = (side: number): Tiles => {
  const ink: Ink = { palette: [BOARD_COLOURS.light, BOARD_COLOURS.dark], mixes: new Map() }
  const tint = colourMixer(ink, BOARD_COLOURS.mark)(DARK, TINT)
  const mixDigit = colourMixer(ink, BOARD_COLOURS.digit)
  for (const ground of [DARK, tint]) for (let level = 1; level <= SHADE_LEVELS; level += 1) mixDigit(ground, level)
  const face = (layers: readonly Layer[]): Face => ({
    plain: paintTile(ink, side, DARK, layers),
    tinted: paintTile(ink, side, tint, layers),
  })
  const layers = byPiece((piece) => pieceLayers(piece, side))
  const pieces = byPiece(({ colour, kind }) => face(layers[colour][kind]))
  return { side, ink, grounds: face([]), pieces, layers, numbers: new Map() }
}

/**
 * The tiles by side in pixels, at most 300 KB each. There are six sides: pictures have 480 pixels, animations 360, and
 * a board has 8, 10 or 12 columns.
 */
const tilesBySide = new Map<number, Tiles>()

/** Returns the tiles whose squares have `side` pixels. */
export const tilesOf = (side: number): Tiles => {
  const found = tilesBySide.get(side) ?? paintTiles(side)
  tilesBySide.set(side, found)
  return found
}

/** Paints an empty square with its number at the top middle, where no diagonal arrow crosses it. */
const paintNumber = ({ side, ink, grounds }: Tiles, square: Square): Face => {
  const height = Math.max(11, side * 0.21)
  const shape = digits(square, [(side - digitsWidth(square, height)) / 2, side * 0.05], height)
  const layer = layerOf(side, shape, BOARD_COLOURS.digit)
  const on = (ground: SquareTile): SquareTile => paintTile(ink, side, ground[0]?.[0] ?? DARK, [layer])
  return { plain: on(grounds.plain), tinted: on(grounds.tinted) }
}

const numberFace = (tiles: Tiles, square: Square): Face => {
  const found = tiles.numbers.get(square) ?? paintNumber(tiles, square)
  tiles.numbers.set(square, found)
  return found
}

/** Returns the tile of a square. With `bare`, its piece is left out, because it is painted later. */
export const faceOf = (tiles: Tiles, square: Square, piece: Piece | undefined, bare: boolean): Face => {
  if (!piece) return numberFace(tiles, square)
  return bare ? tiles.grounds : tiles.pieces[piece.colour][piece.kind]
}
