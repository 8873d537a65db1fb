/**
 * Steps for the moves of one position: pauses of a jump, and each sixteen comparisons of two moves. Never lower it:
 * stored games rely on it.
 *
 * 300 random games of each rule set take at most 260 (Frisian; the others 60); of 150,000 random Frisian boards with up
 * to 16 pieces a side one exceeds it. A step takes about 0.5 µs, a position 8 ms at most.
 */
export const BUDGET = 2 ** 14
