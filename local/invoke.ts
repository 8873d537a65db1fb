import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'

/** Milliseconds, Lambda's longest: nothing is cut off here. */
const LONGEST = 900_000

const nothing = (): void => {}

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
    done: nothing,
    fail: nothing,
    succeed: nothing,
  }
}

export const invoke = async <E, R>(
  name: string,
  handler: (event: E, context: Context) => Promise<R>,
  event: E,
): Promise<R> => handler(event, contextOf(name))
