/** Random draws that follow from a seed. */
export type Dice = {
  /** Returns a number, 0 <= draw < 1. */
  readonly draw: () => number
  /** Returns a whole number, 0 <= n < `below`. */
  readonly whole: (below: number) => number
  readonly chance: (share: number) => boolean
  /** Returns one item of the list; undefined if it is empty. */
  readonly pick: <T>(things: readonly T[]) => T | undefined
}

/** The generator is mulberry32: 32 bits of state, where neighbouring seeds give unrelated streams. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number): number => Math.floor(draw() * below)
  return { draw, whole, chance: (share) => draw() < share, pick: (things) => things[whole(things.length)] }
}
