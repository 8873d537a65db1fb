import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { QUEUE_RETRIES } from '../../../infra/settings/figures.ts'
import { DAY, SECOND } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Lambda } from './lambda.ts'
import type { Time } from './time.ts'

type Message = {
  readonly id: string
  readonly body: string
  readonly sent: number
  readonly due: number
  first: number
  times: number
}

export type Queue = {
  readonly put: (body: string, delay: number) => void
  /**
   * `waiting`: messages in the queue, hidden or not. `latest`: the longest time in milliseconds that a message took
   * beyond its delay, if its first attempt succeeded.
   */
  readonly figures: { waiting: number; latest: number; put: number }
  /** The bodies of messages that were received too often, or stayed longer than the queue retains them. */
  readonly dead: string[]
}

type Ground = { readonly time: Time; readonly dice: Dice }
type Mapping = { readonly batch: number; readonly functions: number }

/** The share of messages that are delivered twice. */
const TWICE = 1 / 500

const recordOf = ({ id, body, times, first, sent }: Message): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(times),
    SentTimestamp: String(sent),
    SenderId: 'simulation',
    ApproximateFirstReceiveTimestamp: String(first),
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:simulation:000000000000:queue',
  awsRegion: 'simulation',
})

/**
 * Returns a queue and its mapping to a function, as infra/ sets it: messages are delivered at least once, in no order.
 */
export const queueTo = (
  reader: Lambda<SQSEvent, SQSBatchResponse>,
  { time, dice }: Ground,
  { batch, functions }: Mapping,
): Queue => {
  const ready: Message[] = []
  const figures = { waiting: 0, latest: 0, put: 0 }
  const dead: string[] = []
  let reading = 0
  /** How many of the reading functions have yet to take their messages. */
  let coming = 0

  const show = (message: Message, wait: number): void =>
    time.in(wait, () => {
      ready.push(message)
      pump()
    })

  const back = (message: Message, since: number): void => {
    if (message.times >= QUEUE_RETRIES.tries || time.now() - message.sent > QUEUE_RETRIES.keptDays * DAY) {
      figures.waiting--
      dead.push(message.body)
    } else show(message, since + QUEUE_RETRIES.hiddenSeconds * SECOND - time.now())
  }

  const done = ({ times, due }: Message): void => {
    figures.waiting--
    if (times === 1) figures.latest = Math.max(figures.latest, time.now() - due)
  }

  const read = async (): Promise<void> => {
    await time.sleep(dice.between(2, 10))
    coming--
    const [since, messages] = [time.now(), ready.splice(0, batch)]
    for (const message of messages) {
      message.times++
      message.first ||= since
    }
    const outcome = messages.length > 0 ? await reader.invoke({ Records: messages.map(recordOf) }) : undefined
    const failed =
      outcome?.kind === 'answered'
        ? new Set(outcome.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
        : new Set(messages.map(({ id }) => id))
    for (const message of messages) {
      if (failed.has(message.id)) back(message, since)
      else done(message)
    }
    reading--
    pump()
  }

  const pump = (): void => {
    while (reading < functions && coming * batch < ready.length) {
      reading++
      coming++
      void read()
    }
  }

  return {
    figures,
    dead,
    put: (body, delay) => {
      const copies = dice.chance(TWICE) ? 2 : 1
      for (let n = 0; n < copies; n++) {
        const id = `${++figures.put}`
        figures.waiting++
        show({ id, body, sent: time.now(), due: time.now() + delay, first: 0, times: 0 }, delay)
      }
    },
  }
}
