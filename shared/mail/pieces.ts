import type { Piece } from '../draughts/index.ts'
import { type Canvas, paint } from './canvas.ts'
import { type Point, disc, polygon, rectangle, ring } from './shapes.ts'

type Look = { readonly body: number; readonly rim: number; readonly rings: readonly number[]; readonly crown: number }

/** Told apart without colour too: two light rings on black, one dark ring on ivory. Radii are parts of a square's side. */
export const PIECE_COLOURS = {
  black: { body: 0x26211f, rim: 0xe9dfc6, rings: [0.3, 0.19], crown: 0xf4b63f },
  white: { body: 0xfffaf0, rim: 0x5b4a35, rings: [0.26], crown: 0xa3241d },
} as const satisfies Readonly<Record<Piece['colour'], Look>>

const RADIUS = 0.41

/** Three points on a band, in parts of a square's side from the middle of the piece. */
const CROWN: readonly Point[] = [
  [-0.2, 0.08],
  [-0.25, -0.14],
  [-0.12, -0.03],
  [0, -0.22],
  [0.12, -0.03],
  [0.25, -0.14],
  [0.2, 0.08],
]

const paintCrown = (canvas: Canvas, [x, y]: Point, side: number, colour: number): void => {
  paint(
    canvas,
    polygon(
      CROWN.map(([dx, dy]): Point => [x + dx * side, y + dy * side]),
      side * 0.012,
    ),
    colour,
  )
  paint(canvas, rectangle(x - 0.21 * side, y + 0.125 * side, x + 0.21 * side, y + 0.2 * side), colour)
}

/** A man or a king on the square of which this is the middle. */
export const paintPiece = (canvas: Canvas, { colour, kind }: Piece, centre: Point, side: number): void => {
  const look: Look = PIECE_COLOURS[colour]
  const pen = Math.max(1, side * 0.026)
  paint(canvas, disc(centre, RADIUS * side), look.rim)
  paint(canvas, disc(centre, RADIUS * side - 1.2 * pen), look.body)
  const rings = kind === 'king' ? [0.34] : look.rings
  for (const radius of rings) paint(canvas, ring(centre, radius * side, pen), look.rim, 0.75)
  if (kind === 'king') paintCrown(canvas, centre, side, look.crown)
}
