import type { Duration } from '../../../shared/game/model/words.ts'

/** Returns settings of an SDK client. By default the SDK waits for ever, and only warns. */
const timeouts = (milliseconds: Duration, attempts: number) => ({
  maxAttempts: attempts,
  requestHandler: {
    // A connection inside a region takes 10 ms; a second means a lost packet.
    connectionTimeout: 1000,
    requestTimeout: milliseconds,
    throwOnRequestTimeout: true,
  },
})

/**
 * Timeouts of functions that a player waits for. DynamoDB answers in 5 ms. Three attempts of a second are far below the
 * 30 s that pass between the end of a clock and the stored loss on time.
 */
export const REQUEST_TIMEOUTS = timeouts(1000, 3)

/** Timeouts of calls to queues: short, because the caller has more to do. SQS answers in 20 ms. */
export const QUEUE_TIMEOUTS = timeouts(1500, 2)

/** Timeouts of functions that nobody waits for. */
export const BACKGROUND_TIMEOUTS = timeouts(5000, 4)

/**
 * Milliseconds for all attempts to set a timer. The sweep does the work of a missing timer, so no game waits longer.
 */
export const SCHEDULER_TIMEOUT: Duration = 1000

/** Timeouts of calls to EventBridge Scheduler. */
export const SCHEDULER_TIMEOUTS = timeouts(SCHEDULER_TIMEOUT, 2)

/**
 * Milliseconds for sending one email. SES takes 200 ms for most emails, but many seconds for some. One call of the
 * function has time for this, and for recording that the email was sent.
 */
export const SES_TIMEOUT: Duration = 22_000

/** Timeouts of calls to SES: there is a single attempt, since the queue repeats failures after three minutes. */
export const SES_TIMEOUTS = timeouts(SES_TIMEOUT, 1)
