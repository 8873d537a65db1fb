import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { letterBody, readLetter } from '../../../functions/aws/queue.ts'
import { MINUTE, SECOND } from '../../../shared/game/words.ts'
import type { Outbox } from '../../../shared/service/ports.ts'
import type { Ground } from '../ground.ts'

export type DeliverFunction = (event: SQSEvent) => Promise<SQSBatchResponse>

type Message = { readonly id: string; readonly body: string; tries: number }

/** As infra/ sets it: hidden for six times the function's limit, and given up after so many tries. */
const HIDDEN = 6 * 28 * SECOND
const TRIES = 1000
const BATCH = 10
/** SQS keeps a message back for a quarter of an hour at the most. */
const LONGEST_DELAY = 15 * MINUTE

const recordOf = ({ id, body, tries }: Message): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(tries + 1),
    SentTimestamp: '0',
    SenderId: 'simulation',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:simulation:000000000000:outbox',
  awsRegion: 'simulation',
})

/** The outbox on SQS: after their delay, at least once, in no order. */
export const queueOn = (ground: Ground, deliver: DeliverFunction) => {
  const { agenda, dice, faults, machine, evidence, tell } = ground
  const ready: Message[] = []
  let numbers = 0
  let polling = false
  let inside = 0

  const visible = (message: Message, wait: number): void =>
    agenda.in(wait, () => {
      ready.push(message)
      if (polling) return
      polling = true
      agenda.in(dice.between(1, 900), poll)
    })

  const back = (message: Message): void => {
    message.tries++
    if (message.tries < TRIES) return visible(message, HIDDEN)
    inside--
    evidence.deadLetters.push(readLetter(message.body))
    tell(() => `a letter is given up: ${message.body}`)
  }

  const gone = (message: Message): void => {
    if (faults.strikes('letter twice', agenda.now())) visible(message, HIDDEN)
    else inside--
  }

  const poll = (): Promise<void> => {
    polling = false
    const batch = ready.splice(0, BATCH)
    return machine.invoke({
      name: 'deliver',
      pace: ground.pace(),
      body: () => deliver({ Records: batch.map(recordOf) }),
      ended: (how) => {
        const failed =
          how.kind === 'answered'
            ? new Set(how.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
            : undefined
        for (const message of batch) {
          if (failed && !failed.has(message.id)) gone(message)
          else back(message)
        }
      },
    })
  }

  const outbox: Outbox = {
    put: (letters) =>
      machine.port('outbox.put', () => {
        for (const letter of letters) {
          inside++
          visible({ id: String(numbers++), body: letterBody(letter), tries: 0 }, Math.min(letter.delay, LONGEST_DELAY))
        }
      }),
  }
  return { outbox, isIdle: () => inside === 0 }
}
