import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'

/** The time-out, in milliseconds, that functions are told: Lambda's longest. Nothing here enforces it. */
const LONGEST = 900_000

const noop = (): void => {}

const contextOf = (name: string): Context => {
  const end = Date.now() + LONGEST
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: 'local',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: name,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => end - Date.now(),
    done: noop,
    fail: noop,
    succeed: noop,
  }
}

/** Calls a Lambda handler with a context like Lambda's. */
export const invoke = async <E, R>(
  name: string,
  handler: (event: E, context: Context) => Promise<R>,
  event: E,
): Promise<R> => handler(event, contextOf(name))
