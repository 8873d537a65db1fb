import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Log } from '../shared/service/ports.ts'
import { nameOf } from './guard.ts'

/** A message returns to the queue if `isDone` answers false or throws (logged as `failure`). */
export const messagesHandler = (log: Log, failure: string, isDone: (body: string) => Promise<boolean>) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body } of Records) {
      try {
        if (!(await isDone(body))) batchItemFailures.push({ itemIdentifier: messageId })
      } catch (error) {
        log('error', failure, { error: nameOf(error), message: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
