import { Duration, RemovalPolicy, type Stack, Validations } from 'aws-cdk-lib/core'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { MxRecord } from 'aws-cdk-lib/aws-route53'
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket } from 'aws-cdk-lib/aws-s3'
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses'
import { S3 } from 'aws-cdk-lib/aws-ses-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_BATCHES, FUNCTION_MEMORY, INBOUND_CONCURRENCY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { Domain, StageSettings } from '../settings/stage-settings.ts'
import type { AlarmSpec } from '../alarms/alarm.ts'
import { type DeployedFunction, BACKGROUND_FUNCTION_TIMEOUT, addFunction } from '../lambda/function.ts'
import {
  querySeatsOfAddress,
  readAndWriteGames,
  readPeople,
  readSigningKeys,
  sendMessages,
  readInboundEmails,
} from '../wiring/grants.ts'
import { connectQueue, consumeQueue } from '../wiring/event-sources.ts'
import { addDeadLetterQueue, addQueue } from '../wiring/queue.ts'
import { queueReaderAlarms } from '../wiring/queue-reader-alarms.ts'
import { hostedZone } from '../data/hosted-zone.ts'

/**
 * The function that reads answers by email, and its alarms. The alarms are in the same stack as the function, because a
 * setting may leave out both, and no stack may import what another stack can leave out.
 */
export type EmailReplies = { readonly inbound: DeployedFunction; readonly alarmSpecs: readonly AlarmSpec[] }

/** Returns the host of the addresses at which answers by email arrive. */
const repliesHost = ({ name }: Domain): string => `in.${name}`

/** Returns the environment of functions that write emails: the host for answers, if the stage has answers by email. */
export const repliesEnvironment = ({ replies, domain }: StageSettings): Readonly<Record<string, string>> =>
  replies && domain ? { REPLIES_HOST: repliesHost(domain) } : {}

/** Returns the bucket of received emails. An email is deleted as soon as it is read, and in any case after a day. */
const addEmailsBucket = (stack: Stack): Bucket => {
  const bucket = new Bucket(stack, 'Emails', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    removalPolicy: RemovalPolicy.DESTROY,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'Only SES writes here and only Inbound reads, which logs each email; logs of access would outlive the emails.',
  })
  return bucket
}

/** Returns the topic to which SES reports each received email. It passes the reports to the queue. */
const addReceivedTopic = (stack: Stack, queue: IQueue): Topic => {
  const topic = new Topic(stack, 'Received', { enforceSSL: true })
  topic.grantPublish(
    new ServicePrincipal('ses.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  )
  topic.addSubscription(new SqsSubscription(queue))
  return topic
}

/**
 * Adds the rule by which SES receives answers. The rule set is not activated: an account has one active set in a
 * region, and may already have another.
 */
const addReceiptRule = (stack: Stack, domain: Domain, queue: IQueue): Bucket => {
  const bucket = addEmailsBucket(stack)
  const topic = addReceivedTopic(stack, queue)
  const set = new ReceiptRuleSet(stack, 'ReceiptRules')
  const rule = set.addRule('Replies', {
    recipients: [repliesHost(domain)],
    tlsPolicy: TlsPolicy.REQUIRE,
    scanEnabled: true,
    actions: [new S3({ bucket, topic })],
  })
  // SES refuses a rule before it may write to its topic, so the topic's policy comes first. The CDK takes care of the
  // order of the bucket's policy.
  rule.node.addDependency(topic)
  new MxRecord(stack, 'InboundMx', {
    zone: hostedZone(stack, domain, 'RepliesZone'),
    recordName: `${repliesHost(domain)}.`,
    values: [{ priority: 10, hostName: `inbound-smtp.${stack.region}.amazonaws.com` }],
  })
  return bucket
}

const replyAlarms = (stack: Stack, incoming: IQueue, inbound: DeployedFunction): readonly AlarmSpec[] =>
  queueReaderAlarms(stack, {
    id: 'Answers',
    queue: incoming,
    reader: inbound,
    unread: {
      name: 'late-answers',
      impact: 'Nobody reads answers by email for over 15 minutes: moves that players have written are not played.',
    },
    failing: {
      name: 'failing-answers',
      impact:
        'Answers by email have been failing for over eight minutes: moves that players have written are not played.',
    },
    broken: {
      name: 'broken-answers',
      impact: 'Inbound crashes or is cut off: answers by email are read late or twice.',
    },
  })

/**
 * Adds answers by email, if the stage has them. The function reads what strangers write; it may play moves, but cannot
 * send emails itself.
 */
export const addEmailReplies = (
  stack: Stack,
  { games, people, signingKeys }: KeepResources,
  outbox: IQueue,
  { replies, domain }: StageSettings,
): EmailReplies | undefined => {
  if (!replies || !domain) return undefined
  const dead = addDeadLetterQueue(stack, 'IncomingDeadLetters', {
    name: 'unread-answers',
    impact: 'Answers by email were given up: moves that players have written are not played, and they do not know.',
  })
  const incoming = addQueue(stack, 'Incoming', dead)
  const bucket = addReceiptRule(stack, domain, incoming)
  const inbound = addFunction(stack, 'Inbound', {
    name: 'inbound',
    description: 'Plays the moves in answers by email',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.inbound,
    environment: {
      GAMES_TABLE: games.tableName,
      CONTACTS_TABLE: people.tableName,
      SEAL_SECRET: signingKeys.secretArn,
      OUTBOX_URL: outbox.queueUrl,
      INBOUND_BUCKET: bucket.bucketName,
      REPLIES_HOST: repliesHost(domain),
    },
    may: [
      readAndWriteGames(games),
      readPeople(people),
      querySeatsOfAddress(people),
      readSigningKeys(signingKeys),
      sendMessages(outbox),
      ...readInboundEmails(bucket),
      consumeQueue(incoming),
    ],
  })
  Validations.of(inbound.role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*]`,
    reason: 'Emails are named by SES; all of this bucket are for this function.',
  })
  connectQueue(inbound, incoming, { functions: INBOUND_CONCURRENCY, batch: QUEUE_BATCHES.incoming })
  return { inbound, alarmSpecs: [dead.alarmSpec, ...replyAlarms(stack, incoming, inbound)] }
}
