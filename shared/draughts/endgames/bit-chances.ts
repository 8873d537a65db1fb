/**
 * How likely the next bit of each context is a 1, learned from the bits before it. Only whole numbers are used, so that
 * a table has the same bytes on every machine.
 */
export type BitChances = { readonly ones: Uint16Array; readonly seen: Uint8Array }

/** A chance is a number of 4096, and never 0 or 4096. */
export const CHANCE_BITS = 12

/** A chance moves by a half of what is missing, then by a quarter, an eighth, and from then on by a sixteenth. */
const SLOWEST = 4

export const makeChances = (contexts: number): BitChances => ({
  ones: new Uint16Array(contexts).fill(1 << (CHANCE_BITS - 1)),
  seen: new Uint8Array(contexts),
})

export const learnBit = ({ ones, seen }: BitChances, context: number, bit: number): void => {
  const chance = ones[context] ?? 0
  const speed = Math.min((seen[context] ?? 0) + 1, SLOWEST)
  seen[context] = speed
  ones[context] = bit === 1 ? chance + (((1 << CHANCE_BITS) - chance) >> speed) : chance - (chance >> speed)
}
