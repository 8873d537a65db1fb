import { Duration, type Stack, Validations } from 'aws-cdk-lib/core'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { QUEUE } from '../figures.ts'
import { type Concern, PERIOD } from './alarm.ts'

type DeadLetterAlarm = { readonly name: string; readonly impact: string }

/** A dead-letter queue and its alarm. */
export type DeadLetters = { readonly queue: Queue; readonly alarmSpec: Concern }

/** Adds a dead-letter queue. Its messages are kept for two weeks, and the first one sounds the alarm. */
export const deadLetters = (stack: Stack, id: string, { name, impact }: DeadLetterAlarm): DeadLetters => {
  const queue = new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is itself a dead-letter queue.' })
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: 'Maximum' })
  return { queue, alarmSpec: { name, impact, metric, above: 0 } }
}

/** Adds a queue with a dead-letter queue. */
export const queueWithDeadLetters = (stack: Stack, id: string, dead: DeadLetters): IQueue =>
  new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(QUEUE.keptDays),
    visibilityTimeout: Duration.seconds(QUEUE.hiddenSeconds),
    deadLetterQueue: { queue: dead.queue, maxReceiveCount: QUEUE.tries },
  })
