/** How long somebody has looked at the page when it asks less often, in milliseconds. */
const FRESH = 120_000

/** With the answer's own time, a move is seen within ten seconds at first, and within a minute after that. */
const SOON = 8000
const LATER = 50_000

/** The wait before the next question. `looked`: how long the page has been in view. `failures`: questions in a row that got no answer. */
export const waitOf = (looked: number, failures: number): number =>
  Math.min(LATER, (looked < FRESH ? SOON : LATER) * 2 ** failures)
