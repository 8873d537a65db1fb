import { Duration, type Stack } from 'aws-cdk-lib/core'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { StageSettings } from '../settings/stage-settings.ts'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'
import { queueReaderAlarms } from '../wiring/queue-reader-alarms.ts'
import type { RunResources } from './run-resources.ts'

/** The sweep logs this line (shared/service/background/sweep.ts), with the number of games. */
export const OVERDUE_LOG_MESSAGE = 'the sweep found overdue timers'

const sum = { period: METRIC_PERIOD, statistic: 'Sum' }
const maximum = { period: METRIC_PERIOD, statistic: 'Maximum' }

const streamAlarm = ({ functions }: RunResources): AlarmSpec => ({
  name: 'late-changes',
  impact: 'Stored changes wait: no emails are written and no timers set. Moves are still accepted.',
  metric: functions.Stored.lambda.metric('IteratorAge', maximum),
  above: Duration.minutes(5).toMilliseconds(),
  periods: 2,
})

/** The time between two games of the canary. Within three such periods some change must have been stored. */
const CANARY_PERIOD = Duration.minutes(10)

/**
 * Returns the alarm that sounds if no change is carried out. IteratorAge is not enough, because only calls that finish
 * report it: a function that crashes, is cut off or is never called reports none. Without a canary there is no such
 * alarm, since perhaps nobody has moved.
 */
const noChangesAlarm = (
  { functions: { Stored: stored } }: RunResources,
  { canary }: StageSettings,
): readonly AlarmSpec[] => {
  const perPeriod = { period: CANARY_PERIOD, statistic: 'Sum' }
  const metric = new MathExpression({
    expression: 'calls - FILL(crashed, 0)',
    usingMetrics: { calls: stored.lambda.metricInvocations(perPeriod), crashed: stored.lambda.metricErrors(perPeriod) },
    period: CANARY_PERIOD,
  })
  const impact = 'No stored change was carried out for half an hour: no emails are written and no timers set.'
  return canary ? [{ name: 'no-changes', impact, metric, below: 1, periods: 3, silence: 'alarming' }] : []
}

/** Returns the alarms of changes that wait, and of changes that nobody carries out. */
export const changeAlarms = (running: RunResources, settings: StageSettings): readonly AlarmSpec[] => [
  streamAlarm(running),
  ...noChangesAlarm(running, settings),
]

/** Returns the alarms of the retry queue and its function. */
export const retryAlarms = (stack: Stack, { retryQueue, functions }: RunResources): readonly AlarmSpec[] =>
  queueReaderAlarms(stack, {
    id: 'Retries',
    queue: retryQueue,
    reader: functions.Redo,
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

/** Returns the alarms of the sweep, and of the timers whose work it does. */
export const sweepAlarms = (stack: Stack, { functions: { Sweep: sweep } }: RunResources): readonly AlarmSpec[] => [
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
      filterPattern: FilterPattern.stringValue('$.message', '=', OVERDUE_LOG_MESSAGE),
      metricNamespace: stack.stackName,
      metricName: 'OverdueAlarms',
      metricValue: '$.games',
    }).metric(sum),
    above: 9,
    periods: 2,
  },
]
