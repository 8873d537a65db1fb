/**
 * The most steps that finding the moves of one position may take. A step is a square on which a jump pauses, or sixteen
 * comparisons of two moves. Never lower it: stored games have moves that were found within it.
 *
 * Positions of 300 random games of each rule set take at most 260 steps (Frisian; the others 60). One of 150,000 random
 * Frisian boards with up to 16 pieces a side exceeds the budget. A step takes about 0.5 µs, so a position takes 8 ms at
 * most.
 */
export const BUDGET = 2 ** 14
