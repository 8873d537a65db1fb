/** By default the SDK waits for ever, and a request timeout only warns. */
const patience = (milliseconds: number, attempts: number) => ({
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

/** Only a queue or stream waits, which retries. Mail and schedules can take a second or two. */
export const LONG = patience(5000, 4)
