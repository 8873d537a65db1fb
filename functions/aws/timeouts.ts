import type { Duration } from '../../shared/game/words.ts'

/** By default the SDK waits for ever and only warns. */
const patience = (milliseconds: Duration, attempts: number) => ({
  maxAttempts: attempts,
  requestHandler: {
    // 10 ms inside a region; a second means a lost packet.
    connectionTimeout: 1000,
    requestTimeout: milliseconds,
    throwOnRequestTimeout: true,
  },
})

/** A player waits. DynamoDB answers in 5 ms; 3 x 1 s is far below the 30 s before a time-out is committed. */
export const SHORT = patience(1000, 3)

/** They answer in 20 ms, and the asker has more to do. */
export const QUEUE = patience(1500, 2)

export const LONG = patience(5000, 4)

/** Then the sweep does it, so no game waits for the SDK's retries. */
export const LONGEST_TIMER: Duration = 1000

export const TIMER = patience(LONGEST_TIMER, 2)

/** Most emails take SES 200 ms, some many seconds. This and the mark after it fit into one call of the function. */
export const SLOWEST_MAIL: Duration = 22_000

/** One attempt: the queue repeats failures after three minutes. */
export const MAIL = patience(SLOWEST_MAIL, 1)
