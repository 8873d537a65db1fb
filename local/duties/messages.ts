import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { nameOf } from '../../functions/runtime/error-name.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Busy, Message, Queue } from '../sqlite/queue.ts'

type Consumer = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

/** As many as SQS gives a function. */
const BATCH = 10

const recordOf = ({ id, body, attempts }: Message, first: Instant, now: Instant): SQSRecord => ({
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

/** A failed message returns alone; after the queue's attempts it is logged and stays as a dead letter. */
const handing = (queue: Queue, reader: string, consume: Consumer, log: Log) => {
  const fail = ({ id, attempts }: Message, now: Instant): void => {
    queue.failed(id, now)
    if (attempts + 1 >= queue.attempts) log('error', 'a message was given up', { reader, id })
  }
  return async (messages: readonly Message[], now: Instant): Promise<void> => {
    const event = { Records: messages.map((message) => recordOf(message, now - queue.waited(message.attempts), now)) }
    const { batchItemFailures } = await invoke(reader, consume, event)
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const message of messages) {
      if (failed.has(String(message.id))) fail(message, now)
      else queue.done(message.id)
    }
  }
}

export const messageWork = (queue: Queue, reader: string, consume: Consumer, log: Log, batch = BATCH): Work => {
  const hand = handing(queue, reader, consume, log)
  return {
    nextAt: async () => queue.nextAt(),
    run: async (now) => hand(queue.take(now, batch), now),
  }
}

/** How many messages are at work at once, and how many of one lane. */
export type Share = { readonly most: number; readonly perLane: number }

/** `settled`: when nothing is at work. */
export type LanedWork = Work & {
  readonly settled: () => Promise<void>
  /** Resolves when those messages of a lane were tried that are asked for, in the order in which they came. */
  readonly tryAll: (lane: string, isAskedFor: (message: Message) => boolean, now: Instant) => Promise<void>
}

/**
 * Each message by itself, and a run waits for none: a lane whose messages take long holds up no other. `freed` is called
 * when there is room again.
 */
export const lanedWork = (
  queue: Queue,
  reader: string,
  consume: Consumer,
  { log, share, freed }: { readonly log: Log; readonly share: Share; readonly freed: () => void },
): LanedWork => {
  const hand = handing(queue, reader, consume, log)
  const atWork = new Map<number, { readonly lane: string; readonly done: Promise<void> }>()
  const inLane = (lane: string): number => [...atWork.values()].filter((each) => each.lane === lane).length
  const isFull = (lane: string): boolean => inLane(lane) >= share.perLane
  const busy = (): Busy => ({
    ids: [...atWork.keys()],
    lanes: [...new Set([...atWork.values()].map(({ lane }) => lane))].filter(isFull),
  })
  const begin = (message: Message, now: Instant): void => {
    const { id, lane } = message
    const done = hand([message], now)
      .catch((error: unknown) => log('error', 'a message could not be put away', { reader, error: nameOf(error) }))
      .finally(() => {
        atWork.delete(id)
        freed()
      })
    atWork.set(id, { lane, done })
  }
  return {
    nextAt: async () => (atWork.size < share.most ? queue.nextAt(busy()) : undefined),
    run: async (now) => {
      for (const message of queue.take(now, share.most - atWork.size, busy()))
        if (!isFull(message.lane)) begin(message, now)
    },
    tryAll: async (lane, isAskedFor, now) => {
      for (const message of queue.inLane(lane).filter(isAskedFor)) {
        if (!atWork.has(message.id)) begin(message, now)
        await atWork.get(message.id)?.done
      }
    },
    settled: async () => void (await Promise.all([...atWork.values()].map(({ done }) => done))),
  }
}
