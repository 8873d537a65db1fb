import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Instant } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Message, Queue } from '../sqlite/queue.ts'

type Consumer = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

/** As many as SQS gives a function. */
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
  eventSourceARN: 'arn:aws:sqs:local:000000000000:queue',
  awsRegion: 'local',
})

/** A failed message returns alone; after the queue's attempts it is logged and stays as a dead letter. */
export const messageWork = (queue: Queue, reader: string, consume: Consumer, log: Log, batch = BATCH): Work => {
  const fail = ({ id, attempts }: Message, now: Instant): void => {
    queue.failed(id, now)
    if (attempts + 1 >= queue.attempts) log('error', 'a message was given up', { reader, message: id })
  }
  return {
    nextAt: async () => queue.nextAt(),
    run: async (now) => {
      const messages = queue.take(now, batch)
      const event = { Records: messages.map((message) => recordOf(message, now)) }
      const { batchItemFailures } = await invoke(reader, consume, event)
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      for (const message of messages) {
        if (failed.has(String(message.id))) fail(message, now)
        else queue.done(message.id)
      }
    },
  }
}
