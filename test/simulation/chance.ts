/** Random draws from a seed: the same seed draws the same numbers on any machine. */
export type Dice = {
  /** Returns a number, 0 <= x < 1. */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  /** Returns a whole number between two bounds, both included. */
  readonly between: (from: number, to: number) => number
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
}

/** Returns the generator sfc32, by Chris Doty-Humphrey. */
const sfc32 = (seed: number): (() => number) => {
  let [a, b, c, d] = [0x9e3779b9, seed | 0, 0x243f6a88, 1]
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let n = 0; n < 12; n++) next()
  return next
}

export const diceOf = (seed: number): Dice => {
  const next = sfc32(seed)
  return {
    next,
    chance: (probability) => probability > 0 && next() < probability,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}
