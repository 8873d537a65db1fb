import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { errorName } from '../../functions/runtime/error-name.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Job } from './run-due.ts'
import { invoke } from '../http/invoke.ts'
import type { InProgress, QueuedMessage, MessageQueue } from '../sqlite/queues/sqlite-queue.ts'

type Consumer = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

/** Messages per batch: as many as SQS passes to a function at once. */
const BATCH = 10

const recordOf = ({ id, body, attempts }: QueuedMessage, first: Instant, now: Instant): SQSRecord => ({
  messageId: String(id),
  receiptHandle: String(id),
  body,
  attributes: {
    ApproximateReceiveCount: String(attempts + 1),
    SentTimestamp: String(now),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(first),
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:local:000000000000:queue',
  awsRegion: 'local',
})

/**
 * Passes messages to a consumer. Only those that failed are retried; after the queue's last attempt a message is logged
 * and stays as a dead letter.
 */
const passMessages = (queue: MessageQueue, reader: string, consume: Consumer, log: Logger) => {
  const fail = ({ id, attempts }: QueuedMessage, now: Instant): void => {
    queue.retryLater(id, now)
    if (attempts + 1 >= queue.attempts) log('error', 'a message was given up', { reader, id })
  }
  return async (messages: readonly QueuedMessage[], now: Instant): Promise<void> => {
    const event = {
      Records: messages.map((message) => recordOf(message, now - queue.leastWait(message.attempts), now)),
    }
    const { batchItemFailures } = await invoke(reader, consume, event)
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const message of messages) {
      if (failed.has(String(message.id))) fail(message, now)
      else queue.done(message.id)
    }
  }
}

export const messageJob = (queue: MessageQueue, reader: string, consume: Consumer, log: Logger, batch = BATCH): Job => {
  const pass = passMessages(queue, reader, consume, log)
  return {
    nextAt: async () => queue.nextAt(),
    run: async (now) => pass(queue.take(now, batch), now),
  }
}

/** How many messages may be in progress at once: in total, and of one lane, such as the emails about one game. */
export type ConcurrencyLimits = { readonly total: number; readonly perLane: number }

/** A job whose messages run concurrently. */
export type LanedJob = Job & {
  /** Resolves when the messages in progress are done. */
  readonly settled: () => Promise<void>
  /** Tries the matching messages of a lane in the order in which they came, and resolves when all were tried. */
  readonly tryAll: (lane: string, isMatch: (message: QueuedMessage) => boolean, now: Instant) => Promise<void>
}

/**
 * Returns a job that starts each message without waiting for the others, so a lane whose messages take long delays no
 * other lane. `freed` is called each time a message is done, because another one may then start.
 */
export const lanedJob = (
  queue: MessageQueue,
  reader: string,
  consume: Consumer,
  { log, share, freed }: { readonly log: Logger; readonly share: ConcurrencyLimits; readonly freed: () => void },
): LanedJob => {
  const pass = passMessages(queue, reader, consume, log)
  const inProgress = new Map<number, { readonly lane: string; readonly done: Promise<void> }>()
  const inLane = (lane: string): number => [...inProgress.values()].filter((each) => each.lane === lane).length
  const isFull = (lane: string): boolean => inLane(lane) >= share.perLane
  const busy = (): InProgress => ({
    ids: [...inProgress.keys()],
    lanes: [...new Set([...inProgress.values()].map(({ lane }) => lane))].filter(isFull),
  })
  const begin = (message: QueuedMessage, now: Instant): void => {
    const { id, lane } = message
    const done = pass([message], now)
      .catch((error: unknown) => log('error', 'a message could not be put away', { reader, error: errorName(error) }))
      .finally(() => {
        inProgress.delete(id)
        freed()
      })
    inProgress.set(id, { lane, done })
  }
  return {
    nextAt: async () => (inProgress.size < share.total ? queue.nextAt(busy()) : undefined),
    run: async (now) => {
      for (const message of queue.take(now, share.total - inProgress.size, busy()))
        if (!isFull(message.lane)) begin(message, now)
    },
    tryAll: async (lane, isMatch, now) => {
      for (const message of queue.inLane(lane).filter(isMatch)) {
        if (!inProgress.has(message.id)) begin(message, now)
        await inProgress.get(message.id)?.done
      }
    },
    settled: async () => void (await Promise.all([...inProgress.values()].map(({ done }) => done))),
  }
}
