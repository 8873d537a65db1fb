import type { Distance, Shape } from './shapes.ts'

/** Colours (0xRRGGBB) by index, and what each colour laid on them made; shared within one picture. */
export type Ink = { readonly palette: number[]; readonly mixes: Map<number, Uint8Array> }

/** Square. It changes only in this folder and never leaves `diagram`'s caller. */
export type Canvas = { readonly size: number; readonly pixels: Uint8Array; readonly ink: Ink }

/** Shades between two colours: a smooth edge, and below 256 colours. */
export const LEVELS = 6

/** A moving picture needs an index for what does not change. */
export const MOST_COLOURS = 255

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

const indexOf = ({ palette }: Ink, colour: number): number => {
  const known = palette.indexOf(colour)
  if (known >= 0) return known
  return palette.length < MOST_COLOURS ? palette.push(colour) - 1 : nearest(palette, colour)
}

/** No colour has this index. */
const NONE = MOST_COLOURS

/** Which index `over` makes of another, at each level; remembered, as a few mixes come thousands of times. */
export const shader = (ink: Ink, over: number): ((under: number, level: number) => number) => {
  const made = ink.mixes.get(over) ?? new Uint8Array(256 * (LEVELS + 1)).fill(NONE)
  ink.mixes.set(over, made)
  return (under, level) => {
    const at = under * (LEVELS + 1) + level
    const known = made[at] ?? NONE
    if (known !== NONE) return known
    const index = indexOf(ink, blend(ink.palette[under] ?? 0, over, level))
    made[at] = index
    return index
  }
}

/** How far a shape covers the pixel. `strength` below 1 lets the ground shine through. */
export const levelAt = (distance: Distance, x: number, y: number, strength: number): number => {
  const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)))
  return Math.round(covered * strength * LEVELS)
}

const BLOCK = 8

/** From a block's middle to its farthest pixel and the smooth edge's end. */
const REACH = Math.hypot(BLOCK / 2, BLOCK / 2) + 0.5

/** Each pixel that a shape may cover. A distance changes no more than the way, so far blocks are left out whole. */
export const eachNear = (
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

export const paint = ({ size, pixels, ink }: Canvas, shape: Shape, colour: number): void => {
  const shade = shader(ink, colour)
  eachNear(shape, size, (x, y, distance) => {
    const level = levelAt(distance, x, y, 1)
    if (level > 0) pixels[y * size + x] = shade(pixels[y * size + x] ?? 0, level)
  })
}
