import { Duration, type Stack } from 'aws-cdk-lib/core'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { KeepResources } from '../data/keep-resources.ts'
import type { RunResources } from './run-resources.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'
import { changeAlarms, retryAlarms, sweepAlarms } from './background-alarms.ts'
import { bypassesIn, slowestRequests } from '../alarms/request-metrics.ts'
import { emailAlarmSpecs } from '../email/email-delivery.ts'
import { bounceAlarmSpecs } from '../email/bounce-feedback.ts'
import { noticeAlarmSpecs } from '../background/notice-delivery.ts'

const sum = { period: METRIC_PERIOD, statistic: 'Sum' }

const requestAlarms = (stack: Stack, { requestEntries, accessLog }: RunResources): readonly AlarmSpec[] => [
  {
    name: 'slow-requests',
    impact: 'One request in a hundred takes over three seconds: pages feel broken, and API clients may give up.',
    metric: slowestRequests(requestEntries),
    above: 3000,
    periods: 3,
  },
  {
    name: 'refused-requests',
    impact: 'The door refuses requests because all clients together send too many: players see errors at busy times.',
    metric: new MetricFilter(stack, 'Refused', {
      logGroup: accessLog,
      // A 429 from our own function concerns one client, and is not counted.
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

/**
 * Returns the alarm of requests that go straight to an origin. They avoid the firewall, and each is a call of a
 * function. Answers and Pages count them, in the stack `run`.
 */
const frontBypassAlarm = ({ stackName }: RunResources): AlarmSpec => ({
  name: 'around-the-front',
  impact: 'Many requests are refused with 403: callers who go around the front use up what players need.',
  metric: bypassesIn(stackName),
  above: 999,
  periods: 2,
})

const tableAlarms = ({ games }: KeepResources): readonly AlarmSpec[] => [
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

/** Returns the rate of bounces or complaints in the whole account, as SES judges it. */
const sesReputation = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Average' })

/**
 * The share of the daily quota at which an alarm sounds. SES has no metric of its quota, so the number of sent emails
 * is compared with the setting `emailsPerDay`, which the tool doctor compares with SES. SES counts the last 24 hours,
 * and so does a period of a day: the window of an alarm slides by default.
 */
const QUOTA_SHARE = 0.8

const sesAlarms = ({ emailsPerDay }: StageSettings): readonly AlarmSpec[] => [
  {
    name: 'spent-quota',
    impact: 'Four fifths of a day’s emails are sent: when the quota is used up, no player hears of their turn.',
    metric: new Metric({ namespace: 'AWS/SES', metricName: 'Send', period: Duration.days(1), statistic: 'Sum' }),
    above: Math.floor(emailsPerDay * QUOTA_SHARE),
  },
  {
    name: 'bounces',
    impact: 'Over 4 % of emails bounce. From 5 %, SES reviews the account and may stop it: then no emails are sent.',
    metric: sesReputation('Reputation.BounceRate'),
    above: 0.04,
  },
  {
    name: 'complaints',
    impact: 'Over 0.08 % of emails are reported as spam. From 0.1 %, SES reviews the account and may stop it.',
    metric: sesReputation('Reputation.ComplaintRate'),
    above: 0.0008,
  },
]

/** Returns the alarms of the stack `watch`. */
export const watchAlarmSpecs = (
  stack: Stack,
  resources: KeepResources,
  running: RunResources,
  settings: StageSettings,
): readonly AlarmSpec[] => [
  ...requestAlarms(stack, running),
  ...(settings.front ? [frontBypassAlarm(running)] : []),
  ...tableAlarms(resources),
  ...changeAlarms(running, settings),
  ...emailAlarmSpecs(stack, running.outbox, running.functions.Deliver),
  ...bounceAlarmSpecs(stack, running.returns, {
    feedback: running.functions.Feedback,
    deliver: running.functions.Deliver,
  }),
  ...noticeAlarmSpecs(stack, running.notices, running.functions.Notify),
  ...retryAlarms(stack, running),
  ...sweepAlarms(stack, running),
  ...sesAlarms(settings),
]
