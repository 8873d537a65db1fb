import { type SQSClient, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { type Duration, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import {
  type QueueMessage,
  type WebhookQueue,
  type DelayedMessage,
  isEventPayload,
  webhookFromStored,
  webhookText,
} from '../../../shared/service/ports/webhooks.ts'
import { inBatches } from './batches.ts'

/** SQS's longest delay. A notice that must wait longer is delivered early, and put back into the queue. */
const LONGEST_DELAY: Duration = 15 * MINUTE

/** SQS's limit of messages in one call. */
const BATCH = 10

/** Returns the body of a message in the queue of notices: the notice without its delay. */
export const webhookNoticeBody = ({ delay: _waits, ...notice }: DelayedMessage): string => webhookText(notice)

const isPush = (push: unknown): boolean => typeof push === 'object' && push !== null && 'parcels' in push

/** Returns the notice in a message. Throws on any other body. */
export const readNoticeBody = (body: string): QueueMessage => {
  const read = JSON.parse(body) as Readonly<Record<string, unknown>> | null
  if (read && typeof read['owner'] === 'string' && (isEventPayload(read['told']) || isPush(read['push'])))
    return webhookFromStored(read) as QueueMessage
  throw new Error('a message among the notices is none')
}

/**
 * Returns the queue of notices. `put` throws if SQS refuses any notice. The caller then puts all of them again, and
 * delivery skips those that were delivered.
 */
export const sqsNotices = (client: SQSClient, url: string): WebhookQueue => ({
  put: async (notices) => {
    for (const batch of inBatches(notices, BATCH)) {
      const Entries = batch.map((notice, index) => ({
        Id: String(index),
        MessageBody: webhookNoticeBody(notice),
        DelaySeconds: Math.ceil(Math.min(notice.delay, LONGEST_DELAY) / SECOND),
        // SQS gives each group its share of the queue: an owner with few messages does not wait for one with many.
        MessageGroupId: notice.owner,
      }))
      const { Failed: failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }))
      if (failed.length > 0) throw new Error(`the queue refused ${failed.length} notices: ${failed[0]?.Code ?? ''}`)
    }
  },
})
