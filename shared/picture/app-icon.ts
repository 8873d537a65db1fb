import { type Canvas, paint } from './canvas.ts'
import { encodePng } from './png.ts'
import type { Deflate } from './raster.ts'
import { type Point, type Shape, disc, polygon } from './shapes.ts'

const GROUND = 0x3d6f4d
const RIM = 0x4b3c26
const LOWER = 0xe2d3b2
const UPPER = 0xfffaf0
const CROWN = 0xa3281c

/** In hundredths of the side, around the middle. */
const POINTS: readonly Point[] = [
  [-21, 4],
  [-25, -21],
  [-12, -10],
  [0, -29],
  [12, -10],
  [25, -21],
  [21, 4],
]

const BAND: readonly Point[] = [
  [-20, 8],
  [20, 8],
  [20, 14],
  [-20, 14],
]

/** A phone cuts it to a shape of its own, and shows at least the circle of 40 hundredths. */
const SCALE = 0.88

/** A PNG, `size` pixels a side. */
export type AppIcon = { readonly size: number; readonly bytes: Uint8Array }

/** What Android asks for; iOS takes the larger one, and no SVG. */
const SIZES = [192, 512] as const

const drawn = (size: number, deflate: Deflate): AppIcon => {
  const unit = (size / 100) * SCALE
  const canvas: Canvas = {
    size,
    pixels: new Uint8Array(size * size),
    ink: { palette: [GROUND], mixes: new Map() },
  }
  const place = ([x, y]: Point): Point => [size / 2 + x * unit, size / 2 + y * unit]
  const draw = (shape: Shape, colour: number): void => paint(canvas, shape, colour)
  for (const [y, colour] of [
    [6, LOWER],
    [-6, UPPER],
  ] as const) {
    draw(disc(place([0, y]), 38 * unit), RIM)
    draw(disc(place([0, y]), 34 * unit), colour)
  }
  for (const points of [POINTS, BAND]) draw(polygon(points.map(place)), CROWN)
  const raster = { width: size, height: size, palette: canvas.ink.palette, pixels: canvas.pixels }
  return { size, bytes: encodePng(raster, deflate) }
}

/** The king of the page's icon for a home screen, on a ground to the edges. 70 ms. */
export const appIcons = (deflate: Deflate): readonly AppIcon[] => SIZES.map((size) => drawn(size, deflate))
