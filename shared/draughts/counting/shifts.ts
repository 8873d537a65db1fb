/**
 * Moves the bits of two words by `k` toward higher squares and returns the higher word; the lower one is `low << k`.
 * `cross` is the number of bits in a word minus `k`. Bits off the board may be set: the caller masks the result.
 */
export const upHigh = (low: number, high: number, k: number, cross: number): number => (high << k) | (low >>> cross)

/** Moves the bits of two words by `k` toward lower squares and returns the lower word; the higher one is `high >>> k`. */
export const downLow = (low: number, high: number, k: number, cross: number): number => (low >>> k) | (high << cross)

/** Returns the lowest set bit of two words as it stands in the higher one: 0 if the lower word has one. */
export const firstInHigh = (low: number, high: number): number => high & -high & ~((low | -low) >> 31)

/** Counts the set bits of four words, of which a board uses at most 28 bits each. */
export const countFour = (a: number, b: number, c: number, d: number): number => {
  const e = a - ((a >>> 1) & 0x55555555)
  const f = b - ((b >>> 1) & 0x55555555)
  const g = c - ((c >>> 1) & 0x55555555)
  const h = d - ((d >>> 1) & 0x55555555)
  const x = (e & 0x33333333) + ((e >>> 2) & 0x33333333) + (f & 0x33333333) + ((f >>> 2) & 0x33333333)
  const y = (g & 0x33333333) + ((g >>> 2) & 0x33333333) + (h & 0x33333333) + ((h >>> 2) & 0x33333333)
  const z = (x & 0x0f0f0f0f) + ((x >>> 4) & 0x0f0f0f0f) + (y & 0x0f0f0f0f) + ((y >>> 4) & 0x0f0f0f0f)
  return Math.imul(z, 0x01010101) >>> 24
}
