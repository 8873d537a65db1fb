import { type Canvas, type Ink, eachNear, levelAt, mixed } from './canvas.ts'
import type { Shape } from './shapes.ts'

/** One colour on a square, at so many levels for each pixel. */
export type Layer = { readonly levels: Uint8Array; readonly colour: number }

export const layerOf = (side: number, shape: Shape, colour: number, strength = 1): Layer => {
  const levels = new Uint8Array(side * side)
  eachNear(shape, side, (x, y, distance) => {
    levels[y * side + x] = levelAt(distance, x, y, strength)
  })
  return { levels, colour }
}

/** `from`: the square's top left pixel. */
export const lay = ({ size, pixels, ink }: Canvas, { levels, colour }: Layer, side: number, from: number): void => {
  for (let at = 0, row = 0; row < side; row += 1)
    for (let to = from + row * size, end = to + side; to < end; to += 1, at += 1) {
      const level = levels[at] ?? 0
      if (level > 0) pixels[to] = mixed(ink, pixels[to] ?? 0, colour, level)
    }
}

export const tileOf = (ink: Ink, side: number, ground: number, layers: readonly Layer[]): Uint8Array => {
  const pixels = new Uint8Array(side * side).fill(ground)
  for (const layer of layers) lay({ size: side, pixels, ink }, layer, side, 0)
  return pixels
}

export const copy = ({ size, pixels }: Canvas, tile: Uint8Array, side: number, from: number): void => {
  for (let row = 0; row < side; row += 1) pixels.set(tile.subarray(row * side, (row + 1) * side), from + row * size)
}
