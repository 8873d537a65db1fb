import { Duration, type Stack, Validations } from 'aws-cdk-lib/core'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_RETRIES } from '../settings/figures.ts'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'

type DeadLetterAlarm = { readonly name: string; readonly impact: string }

/** A dead-letter queue and its alarm. */
export type DeadLetterQueue = { readonly queue: Queue; readonly alarmSpec: AlarmSpec }

/** Adds a dead-letter queue. Its messages are kept for two weeks, and the first one sounds the alarm. */
export const addDeadLetterQueue = (stack: Stack, id: string, { name, impact }: DeadLetterAlarm): DeadLetterQueue => {
  const queue = new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is itself a dead-letter queue.' })
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period: METRIC_PERIOD, statistic: 'Maximum' })
  return { queue, alarmSpec: { name, impact, metric, above: 0 } }
}

/** Adds a queue with a dead-letter queue. */
export const addQueue = (stack: Stack, id: string, dead: DeadLetterQueue): IQueue =>
  new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(QUEUE_RETRIES.keptDays),
    visibilityTimeout: Duration.seconds(QUEUE_RETRIES.hiddenSeconds),
    deadLetterQueue: { queue: dead.queue, maxReceiveCount: QUEUE_RETRIES.tries },
  })
