/** Milliseconds in view after which the page asks less often. */
const FRESH = 120_000

/**
 * Milliseconds between two requests, at first and later. With the time of the response and its age in an edge's
 * cache, a move shows within ten seconds at first, and within a minute later.
 */
const SOON = 6000
const LATER = 50_000

/**
 * Returns the milliseconds until the next request. `inView` is how long the page has been in view, in milliseconds.
 * `failures` is the number of requests without an answer in a row, each of which doubles the wait.
 */
export const pollDelay = (inView: number, failures: number): number =>
  Math.min(LATER, (inView < FRESH ? SOON : LATER) * 2 ** failures)
