import { countBits } from '../board/bits.ts'

const MOST_SQUARES = 32
const MOST_CHOSEN = 4
const ROW = MOST_CHOSEN + 1

/** Pascal's triangle: the ways to choose k of n, at index n * ROW + k. */
const CHOICES = new Int32Array((MOST_SQUARES + 1) * ROW)
for (let n = 0; n <= MOST_SQUARES; n += 1) {
  CHOICES[n * ROW] = 1
  for (let k = 1; k <= Math.min(n, MOST_CHOSEN); k += 1)
    CHOICES[n * ROW + k] = (CHOICES[(n - 1) * ROW + k - 1] ?? 0) + (CHOICES[(n - 1) * ROW + k] ?? 0)
}

/** Returns in how many ways `k` of `n` squares can be chosen: up to 4 of up to 32. */
export const binomial = (n: number, k: number): number => CHOICES[n * ROW + k] ?? 0

/** Counts the squares of a set. A set of squares is one word: bit n - 1 is square n. */
export const countSquares = (squares: number): number => countBits(squares, 0, 0)

/**
 * Returns the rank of a set among all sets of as many squares of `free`, in the order of their highest squares, then
 * of the next lower ones (colexicographic). The squares of `free` count as 0, 1, 2 and so on, whatever lies between.
 */
export const rankOf = (squares: number, free: number): number => {
  let rank = 0
  let k = 1
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    rank += binomial(countSquares(free & ((rest & -rest) - 1)), k)
    k += 1
  }
  return rank
}

/** Returns the set of `size` squares of `free` that has this rank. */
export const setOfRank = (rank: number, size: number, free: number): number => {
  let squares = 0
  let left = rank
  let k = size
  let below = countSquares(free)
  for (let rest = free; k > 0;) {
    const highest = 1 << (31 - Math.clz32(rest))
    rest ^= highest
    below -= 1
    const skipped = binomial(below, k)
    if (skipped > left) continue
    squares |= highest
    left -= skipped
    k -= 1
  }
  return squares
}
