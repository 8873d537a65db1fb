import type { Raster } from './png.ts'
import type { Shape } from './shapes.ts'

/** A square picture that is being painted: the one thing in here that changes, and it never leaves `paint`'s caller. */
export type Canvas = {
  readonly size: number
  readonly pixels: Uint8Array
  readonly palette: number[]
  readonly mixes: Map<number, number>
}

/** Shades between two colours: enough for a smooth edge, and few enough that a board stays well below 256 colours. */
const LEVELS = 6

export const blankCanvas = (size: number, ground: number): Canvas => ({
  size,
  pixels: new Uint8Array(size * size),
  palette: [ground],
  mixes: new Map(),
})

const channels = (colour: number): readonly [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
]

const blend = (under: number, over: number, level: number): number => {
  const [r, g, b] = channels(under)
  const [ro, go, bo] = channels(over)
  const part = (from: number, to: number): number => Math.round(from + ((to - from) * level) / LEVELS)
  return (part(r, ro) << 16) | (part(g, go) << 8) | part(b, bo)
}

const apart = (a: number, b: number): number => {
  const [ra, ga, ba] = channels(a)
  const [rb, gb, bb] = channels(b)
  return (ra - rb) ** 2 + (ga - gb) ** 2 + (ba - bb) ** 2
}

const nearest = (palette: readonly number[], colour: number): number =>
  palette.reduce(
    (best, candidate, index) => (apart(candidate, colour) < apart(palette[best] ?? 0, colour) ? index : best),
    0,
  )

const indexOf = ({ palette }: Canvas, colour: number): number => {
  const known = palette.indexOf(colour)
  if (known >= 0) return known
  return palette.length < 256 ? palette.push(colour) - 1 : nearest(palette, colour)
}

/** Index of the colour that `over` makes on the index `under`; remembered, as the same few mixes come thousands of times. */
const mixed = (canvas: Canvas, under: number, over: number, level: number): number => {
  const key = (over * 256 + under) * (LEVELS + 1) + level
  const known = canvas.mixes.get(key)
  if (known !== undefined) return known
  const index = indexOf(canvas, blend(canvas.palette[under] ?? 0, over, level))
  canvas.mixes.set(key, index)
  return index
}

/** Paints a shape over what is there. `strength` below 1 lets the ground shine through. */
export const paint = (canvas: Canvas, shape: Shape, colour: number, strength = 1): void => {
  const { size, pixels } = canvas
  const { box, distance } = shape
  const right = Math.min(size, Math.ceil(box.right))
  const bottom = Math.min(size, Math.ceil(box.bottom))
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
      const level = Math.round(covered * strength * LEVELS)
      if (level > 0) pixels[y * size + x] = mixed(canvas, pixels[y * size + x] ?? 0, colour, level)
    }
}

export const rasterOf = ({ size, pixels, palette }: Canvas): Raster => ({ width: size, height: size, palette, pixels })
