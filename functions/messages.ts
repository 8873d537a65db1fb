import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Log } from '../shared/service/ports.ts'
import { nameOf } from './guard.ts'

/** Whether a message that comes for the nth time is tried, or returned unread. */
export type IsDue = (times: number) => boolean

export const always: IsDue = () => true

/**
 * Where a queue returns every three minutes what failed: after 3, 6, 12 and 24 minutes, then every hour, 55 tries in two
 * days. What fails is often another service, which a thousand tries would not help.
 */
export const evermoreSeldom: IsDue = (times) => (times < 20 ? Number.isInteger(Math.log2(times)) : times % 20 === 0)

/** A message returns to the queue if `isDone` answers false or throws (logged as `failure`), or it is not due. */
export const messagesHandler = (
  log: Log,
  failure: string,
  isDone: (body: string) => Promise<boolean>,
  isDue: IsDue = always,
) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body, attributes } of Records) {
      try {
        const isTried = isDue(Number(attributes?.ApproximateReceiveCount ?? 1))
        if (!isTried || !(await isDone(body))) batchItemFailures.push({ itemIdentifier: messageId })
      } catch (error) {
        log('error', failure, { error: nameOf(error), message: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
