import type { Stack } from 'aws-cdk-lib/core'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { QUEUE_BATCHES, FEEDBACK_CONCURRENCY, FUNCTION_MEMORY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'
import { type DeployedFunction, BACKGROUND_FUNCTION_TIMEOUT, addFunction } from '../lambda/function.ts'
import { readAndUpdateLedger, readAndUpdatePeople, readGames, readSigningKeys } from '../wiring/grants.ts'
import { connectQueue, consumeQueue } from '../wiring/event-sources.ts'
import { addDeadLetterQueue, addQueue } from '../wiring/queue.ts'
import { queueReaderAlarms } from '../wiring/queue-reader-alarms.ts'

type BounceFeedback = { readonly returns: IQueue; readonly feedback: DeployedFunction; readonly alarmSpec: AlarmSpec }

/**
 * The functions Feedback and Deliver log this line (shared/service/email/delivery/charge-bounce.ts). A test compares it
 * with theirs (test/infra/returns.test.ts).
 */
const TOO_MANY_BOUNCES = 'too many first emails come back'

/**
 * Queues the bounces and complaints of our configuration set; other configuration sets of the account have rules of
 * their own. Only AWS can send events with the source `aws.ses`.
 */
const returnsRule = (stack: Stack, { configurationSetName }: ConfigurationSet, queue: IQueue): Rule =>
  new Rule(stack, 'ReturnsRule', {
    description: 'Queues what SES tells of emails that came back or were complained of',
    eventPattern: {
      source: ['aws.ses'],
      account: [stack.account],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName] } } },
    },
    targets: [new SqsQueue(queue)],
  })

/** Adds the function that records bounces and complaints. It has no permission to play or to send. */
export const addBounceFeedback = (
  stack: Stack,
  { games, people, ledger, signingKeys, mail }: KeepResources,
): BounceFeedback => {
  const dead = addDeadLetterQueue(stack, 'ReturnsDeadLetters', {
    name: 'untold-returns',
    impact: 'Bounces and complaints were given up: players are not told, and who complained gets further emails.',
  })
  const returns = addQueue(stack, 'Returns', dead)
  returnsRule(stack, mail.configurationSet, returns)
  const feedback = addFunction(stack, 'Feedback', {
    name: 'feedback',
    description: 'Notes emails that came back, and complaints',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.feedback,
    environment: {
      GAMES_TABLE: games.tableName,
      CONTACTS_TABLE: people.tableName,
      LEDGER_TABLE: ledger.tableName,
      SEAL_SECRET: signingKeys.secretArn,
    },
    may: [
      readGames(games),
      readAndUpdatePeople(people),
      readAndUpdateLedger(ledger),
      readSigningKeys(signingKeys),
      consumeQueue(returns),
    ],
  })
  connectQueue(feedback, returns, { functions: FEEDBACK_CONCURRENCY, batch: QUEUE_BATCHES.returns })
  return { returns, feedback, alarmSpec: dead.alarmSpec }
}

type BounceReaders = { readonly feedback: DeployedFunction; readonly deliver: DeployedFunction }

/**
 * Returns the alarm of bounces of first emails. Some come back later, which SES reports to the function Feedback;
 * others SES refuses at once when Deliver sends them. One metric counts both.
 */
const bouncedFirstEmails = (stack: Stack, { feedback, deliver }: BounceReaders): AlarmSpec => {
  const countIn = (id: string, { log }: DeployedFunction): MetricFilter =>
    new MetricFilter(stack, id, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.message', '=', TOO_MANY_BOUNCES),
      metricNamespace: stack.stackName,
      metricName: 'BouncedFirstEmails',
    })
  const bounced = countIn('BouncedFirst', feedback)
  countIn('RefusedFirst', deliver)
  return {
    name: 'bounced-first-emails',
    impact: 'Over 2 % of the first emails to strangers come back: strangers get fewer, so invitations may come later.',
    metric: bounced.metric({ period: METRIC_PERIOD, statistic: 'Sum' }),
    above: 0,
  }
}

/** Returns the alarms of bounces and complaints. */
export const bounceAlarmSpecs = (stack: Stack, queue: IQueue, readers: BounceReaders): readonly AlarmSpec[] => [
  bouncedFirstEmails(stack, readers),
  ...queueReaderAlarms(stack, {
    id: 'Returns',
    queue,
    reader: readers.feedback,
    unread: {
      name: 'late-returns',
      impact: 'Nobody takes in bounces and complaints for over 15 minutes: players are not told that emails come back.',
    },
    failing: {
      name: 'failing-returns',
      impact: 'Bounces and complaints have been failing for over eight minutes: players are not told of them.',
    },
    broken: {
      name: 'broken-returns',
      impact: 'Feedback crashes or is cut off: players are told late that their emails come back.',
    },
  }),
]
