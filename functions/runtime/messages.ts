import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type Duration, type Instant, SECOND } from '../../shared/game/model/words.ts'
import { forEachConcurrently } from '../../shared/service/runtime/concurrency.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { errorName } from './error-name.ts'
import { type TimeLeft, timeLeftOf, waitWhileTimeIsLeft } from './time-left.ts'

/** Returns whether a message is processed on its nth delivery (from 1); if not, it returns to the queue unread. */
export type IsAttemptDue = (deliveries: number) => boolean

export const everyAttempt: IsAttemptDue = () => true

/**
 * Exponential backoff for a queue that redelivers every three minutes. In the first hour the attempts are 3, 6, 12, 24
 * and 12 minutes apart, after that an hour: about 53 in two days. Usually another service is failing, and a thousand
 * attempts would not help.
 */
export const retryWithBackoff: IsAttemptDue = (deliveries) =>
  deliveries < 20 ? Number.isInteger(Math.log2(deliveries)) : deliveries % 20 === 0

/** No message is begun with less time left: it would be cut off, and done again. */
const NEEDED_TO_BEGIN: Duration = 12 * SECOND

/** The time that is left for returning the result to Lambda. */
const NEEDED_TO_ANSWER: Duration = SECOND / 2

const deliveriesOf = ({ attributes }: SQSRecord): number => Number(attributes?.ApproximateReceiveCount ?? 1)

/**
 * Logs for how many seconds the oldest repeated message has been failing, because SQS's own metric of age leaves out
 * messages that were delivered three times. It logs before the messages are processed, because that may crash the
 * function.
 */
const logRepeated = (records: readonly SQSRecord[], log: Logger, now: Instant): void => {
  const repeated = records.filter((record) => deliveriesOf(record) > 1)
  if (repeated.length === 0) return
  const first = repeated.map(({ attributes }) => Number(attributes?.ApproximateFirstReceiveTimestamp ?? now))
  log('warn', 'messages keep coming back', { seconds: Math.floor((now - Math.min(...first)) / SECOND) })
}

/** Throw this to return a message to the queue when the reason is already logged: nothing more is logged. */
export class AlreadyLogged extends Error {}

export type MessagesOptions = {
  readonly log: Logger
  /** The log line for a message that threw. */
  readonly failure: string
  readonly clock: () => Instant
  readonly isDue?: IsAttemptDue
  /** How many messages are processed at once, 1 by default. Messages with the same order key follow one another. */
  readonly concurrency?: number
  /** Returns the order key of a message; by default its body, so equal messages follow one another. */
  readonly orderKey?: (body: string) => string
}

type IsDone = (body: string, left: TimeLeft) => Promise<boolean>

/**
 * A handler for batches from SQS. A message returns to the queue if it is not due, if too little time is left to begin
 * it, or if `isDone` answers false, throws or does not end in time.
 */
export const messagesHandler =
  (
    { log, failure, clock, isDue = everyAttempt, concurrency = 1, orderKey = (body) => body }: MessagesOptions,
    isDone: IsDone,
  ) =>
  async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const left = timeLeftOf(context)
    logRepeated(Records, log, clock())
    const undone = new Set(Records)
    let isOver = false
    const attempt = async (record: SQSRecord): Promise<true> => {
      if (isOver || left() < NEEDED_TO_BEGIN || !isDue(deliveriesOf(record))) return true
      try {
        if (await isDone(record.body, left)) undone.delete(record)
      } catch (error) {
        if (!(error instanceof AlreadyLogged)) log('error', failure, { error: errorName(error), id: record.messageId })
      }
      return true
    }
    const byOrderKey = Map.groupBy(Records, ({ body }) => orderKey(body))
    await waitWhileTimeIsLeft(
      forEachConcurrently([...byOrderKey.values()], concurrency, attempt),
      left,
      NEEDED_TO_ANSWER,
    )
    isOver = true
    return { batchItemFailures: [...undone].map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
