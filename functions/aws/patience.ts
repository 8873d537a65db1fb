/**
 * How long an AWS client waits for one answer, and how often it asks. The SDK's own defaults wait for ever, and even a
 * request timeout only warns unless it is told to throw.
 */
const patience = (milliseconds: number, attempts: number) => ({
  maxAttempts: attempts,
  requestHandler: {
    // A connection stands within 10 ms, inside a region and also on the first call: a second means a lost packet.
    connectionTimeout: 1000,
    requestTimeout: milliseconds,
    throwOnRequestTimeout: true,
  },
})

/** While a player waits. DynamoDB answers in 5 ms: 1 s is never its own slowness, and three attempts stay far below the 30 s after which a time-out is committed. */
export const SHORT = patience(1000, 3)

/** Where only a queue or a stream waits, which would try the whole again. Mail and schedules can take a second or two. */
export const LONG = patience(5000, 4)
