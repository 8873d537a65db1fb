import type { Duration } from '../../shared/game/words.ts'

/** By default the SDK waits for ever, and a request timeout only warns. */
const patience = (milliseconds: Duration, attempts: number) => ({
  maxAttempts: attempts,
  requestHandler: {
    // Connecting takes 10 ms inside a region, the first time too; a second means a lost packet.
    connectionTimeout: 1000,
    requestTimeout: milliseconds,
    throwOnRequestTimeout: true,
  },
})

/** A player waits. DynamoDB answers in 5 ms; 3 x 1 s is far below the 30 s before a time-out is committed. */
export const SHORT = patience(1000, 3)

/** For queues: they answer in 20 ms, and what asks them has other things to do. */
export const QUEUE = patience(1500, 2)

/** For the operator's tools. */
export const LONG = patience(5000, 4)

/** A timer that is not set is left to the sweep: no game waits for it longer, whatever the SDK tries meanwhile. */
export const LONGEST_TIMER: Duration = 1000

export const TIMER = patience(LONGEST_TIMER, 2)

/**
 * SES takes most emails in 200 ms, but can take many seconds; it knows no repeats, so a second attempt is a second
 * email. Waiting this long and the mark after it fit into one call of the function.
 */
export const SLOWEST_MAIL: Duration = 22_000

/** One attempt: the queue repeats what failed, three minutes later. */
export const MAIL = patience(SLOWEST_MAIL, 1)
