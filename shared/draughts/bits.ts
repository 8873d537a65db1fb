/** At most 26 bits per word. */
export const countBits = (a: number, b: number, c: number): number => {
  const x = a - ((a >>> 1) & 0x55555555)
  const y = b - ((b >>> 1) & 0x55555555)
  const z = c - ((c >>> 1) & 0x55555555)
  const pairs =
    (x & 0x33333333) +
    ((x >>> 2) & 0x33333333) +
    (y & 0x33333333) +
    ((y >>> 2) & 0x33333333) +
    (z & 0x33333333) +
    ((z >>> 2) & 0x33333333)
  return Math.imul((pairs & 0x0f0f0f0f) + ((pairs >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}

export const isSet = (at: number, a: number, b: number, c: number): boolean =>
  (((at < 32 ? a : at < 64 ? b : c) >>> at) & 1) === 1

/** Of a place in one of a position's three words. */
export const bitIn = (at: number, word: number): number => (at >> 5 === word ? 1 << at : 0)

/** A step of a hash. */
export const mixed = (hash: number, word: number): number => {
  const next = Math.imul(hash ^ word, 0x9e3779b1)
  return next ^ (next >>> 15)
}
