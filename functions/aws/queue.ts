import { SQSClient, SendMessageBatchCommand, type SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs'
import { type Duration, MINUTE, SECOND } from '../../shared/game/words.ts'
import type { Queued } from '../../shared/mail/letters.ts'
import type { Outbox } from '../../shared/service/ports/ports.ts'
import { inBatches } from './batches.ts'
import { letterBody } from './email-body.ts'
import { QUEUE } from './timeouts.ts'

/** `AWS_ENDPOINT_URL_SQS` overrides the endpoint; else the queue's URL would win. */
export const queueClient = (patience: typeof QUEUE = QUEUE): SQSClient =>
  new SQSClient({ ...patience, useQueueUrlAsEndpoint: false })

/** SQS's limit. */
const LONGEST_DELAY: Duration = 15 * MINUTE

/** SQS's limit. */
const BATCH = 10

const entryOf = (letter: Queued, index: number): SendMessageBatchRequestEntry => ({
  Id: String(index),
  MessageBody: letterBody(letter),
  DelaySeconds: Math.ceil(Math.min(letter.delay, LONGEST_DELAY) / SECOND),
})

/** Throws if SQS refuses any. All are put again; delivery skips those sent. */
export const sqsOutbox = (client: SQSClient, url: string): Outbox => ({
  put: async (letters) => {
    for (const batch of inBatches(letters, BATCH)) {
      const sent = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: batch.map(entryOf) }))
      const failed = sent.Failed ?? []
      if (failed.length > 0)
        throw new Error(
          `the outbox refused ${failed.length} of ${batch.length} letters: ${failed[0]?.Code ?? 'no reason'}`,
        )
    }
  },
})
