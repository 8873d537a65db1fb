import { type Canvas, paintShape } from './painting/canvas.ts'
import { encodePng } from './encoding/png.ts'
import type { Deflate } from './encoding/raster.ts'
import { type Point, type Shape, disc, polygon } from './painting/shapes.ts'

const GROUND = 0x3d6f4d
const RIM = 0x4b3c26
const LOWER = 0xe2d3b2
const UPPER = 0xfffaf0
const CROWN = 0xa3281c

/** The outline of the crown's points, in hundredths of the side from the middle. */
const POINTS: readonly Point[] = [
  [-21, 4],
  [-25, -21],
  [-12, -10],
  [0, -29],
  [12, -10],
  [25, -21],
  [21, 4],
]

/** The outline of the crown's band. */
const BAND: readonly Point[] = [
  [-20, 8],
  [20, 8],
  [20, 14],
  [-20, 14],
]

/**
 * The size of the king, as a fraction of its size in the page's icon. Each phone cuts the icon to its own shape, which
 * contains at least the circle with a radius of 40 % of the side. The king stays within this circle.
 */
const SCALE = 0.88

/** A PNG of `size` by `size` pixels. */
export type AppIcon = { readonly size: number; readonly bytes: Uint8Array }

/** Pixels of a side. Android requires both sizes; iOS takes the larger one, and accepts no SVG. */
const SIZES = [192, 512] as const

const drawIcon = (size: number, deflate: Deflate): AppIcon => {
  const unit = (size / 100) * SCALE
  const canvas: Canvas = {
    size,
    pixels: new Uint8Array(size * size),
    ink: { palette: [GROUND], mixes: new Map() },
  }
  const toPixels = ([x, y]: Point): Point => [size / 2 + x * unit, size / 2 + y * unit]
  const draw = (shape: Shape, colour: number): void => paintShape(canvas, shape, colour)
  for (const [y, colour] of [
    [6, LOWER],
    [-6, UPPER],
  ] as const) {
    draw(disc(toPixels([0, y]), 38 * unit), RIM)
    draw(disc(toPixels([0, y]), 34 * unit), colour)
  }
  for (const points of [POINTS, BAND]) draw(polygon(points.map(toPixels)), CROWN)
  const raster = { width: size, height: size, palette: canvas.ink.palette, pixels: canvas.pixels }
  return { size, bytes: encodePng(raster, deflate) }
}

/**
 * Returns the icons for a home screen: the king of the page's icon on a background that fills the square. Drawing takes
 * 70 ms.
 */
export const appIcons = (deflate: Deflate): readonly AppIcon[] => SIZES.map((size) => drawIcon(size, deflate))
