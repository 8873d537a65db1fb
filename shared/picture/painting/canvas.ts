import type { Distance, Shape } from './shapes.ts'

/**
 * `palette`: the colours of a picture (0xRRGGBB) by index. `mixes`: for each colour that is painted over others, the
 * indexes of the mixed colours that were made so far.
 */
export type Ink = { readonly palette: number[]; readonly mixes: Map<number, Uint8Array> }

/** A square picture that is being painted, with one palette index for each pixel. */
export type Canvas = { readonly size: number; readonly pixels: Uint8Array; readonly ink: Ink }

/**
 * How many steps lead from one colour to another: enough for smooth edges, and few enough for fewer than 256 colours.
 */
export const SHADE_LEVELS = 6

/** The most colours of a picture. An animation needs the last of 256 indexes for pixels that do not change. */
export const MOST_COLOURS = 255

const channels = (colour: number): readonly [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
]

const blend = (under: number, over: number, level: number): number => {
  const [r, g, b] = channels(under)
  const [ro, go, bo] = channels(over)
  const mix = (from: number, to: number): number => Math.round(from + ((to - from) * level) / SHADE_LEVELS)
  return (mix(r, ro) << 16) | (mix(g, go) << 8) | mix(b, bo)
}

/** Returns the squared distance of two colours. */
const distanceOf = (a: number, b: number): number => {
  const [ra, ga, ba] = channels(a)
  const [rb, gb, bb] = channels(b)
  return (ra - rb) ** 2 + (ga - gb) ** 2 + (ba - bb) ** 2
}

const nearest = (palette: readonly number[], colour: number): number =>
  palette.reduce(
    (best, candidate, index) => (distanceOf(candidate, colour) < distanceOf(palette[best] ?? 0, colour) ? index : best),
    0,
  )

/**
 * Returns the index of a colour in the palette. A new colour is added; if the palette is full, the nearest colour is
 * used.
 */
const indexOf = ({ palette }: Ink, colour: number): number => {
  const known = palette.indexOf(colour)
  if (known >= 0) return known
  return palette.length < MOST_COLOURS ? palette.push(colour) - 1 : nearest(palette, colour)
}

/** Marks a mix that has not been made yet: no colour has this index. */
const NONE = MOST_COLOURS

/**
 * Returns a function that gives the index of the colour that `over` makes with the colour `under`, at a level of 0 to
 * `SHADE_LEVELS`. A few mixes occur thousands of times in a picture, so each is remembered.
 */
export const colourMixer = (ink: Ink, over: number): ((under: number, level: number) => number) => {
  const mixes = ink.mixes.get(over) ?? new Uint8Array(256 * (SHADE_LEVELS + 1)).fill(NONE)
  ink.mixes.set(over, mixes)
  return (under, level) => {
    const at = under * (SHADE_LEVELS + 1) + level
    const known = mixes[at] ?? NONE
    if (known !== NONE) return known
    const index = indexOf(ink, blend(ink.palette[under] ?? 0, over, level))
    mixes[at] = index
    return index
  }
}

/**
 * Returns how much of a pixel a shape covers, from 0 to `SHADE_LEVELS`. A `strength` below 1 makes the shape
 * translucent.
 */
export const levelAt = (distance: Distance, x: number, y: number, strength: number): number => {
  const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
  return Math.round(covered * strength * SHADE_LEVELS)
}

/** The side of a block, in pixels. Pixels are visited block by block. */
const BLOCK = 8

/** The distance from the middle of a block to its farthest corner, and half a pixel of smooth edge beyond it. */
const REACH = Math.hypot(BLOCK / 2, BLOCK / 2) + 0.5

/**
 * Visits each pixel that a shape may cover. From one point to another, the distance to a shape changes by no more than
 * the distance between the points, so whole blocks that are too far away are skipped.
 */
export const forEachPixelNear = (
  { box, near }: Shape,
  size: number,
  visit: (x: number, y: number, distance: Distance) => void,
): void => {
  const right = Math.min(size, Math.ceil(box.right))
  const bottom = Math.min(size, Math.ceil(box.bottom))
  for (let top = Math.max(0, Math.floor(box.top)); top < bottom; top += BLOCK)
    for (let left = Math.max(0, Math.floor(box.left)); left < right; left += BLOCK) {
      const distance = near(left + BLOCK / 2, top + BLOCK / 2, REACH)
      if (!distance) continue
      for (let y = top; y < Math.min(bottom, top + BLOCK); y += 1)
        for (let x = left; x < Math.min(right, left + BLOCK); x += 1) visit(x, y, distance)
    }
}

/** Paints a shape onto a canvas, with smooth edges. */
export const paintShape = ({ size, pixels, ink }: Canvas, shape: Shape, colour: number): void => {
  const shade = colourMixer(ink, colour)
  forEachPixelNear(shape, size, (x, y, distance) => {
    const level = levelAt(distance, x, y, 1)
    if (level > 0) pixels[y * size + x] = shade(pixels[y * size + x] ?? 0, level)
  })
}
