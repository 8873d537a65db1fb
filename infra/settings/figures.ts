/**
 * The figures that couple functions, queues and streams. The templates are made from them, and the simulation of AWS's
 * concurrency runs on them.
 */

/**
 * Timeouts of functions, in seconds. `short` is for functions that a player waits for: with 10 s of start-up it is well
 * below the 30 s after which a loss on time is stored. `long` is for the others.
 */
export const FUNCTION_TIMEOUTS = { short: 12, long: 28 } as const

/** The memory of each function in MB. 1,769 MB give a full processor. */
export const FUNCTION_MEMORY = {
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

/**
 * How the function Stored reads the streams: batches of changes of games, but orders one by one, since an order may be
 * for 500 games. Order is needed only within each game, so a failed batch may be bisected. A record is retried until it
 * is 23 hours old.
 */
export const STREAM_READING = { batch: 100, orders: 1, bisect: true, retries: -1, oldestHours: 23 } as const

/**
 * The most messages in one call of each queue's function. Sending an email may take 22 of the 28 seconds, so each email
 * to send has a call of its own. Each received email has one too, so that an email that cannot be parsed in time delays
 * no other.
 */
export const QUEUE_BATCHES = { outbox: 1, retries: 10, notices: 10, incoming: 1, returns: 10 } as const

/**
 * How many functions send notices at once, each to ten receivers. This bounds what a flood of slow receivers occupies.
 */
export const NOTIFY_CONCURRENCY = 5

/** How many functions read answers by email at once. This bounds a flood of emails. */
export const INBOUND_CONCURRENCY = 5

/** How many functions process bounces and complaints at once: the fewest that a queue can start. */
export const FEEDBACK_CONCURRENCY = 2

/** How many functions work on the retry queue at once. */
export const REDO_CONCURRENCY = 2

/**
 * How queues retry. A message that is being processed is hidden for at least six timeouts of its function, as Lambda
 * advises. SQS allows 1,000 deliveries: three minutes apart they last 50 hours, so an outage of two days loses nothing.
 */
export const QUEUE_RETRIES = { hiddenSeconds: 180, tries: 1000, keptDays: 4 } as const

/** The minutes between two sweeps. */
export const SWEEP_MINUTES = 5
