import { Duration, type Stack, Validations } from 'aws-cdk-lib'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { type Concern, PERIOD } from './alarm.ts'

/** What lies in a queue of dead letters, and who misses it. */
type Loss = { readonly name: string; readonly impact: string }

export type DeadLetters = { readonly queue: Queue; readonly concern: Concern }

/** Where what could not be done ends up, for two weeks; an alarm sounds as soon as anything lies there. */
export const deadLetters = (stack: Stack, id: string, { name, impact }: Loss): DeadLetters => {
  const queue = new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is where dead letters end up.' })
  const metric = queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: 'Maximum' })
  return { queue, concern: { name, impact, metric, above: 0 } }
}

type Spec = {
  /** The timeout of the function that reads it: a message stays hidden for six of them, as Lambda asks. */
  readonly reader: Duration
  /** How often a message is tried before it is laid aside. */
  readonly tries: number
  /** Where it is laid then. */
  readonly dead: DeadLetters
}

/** A queue, which never comes without its queue of dead letters. */
export const queueWithDeadLetters = (stack: Stack, id: string, { reader, tries, dead }: Spec): IQueue =>
  new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(4),
    visibilityTimeout: Duration.seconds(6 * reader.toSeconds()),
    deadLetterQueue: { queue: dead.queue, maxReceiveCount: tries },
  })
