import { SQSClient, SendMessageBatchCommand, type SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs'
import { type Duration, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import { inBatches } from './batches.ts'
import { emailBody } from '../email/email-body.ts'
import { QUEUE_TIMEOUTS } from '../clients/timeouts.ts'

/**
 * Returns a client of SQS. `AWS_ENDPOINT_URL_SQS` overrides the endpoint, which by default would be the host in the
 * queue's URL.
 */
export const sqsClient = (timeouts: typeof QUEUE_TIMEOUTS = QUEUE_TIMEOUTS): SQSClient =>
  new SQSClient({ ...timeouts, useQueueUrlAsEndpoint: false })

/** SQS's longest delay. An email that must wait longer is delivered early, and put back into the queue. */
const LONGEST_DELAY: Duration = 15 * MINUTE

/** SQS's limit of messages in one call. */
const BATCH = 10

const entryOf = (email: QueuedEmail, index: number): SendMessageBatchRequestEntry => ({
  Id: String(index),
  MessageBody: emailBody(email),
  DelaySeconds: Math.ceil(Math.min(email.delay, LONGEST_DELAY) / SECOND),
})

/**
 * Returns the outbox. `put` throws if SQS refuses any email. The caller then puts all of them again, and delivery skips
 * those that were sent.
 */
export const sqsOutbox = (client: SQSClient, url: string): Outbox => ({
  put: async (emails) => {
    for (const batch of inBatches(emails, BATCH)) {
      const sent = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: batch.map(entryOf) }))
      const failed = sent.Failed ?? []
      if (failed.length > 0)
        throw new Error(
          `the outbox refused ${failed.length} of ${batch.length} emails: ${failed[0]?.Code ?? 'no reason'}`,
        )
    }
  },
})
