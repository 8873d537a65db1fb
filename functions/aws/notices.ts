import { type SQSClient, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { type Duration, MINUTE, SECOND } from '../../shared/game/words.ts'
import { type Noted, type Notices, type Posting, isTold } from '../../shared/service/ports/webhooks.ts'
import { inBatches } from './batches.ts'

/** SQS's limit: what waits longer comes back and waits on. */
const LONGEST_DELAY: Duration = 15 * MINUTE

/** SQS's limit. */
const BATCH = 10

export const noticeBody = ({ delay: _waits, ...posting }: Posting): string => JSON.stringify(posting)

const isPush = (push: unknown): boolean => typeof push === 'object' && push !== null && 'parcels' in push

/** Throws on any other body. */
export const readNotice = (body: string): Noted => {
  const read = JSON.parse(body) as Readonly<Record<string, unknown>> | null
  if (read && typeof read['owner'] === 'string' && (isTold(read['told']) || isPush(read['push']))) return read as Noted
  throw new Error('a message among the notices is none')
}

/** Throws if SQS refuses any. All are put again; what was done is not done twice. */
export const sqsNotices = (client: SQSClient, url: string): Notices => ({
  put: async (postings) => {
    for (const batch of inBatches(postings, BATCH)) {
      const Entries = batch.map((posting, index) => ({
        Id: String(index),
        MessageBody: noticeBody(posting),
        DelaySeconds: Math.ceil(Math.min(posting.delay, LONGEST_DELAY) / SECOND),
        // In a queue without order: owners with few messages come before one with many.
        MessageGroupId: posting.owner,
      }))
      const { Failed: failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }))
      if (failed.length > 0) throw new Error(`the queue refused ${failed.length} notices: ${failed[0]?.Code ?? ''}`)
    }
  },
})
