import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { type Delivery, deliver } from '../shared/service/deliver.ts'
import { readLetter } from './aws/queue.ts'
import { nameOf } from './guard.ts'

/** The outbox: each letter is delivered by itself, and one that fails comes again. */
export const deliverHandler = (delivery: Delivery, clock: () => number) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body } of Records) {
      try {
        const delivered = await deliver(delivery, readLetter(body), clock())
        if (delivered === 'in-hand') batchItemFailures.push({ itemIdentifier: messageId })
      } catch (error) {
        delivery.log('error', 'a letter could not be delivered', { error: nameOf(error), message: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
