import { Duration, type Stack, Validations } from 'aws-cdk-lib/core'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { type Concern, PERIOD } from './alarm.ts'

type Loss = { readonly name: string; readonly impact: string }

export type DeadLetters = { readonly queue: Queue; readonly concern: Concern }

/** Kept two weeks; the first message sets off the alarm. */
export const deadLetters = (stack: Stack, id: string, { name, impact }: Loss): DeadLetters => {
  const queue = new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is itself a dead-letter queue.' })
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: 'Maximum' })
  return { queue, concern: { name, impact, metric, above: 0 } }
}

type Spec = {
  /** Messages stay hidden for six of the reader's timeouts, as Lambda advises. */
  readonly reader: Duration
  readonly tries: number
  readonly dead: DeadLetters
}

export const queueWithDeadLetters = (stack: Stack, id: string, { reader, tries, dead }: Spec): IQueue =>
  new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(4),
    visibilityTimeout: Duration.seconds(6 * reader.toSeconds()),
    deadLetterQueue: { queue: dead.queue, maxReceiveCount: tries },
  })
