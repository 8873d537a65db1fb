import { Duration, type Stack } from 'aws-cdk-lib/core'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { KeepResources } from './keep-resources.ts'
import type { Running } from './run-resources.ts'
import type { Settings } from '../settings.ts'
import { type Concern, PERIOD } from './alarm.ts'
import { aroundIn, slowest } from './door-metrics.ts'
import { emailConcerns } from './delivering.ts'
import { returnConcerns } from './feeding-back.ts'
import { noticeConcerns } from './notifying.ts'
import { readingOf } from './readers.ts'

/** Logged by shared/service/background/sweep.ts. */
export const SWEEP_FOUND = 'the sweep found overdue alarms'

const sum = { period: PERIOD, statistic: 'Sum' }
const maximum = { period: PERIOD, statistic: 'Maximum' }

const answers = (stack: Stack, { ways, accessLog }: Running): readonly Concern[] => [
  {
    name: 'slow-requests',
    impact: 'One request in a hundred takes over three seconds: pages feel broken, and API clients may give up.',
    metric: slowest(ways),
    above: 3000,
    periods: 3,
  },
  {
    name: 'refused-requests',
    impact: 'The door refuses requests because all clients together send too many: players see errors at busy times.',
    metric: new MetricFilter(stack, 'Refused', {
      logGroup: accessLog,
      // Our own 429 to one caller is no concern.
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.status', '=', '429'),
        FilterPattern.stringValue('$.answered', '!=', '429'),
      ),
      metricNamespace: stack.stackName,
      metricName: 'RefusedRequests',
    }).metric(sum),
    above: 99,
    periods: 2,
  },
]

/** A request straight to an origin passes the firewall, and is a call of a function. Counted in the stack `run`, by both doors. */
const aroundTheFront = ({ stackName }: Running): Concern => ({
  name: 'around-the-front',
  impact: 'Many requests are refused with 403: callers who go around the front use up what players need.',
  metric: aroundIn(stackName),
  above: 999,
  periods: 2,
})

const store = ({ games }: KeepResources): readonly Concern[] => [
  {
    name: 'throttled-games',
    impact: 'The games table refuses writes: moves are answered with "try again".',
    metric: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: 'WriteThrottleEvents',
      dimensionsMap: { TableName: games.tableName },
      ...sum,
    }),
    above: 0,
    periods: 2,
  },
]

const stream = ({ houses }: Running): Concern => ({
  name: 'late-changes',
  impact: 'Stored changes wait: no emails are written and no timers set. Moves are still accepted.',
  metric: houses.Stored.lambda.metric('IteratorAge', maximum),
  above: Duration.minutes(5).toMilliseconds(),
  periods: 2,
})

/** The canary moves every ten minutes, so in three such periods something is stored. */
const CANARY_PERIOD = Duration.minutes(10)

/**
 * IteratorAge comes only from calls that finish: a function that crashes, is cut off or is not called at all has none.
 * Without a canary nobody may have moved.
 */
const carriedOut = ({ houses: { Stored: stored } }: Running, { canary }: Settings): readonly Concern[] => {
  const each = { period: CANARY_PERIOD, statistic: 'Sum' }
  const metric = new MathExpression({
    expression: 'calls - FILL(crashed, 0)',
    usingMetrics: { calls: stored.lambda.metricInvocations(each), crashed: stored.lambda.metricErrors(each) },
    period: CANARY_PERIOD,
  })
  const impact = 'No stored change was carried out for half an hour: no emails are written and no timers set.'
  return canary ? [{ name: 'no-changes', impact, metric, below: 1, periods: 3, silence: 'alarming' }] : []
}

const retries = (stack: Stack, { aside, houses }: Running): readonly Concern[] =>
  readingOf(stack, {
    id: 'Retries',
    queue: aside,
    reader: houses.Redo,
    unread: {
      name: 'late-retries',
      impact:
        'Nobody retries games that were put aside: their players are not notified, and no game follows from them.',
    },
    failing: {
      name: 'repeated-failures',
      impact: 'Some games keep failing: their players are not notified, and the next game of a match is not made.',
    },
    broken: {
      name: 'broken-retries',
      impact: 'Redo crashes or is cut off: players of games that were put aside are not notified.',
    },
  })

const sweeping = (stack: Stack, { houses: { Sweep: sweep } }: Running): readonly Concern[] => [
  {
    name: 'no-sweep',
    impact: 'The sweep does not run: if a timer is lost, its game does not end on time.',
    metric: sweep.lambda.metricInvocations(sum),
    below: 1,
    periods: 3,
    silence: 'alarming',
  },
  {
    name: 'failed-sweep',
    impact: 'The sweep fails on some games: they get no reminders and do not end on time.',
    metric: sweep.lambda.metricErrors(sum),
    above: 0,
    periods: 2,
  },
  {
    name: 'missed-timers',
    impact: 'Timers do not fire: reminders and losses on time are up to seven minutes late.',
    metric: new MetricFilter(stack, 'Overdue', {
      logGroup: sweep.log,
      filterPattern: FilterPattern.stringValue('$.message', '=', SWEEP_FOUND),
      metricNamespace: stack.stackName,
      metricName: 'OverdueAlarms',
      metricValue: '$.games',
    }).metric(sum),
    above: 9,
    periods: 2,
  },
]

/** The whole account's, as SES judges it. */
const reputation = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Average' })

/**
 * SES has no metric of its quota, so what was sent is compared with a setting; doctor compares that with SES. It counts the
 * last 24 hours, and so does a period of a day: the window of an alarm slides, unless it is told to keep to the clock.
 */
const USED = 0.8

const standing = ({ emailsPerDay }: Settings): readonly Concern[] => [
  {
    name: 'spent-quota',
    impact: 'Four fifths of a day’s emails are sent: when the quota is used up, no player hears of their turn.',
    metric: new Metric({ namespace: 'AWS/SES', metricName: 'Send', period: Duration.days(1), statistic: 'Sum' }),
    above: Math.floor(emailsPerDay * USED),
  },
  {
    name: 'bounces',
    impact: 'Over 4 % of emails bounce. From 5 %, SES reviews the account and may stop it: then no emails are sent.',
    metric: reputation('Reputation.BounceRate'),
    above: 0.04,
  },
  {
    name: 'complaints',
    impact: 'Over 0.08 % of emails are reported as spam. From 0.1 %, SES reviews the account and may stop it.',
    metric: reputation('Reputation.ComplaintRate'),
    above: 0.0008,
  },
]

export const concernsOf = (
  stack: Stack,
  kept: KeepResources,
  running: Running,
  settings: Settings,
): readonly Concern[] => [
  ...answers(stack, running),
  ...(settings.front ? [aroundTheFront(running)] : []),
  ...store(kept),
  stream(running),
  ...carriedOut(running, settings),
  ...emailConcerns(stack, running.outbox, running.houses.Deliver),
  ...returnConcerns(stack, running.returns, { feedback: running.houses.Feedback, deliver: running.houses.Deliver }),
  ...noticeConcerns(stack, running.notices, running.houses.Notify),
  ...retries(stack, running),
  ...sweeping(stack, running),
  ...standing(settings),
]
