/** Milliseconds in view before the page asks less often. */
const FRESH = 120_000

/** With the answer's time, and its age at an edge, a move shows within ten seconds, later within a minute. */
const SOON = 6000
const LATER = 50_000

/** `looked`: milliseconds in view. `failures`: unanswered questions in a row. */
export const waitOf = (looked: number, failures: number): number =>
  Math.min(LATER, (looked < FRESH ? SOON : LATER) * 2 ** failures)
