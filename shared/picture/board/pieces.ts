import type { Piece } from '../../draughts/index.ts'
import { type Layer, layerOf } from '../painting/layers.ts'
import { type Point, disc, polygon, rectangle, ring } from '../painting/shapes.ts'

type PieceStyle = {
  readonly body: number
  readonly rim: number
  readonly rings: readonly number[]
  readonly crown: number
}

/**
 * How the pieces look. They differ without colour, too: Black has two light rings, White one dark ring on ivory. Radii
 * are in square sides.
 */
export const PIECE_STYLES = {
  black: { body: 0x26211f, rim: 0xe9dfc6, rings: [0.3, 0.19], crown: 0xf4b63f },
  white: { body: 0xfffaf0, rim: 0x5b4a35, rings: [0.26], crown: 0xa3241d },
} as const satisfies Readonly<Record<Piece['colour'], PieceStyle>>

/** The radius of a piece, in square sides. */
export const PIECE_RADIUS = 0.41

/** The outline of a crown with three points, in square sides from the middle of the piece. */
export const CROWN_POINTS: readonly Point[] = [
  [-0.2, 0.08],
  [-0.25, -0.14],
  [-0.12, -0.03],
  [0, -0.22],
  [0.12, -0.03],
  [0.25, -0.14],
  [0.2, 0.08],
]

const crownLayers = (side: number, colour: number): readonly Layer[] => {
  const middle = side / 2
  const points = CROWN_POINTS.map(([dx, dy]): Point => [middle + dx * side, middle + dy * side])
  const band = rectangle(middle - 0.21 * side, middle + 0.125 * side, middle + 0.21 * side, middle + 0.2 * side)
  return [layerOf(side, polygon(points, side * 0.012), colour), layerOf(side, band, colour)]
}

/** Returns what is painted for a piece on a square of `side` pixels, from the lowest layer to the highest. */
export const pieceLayers = ({ colour, kind }: Piece, side: number): readonly Layer[] => {
  const style: PieceStyle = PIECE_STYLES[colour]
  const centre: Point = [side / 2, side / 2]
  const pen = Math.max(1, side * 0.026)
  const rings = kind === 'king' ? [0.34] : style.rings
  return [
    layerOf(side, disc(centre, PIECE_RADIUS * side), style.rim),
    layerOf(side, disc(centre, PIECE_RADIUS * side - 1.2 * pen), style.body),
    ...rings.map((radius) => layerOf(side, ring(centre, radius * side, pen), style.rim, 0.75)),
    ...(kind === 'king' ? crownLayers(side, style.crown) : []),
  ]
}
