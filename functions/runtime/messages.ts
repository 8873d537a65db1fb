import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type Duration, type Instant, SECOND } from '../../shared/game/words.ts'
import { inLanes } from '../../shared/service/background/concurrency.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import { nameOf } from './error-name.ts'
import { type TimeLeft, timeLeftIn, untilLeft } from './time-left.ts'

/** Whether a message is tried on its nth coming, or returned unread. */
export type IsDue = (times: number) => boolean

export const always: IsDue = () => true

/**
 * Where a queue returns failures every three minutes: after 3, 6, 12 and 24, then hourly, 55 tries in two days. Often
 * another service fails; a thousand tries would not help.
 */
export const evermoreSeldom: IsDue = (times) => (times < 20 ? Number.isInteger(Math.log2(times)) : times % 20 === 0)

/** With less, a message would be cut off and done again. */
const ENOUGH: Duration = 12 * SECOND

const ANSWERING: Duration = SECOND / 2

const timesOf = ({ attributes }: SQSRecord): number => Number(attributes?.ApproximateReceiveCount ?? 1)

/**
 * The longest that any keeps coming back: SQS's own age leaves out what was delivered three times. Logged before work
 * that may crash.
 */
const tellFailing = (records: readonly SQSRecord[], log: Log, now: Instant): void => {
  const again = records.filter((record) => timesOf(record) > 1)
  if (again.length === 0) return
  const first = again.map(({ attributes }) => Number(attributes?.ApproximateFirstReceiveTimestamp ?? now))
  log('warn', 'messages keep coming back', { seconds: Math.floor((now - Math.min(...first)) / SECOND) })
}

/** Thrown by who has logged why a message must wait: nothing more is logged of it. */
export class Told extends Error {}

export type Reading = {
  readonly log: Log
  readonly failure: string
  readonly clock: () => Instant
  readonly isDue?: IsDue
  /** Messages at once; equal ones one after the other. One by default. */
  readonly lanes?: number
  /** Those of one lane go one after the other; by default equal ones. */
  readonly laneOf?: (body: string) => string
}

type IsDone = (body: string, left: TimeLeft) => Promise<boolean>

/** A message returns if `isDone` answers false, throws or does not end in time, it is not due, or too little time is left. */
export const messagesHandler =
  ({ log, failure, clock, isDue = always, lanes = 1, laneOf = (body) => body }: Reading, isDone: IsDone) =>
  async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const left = timeLeftIn(context)
    tellFailing(Records, log, clock())
    const undone = new Set(Records)
    let isOver = false
    const attempt = async (record: SQSRecord): Promise<true> => {
      if (isOver || left() < ENOUGH || !isDue(timesOf(record))) return true
      try {
        if (await isDone(record.body, left)) undone.delete(record)
      } catch (error) {
        if (!(error instanceof Told)) log('error', failure, { error: nameOf(error), id: record.messageId })
      }
      return true
    }
    const alike = Map.groupBy(Records, ({ body }) => laneOf(body))
    await untilLeft(inLanes([...alike.values()], lanes, attempt), left, ANSWERING)
    isOver = true
    return { batchItemFailures: [...undone].map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
