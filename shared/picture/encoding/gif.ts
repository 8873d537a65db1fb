import { concatBytes } from './concat-bytes.ts'
import { compressLzw } from './lzw.ts'

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/**
 * A picture as the change from the one before: an area in which pixels that do not change are `UNCHANGED`. It is shown
 * for `delay` hundredths of a second.
 */
export type GifFrame = Area & { readonly pixels: Uint8Array; readonly delay: number }

/**
 * The index of pixels that do not change. If the colour table is smaller, only the lowest bits of this index are used,
 * which are the last index of the table.
 */
export const UNCHANGED = 255

const low = (value: number): readonly number[] => [value & 0xff, value >> 8]
const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Returns the area that contains all differing pixels; one pixel if there are none, since an area cannot be empty. */
const areaOf = (before: Uint8Array, after: Uint8Array, size: number): Area => {
  let [left, top, right, bottom] = [size, size, -1, -1]
  for (let y = 0, at = 0; y < size; y += 1, at += size) {
    let from = 0
    while (from < size && before[at + from] === after[at + from]) from += 1
    if (from === size) continue
    let to = size - 1
    while (before[at + to] === after[at + to]) to -= 1
    ;[left, right, bottom] = [Math.min(left, from), Math.max(right, to), y]
    if (top === size) top = y
  }
  return bottom < 0
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns what differs between two square pictures of `size` pixels a side. */
export const gifFrame = (before: Uint8Array, after: Uint8Array, size: number, delay: number): GifFrame => {
  const area = areaOf(before, after, size)
  const pixels = new Uint8Array(area.width * area.height)
  for (let y = 0, to = 0; y < area.height; y += 1)
    for (let x = 0, at = (area.top + y) * size + area.left; x < area.width; x += 1, at += 1, to += 1)
      pixels[to] = before[at] === after[at] ? UNCHANGED : (after[at] ?? 0)
  return { ...area, pixels, delay }
}

/**
 * Returns how many bits an index has, so that all colours and the mark for unchanged pixels fit. GIF needs at least 2.
 */
const bitsFor = (colours: number): number => Math.max(2, Math.ceil(Math.log2(colours + 1)))

const HEADER = ascii('GIF89a')
/** Repeats the animation for ever, by the application extension that all viewers know. */
const LOOPS = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]
/** Flags of a picture: it stays when the next one is drawn over it, and one index is transparent. */
const FRAME_FLAGS = 0b0000_0101

const frameParts = (
  { left, top, width, height, pixels, delay }: GifFrame,
  bits: number,
): readonly ArrayLike<number>[] => {
  const unchanged = (1 << bits) - 1
  return [
    [0x21, 0xf9, 4, FRAME_FLAGS, ...low(delay), unchanged, 0],
    [0x2c, ...low(left), ...low(top), ...low(width), ...low(height), 0, bits],
    compressLzw(pixels, bits),
  ]
}

/** Encodes a GIF89a that repeats, `size` pixels square, with at most 255 colours. */
export const encodeGif = (size: number, palette: readonly number[], changes: readonly GifFrame[]): Uint8Array => {
  const bits = bitsFor(palette.length)
  const table = new Uint8Array(3 << bits)
  for (const [index, colour] of palette.entries())
    table.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], 3 * index)
  return concatBytes([
    HEADER,
    [...low(size), ...low(size), 0b1111_0000 | (bits - 1), 0, 0],
    table,
    LOOPS,
    ...changes.flatMap((change) => frameParts(change, bits)),
    [0x3b],
  ])
}
