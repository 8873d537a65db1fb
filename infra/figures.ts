/**
 * How the parts are coupled, in plain figures: the templates are made of them, and the simulation of AWS's concurrency
 * runs on them.
 */

/** Seconds. `short`: a player waits; with 10 s of start-up, well within the 30 s before a time-out is committed. */
export const TIMEOUT = { short: 12, long: 28 } as const

/** MB of each function; 1,769 is a full processor. Most of the cost is the SDK's start-up. */
export const MEMORY = {
  answers: 1024,
  pages: 1024,
  stored: 1024,
  redo: 1024,
  deliver: 1024,
  alarm: 512,
  sweep: 512,
  notify: 512,
  inbound: 512,
  feedback: 512,
  canary: 256,
} as const

/** Of the games' stream, for Stored; of the orders', each alone: it may be 500 games. Order within each game is enough. Only a record's age ends its retries. */
export const STREAM = { batch: 100, orders: 1, bisect: true, retries: -1, oldestHours: 23 } as const

/**
 * Messages of a call. An email may take 22 of the 28 seconds, so it has a call of its own; so has one that comes in, which
 * takes no other along if it cannot be read in time.
 */
export const BATCH = { outbox: 1, aside: 10, notices: 10, incoming: 1, returns: 10 } as const

/** Functions that send notices, at once: each waits for ten receivers, and a flood of slow ones stops here. */
export const NOTIFYING = 5

/** Functions that read answers by email, at once: a flood of emails stops here. */
export const READING = 5

/** Functions that take in bounces and complaints, at once: the fewest that a queue starts. */
export const FEEDING = 2

/** Functions that retry games put aside, at once. */
export const REDOING = 2

/**
 * Of the outbox, and of games put aside. Hidden for at least six of the reader's timeouts, as Lambda advises. SQS allows
 * 1,000 tries: with three minutes between, they last 50 hours, so an outage of two days loses nothing.
 */
export const QUEUE = { hiddenSeconds: 180, tries: 1000, keptDays: 4 } as const

/** Minutes between two sweeps. */
export const SWEEPS = 5
