import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { retryBody } from '../../../functions/aws/background/retry-queue.ts'
import { webhookNoticeBody } from '../../../functions/aws/background/sqs-notices.ts'
import { emailBody } from '../../../functions/aws/email/email-body.ts'
import { type Duration, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { WebhookQueue } from '../../../shared/service/ports/webhooks.ts'
import type { RetryQueue } from '../../../shared/service/ports/games.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import type { Ground } from '../ground.ts'

export type Consumer = (event: SQSEvent) => Promise<SQSBatchResponse>

type Message = { readonly id: string; readonly body: string; tries: number }

/**
 * A received message is hidden for six of the function's timeouts (infra/ hides it for three minutes), and is given up
 * after 1,000 attempts, as infra/ sets it.
 */
const HIDDEN = 6 * 28 * SECOND
const TRIES = 1000
const BATCH = 10
/** SQS delays a message by a quarter of an hour at most. */
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
  eventSourceARN: 'arn:aws:sqs:simulation:000000000000:queue',
  awsRegion: 'simulation',
})

type Queue = {
  readonly put: (body: string, delay: Duration) => void
}

/** Returns a queue of SQS: messages come after their delay, at least once, in no order. */
const queueOn = (
  { agenda, dice, evidence, faults, machine, pace, tell }: Ground,
  reader: string,
  consume: Consumer,
  most = BATCH,
): Queue => {
  const ready: Message[] = []
  let numbers = 0
  let polling = false

  const look = (): void => {
    if (polling || ready.length === 0) return
    polling = true
    agenda.in(dice.between(1, 900), poll)
  }

  const visible = (message: Message, wait: Duration): void =>
    agenda.in(wait, () => {
      ready.push(message)
      look()
    })

  const back = (message: Message): void => {
    message.tries++
    if (message.tries < TRIES) return visible(message, HIDDEN)
    evidence.givenUp.push(message.body)
    tell(() => `${reader} gives up ${message.body}`)
  }

  const gone = (message: Message): void => {
    if (!faults.strikes('message twice', agenda.now())) return
    evidence.doubled.add(message.body)
    visible(message, HIDDEN)
  }

  const poll = (): Promise<void> => {
    polling = false
    const batch = ready.splice(0, most)
    look()
    return machine.invoke({
      name: reader,
      pace: pace(),
      body: () => consume({ Records: batch.map(recordOf) }),
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

  return { put: (body, delay) => visible({ id: String(numbers++), body, tries: 0 }, delay) }
}

/** Returns the outbox, which delays emails as long as they ask, up to the limit of SQS. */
export const outboxOn = (ground: Ground, deliver: Consumer): Outbox => {
  const queue = queueOn(ground, 'deliver', deliver)
  return {
    put: (emails) =>
      ground.machine.port('outbox.put', () => {
        for (const email of emails) queue.put(emailBody(email), Math.min(email.delay, LONGEST_DELAY))
      }),
  }
}

/**
 * Returns the queue of webhook events, with one event in each call, so that no event waits for the receiver of another.
 */
export const noticesOn = (ground: Ground, notify: Consumer): WebhookQueue => {
  const queue = queueOn(ground, 'notify', notify, 1)
  return {
    put: (postings) =>
      ground.machine.port('notices.put', () => {
        for (const posting of postings) queue.put(webhookNoticeBody(posting), Math.min(posting.delay, LONGEST_DELAY))
      }),
  }
}

/** Returns the retry queue of games whose change could not be carried out. */
export const asideOn = (ground: Ground, redo: Consumer): RetryQueue => {
  const queue = queueOn(ground, 'redo', redo)
  return {
    put: (game) =>
      ground.machine.port('aside.put', () => {
        ground.tell(() => `${game} is put into the retry queue`)
        const { evidence, agenda } = ground
        evidence.retryQueue.set(game, [...(evidence.retryQueue.get(game) ?? []), agenda.now()])
        queue.put(retryBody(game), 0)
      }),
  }
}
