/** Counts the set bits of three words. A board uses at most 28 bits of each. */
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

/** Tests bit `at` of three words: bits 0 to 31 are in `a`, 32 to 63 in `b`, 64 to 95 in `c`. */
export const isSet = (at: number, a: number, b: number, c: number): boolean =>
  (((at < 32 ? a : at < 64 ? b : c) >>> at) & 1) === 1

/** Returns the mask that bit `at` has in the word with this number (0, 1 or 2); 0 if the bit is in another word. */
export const bitIn = (at: number, word: number): number => (at >> 5 === word ? 1 << at : 0)

/** Adds a word to a 32-bit hash. */
export const mixHash = (hash: number, word: number): number => {
  const next = Math.imul(hash ^ word, 0x9e3779b1)
  return next ^ (next >>> 15)
}
