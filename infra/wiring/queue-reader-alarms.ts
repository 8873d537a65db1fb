import { Duration, type Stack } from 'aws-cdk-lib/core'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'
import type { DeployedFunction } from '../lambda/function.ts'

/**
 * The message handler logs this line (functions/runtime/messages.ts), with the seconds since the first delivery of the
 * oldest message.
 */
export const REPEATED_FAILURE_LOG_MESSAGE = 'messages keep coming back'

/** A message that still fails after this time raises the alarm: its fourth delivery comes after nine minutes. */
const FAILING = Duration.minutes(8)

/**
 * A queue, the function that reads it, and three alarms: nobody reads it, messages keep failing, the function crashes.
 */
export type QueueReader = {
  readonly id: string
  readonly queue: IQueue
  readonly reader: DeployedFunction
  readonly unread: Pick<AlarmSpec, 'name' | 'impact'>
  readonly failing: Pick<AlarmSpec, 'name' | 'impact'>
  readonly broken: Pick<AlarmSpec, 'name' | 'impact'>
}

/**
 * Returns the alarms of a queue and its function. SQS's age of the oldest message leaves out messages that were
 * delivered three times, so failing messages are counted in the function's log, and a crashing function by its errors.
 */
export const queueReaderAlarms = (
  stack: Stack,
  { id, queue, reader, unread, failing, broken }: QueueReader,
): readonly AlarmSpec[] => {
  const repeated = new MetricFilter(stack, `${id}Again`, {
    logGroup: reader.log,
    filterPattern: FilterPattern.stringValue('$.message', '=', REPEATED_FAILURE_LOG_MESSAGE),
    metricNamespace: stack.stackName,
    metricName: `${id}FailingFor`,
    metricValue: '$.seconds',
  })
  return [
    {
      ...unread,
      metric: queue.metricApproximateAgeOfOldestMessage({ period: METRIC_PERIOD, statistic: 'Maximum' }),
      above: Duration.minutes(15).toSeconds(),
      periods: 2,
    },
    {
      ...failing,
      metric: repeated.metric({ period: METRIC_PERIOD, statistic: 'Maximum' }),
      above: FAILING.toSeconds(),
    },
    {
      ...broken,
      metric: reader.lambda.metricErrors({ period: METRIC_PERIOD, statistic: 'Sum' }),
      above: 0,
      periods: 2,
    },
  ]
}
