import type { Piece } from '../draughts/index.ts'
import { type Layer, layerOf } from './layers.ts'
import { type Point, disc, polygon, rectangle, ring } from './shapes.ts'

type Look = { readonly body: number; readonly rim: number; readonly rings: readonly number[]; readonly crown: number }

/** Told apart without colour: two light rings on black, one dark ring on ivory. Radii in square sides. */
export const PIECE_COLOURS = {
  black: { body: 0x26211f, rim: 0xe9dfc6, rings: [0.3, 0.19], crown: 0xf4b63f },
  white: { body: 0xfffaf0, rim: 0x5b4a35, rings: [0.26], crown: 0xa3241d },
} as const satisfies Readonly<Record<Piece['colour'], Look>>

export const RADIUS = 0.41

/** Three points on a band, in square sides from the piece's middle. */
export const CROWN: readonly Point[] = [
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
  const points = CROWN.map(([dx, dy]): Point => [middle + dx * side, middle + dy * side])
  const band = rectangle(middle - 0.21 * side, middle + 0.125 * side, middle + 0.21 * side, middle + 0.2 * side)
  return [layerOf(side, polygon(points, side * 0.012), colour), layerOf(side, band, colour)]
}

export const pieceLayers = ({ colour, kind }: Piece, side: number): readonly Layer[] => {
  const look: Look = PIECE_COLOURS[colour]
  const centre: Point = [side / 2, side / 2]
  const pen = Math.max(1, side * 0.026)
  const rings = kind === 'king' ? [0.34] : look.rings
  return [
    layerOf(side, disc(centre, RADIUS * side), look.rim),
    layerOf(side, disc(centre, RADIUS * side - 1.2 * pen), look.body),
    ...rings.map((radius) => layerOf(side, ring(centre, radius * side, pen), look.rim, 0.75)),
    ...(kind === 'king' ? crownLayers(side, look.crown) : []),
  ]
}
