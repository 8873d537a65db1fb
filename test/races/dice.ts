/** Draws that a seed repeats. */
export type Dice = {
  /** From 0 up to, but not, 1. */
  readonly draw: () => number
  /** A whole number from 0 up to, but not, `below`. */
  readonly whole: (below: number) => number
  readonly chance: (share: number) => boolean
  /** One of these; undefined of none. */
  readonly pick: <T>(things: readonly T[]) => T | undefined
}

/** mulberry32: 32 bits of state, and neighbouring seeds give streams that do not resemble each other. */
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
