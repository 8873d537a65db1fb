import { type Canvas, type Ink, forEachPixelNear, levelAt, colourMixer } from './canvas.ts'
import type { Shape } from './shapes.ts'

/** The painted pixels of one square, row by row, to be copied onto a board. */
export type SquareTile = readonly Uint8Array[]

/** One colour to lay on a square, and how much of it each pixel takes, from 0 to `SHADE_LEVELS`. */
export type Layer = { readonly levels: Uint8Array; readonly colour: number }

/** Returns a shape on a square of `side` pixels, as a layer that can be painted again and again. */
export const layerOf = (side: number, shape: Shape, colour: number, strength = 1): Layer => {
  const levels = new Uint8Array(side * side)
  forEachPixelNear(shape, side, (x, y, distance) => {
    levels[y * side + x] = levelAt(distance, x, y, strength)
  })
  return { levels, colour }
}

/** Lays a layer on a square of a canvas. `from` is the index of the square's top left pixel. */
export const paintLayer = (
  { size, pixels, ink }: Canvas,
  { levels, colour }: Layer,
  side: number,
  from: number,
): void => {
  const shade = colourMixer(ink, colour)
  for (let at = 0, row = 0; row < side; row += 1)
    for (let to = from + row * size, end = to + side; to < end; to += 1, at += 1) {
      const level = levels[at] ?? 0
      if (level > 0) pixels[to] = shade(pixels[to] ?? 0, level)
    }
}

/** Paints layers on a square filled with the palette index `ground`. */
export const paintTile = (ink: Ink, side: number, ground: number, layers: readonly Layer[]): SquareTile => {
  const pixels = new Uint8Array(side * side).fill(ground)
  for (const layer of layers) paintLayer({ size: side, pixels, ink }, layer, side, 0)
  return Array.from({ length: side }, (_, row) => pixels.subarray(row * side, (row + 1) * side))
}

/** Copies a tile onto a canvas. `from` is the index of the square's top left pixel. */
export const copyTile = ({ size, pixels }: Canvas, tile: SquareTile, from: number): void => {
  let to = from
  for (const row of tile) {
    pixels.set(row, to)
    to += size
  }
}
