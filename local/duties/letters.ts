import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Instant } from '../../shared/game/words.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Message, Queue } from '../sqlite/queue.ts'

type Deliver = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

/** As many as SQS hands over at once. */
const BATCH = 10

const recordOf = ({ id, body, attempts }: Message, now: Instant): SQSRecord => ({
  messageId: String(id),
  receiptHandle: String(id),
  body,
  attributes: {
    ApproximateReceiveCount: String(attempts + 1),
    SentTimestamp: String(now),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(now),
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:local:000000000000:outbox',
  awsRegion: 'local',
})

/** The outbox, handed to the function that delivers letters. One that fails comes again later, by itself. */
export const letterWork = (queue: Queue, deliver: Deliver): Work => ({
  nextAt: async () => queue.nextAt(),
  run: async (now) => {
    const messages = queue.take(now, BATCH)
    const event = { Records: messages.map((message) => recordOf(message, now)) }
    const { batchItemFailures } = await invoke('deliver', deliver, event)
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const { id } of messages) {
      if (failed.has(String(id))) queue.failed(id, now)
      else queue.done(id)
    }
  },
})
