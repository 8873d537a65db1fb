import { Duration, type Stack } from 'aws-cdk-lib/core'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { type Concern, PERIOD } from './alarm.ts'
import type { House } from './function.ts'

/** Logged by functions/runtime/messages.ts, with the seconds since the oldest came first. */
export const COME_BACK = 'messages keep coming back'

/** After the fourth delivery passing failures have passed. */
const FAILING = Duration.minutes(8)

export type Read = {
  readonly id: string
  readonly queue: IQueue
  readonly reader: House
  readonly unread: Pick<Concern, 'name' | 'impact'>
  readonly failing: Pick<Concern, 'name' | 'impact'>
  readonly broken: Pick<Concern, 'name' | 'impact'>
}

/**
 * SQS's age of the oldest message leaves out what was delivered three times: failing messages are known from the
 * reader's log, a crashing reader by its errors.
 */
export const readingOf = (stack: Stack, { id, queue, reader, unread, failing, broken }: Read): readonly Concern[] => {
  const again = new MetricFilter(stack, `${id}Again`, {
    logGroup: reader.log,
    filterPattern: FilterPattern.stringValue('$.message', '=', COME_BACK),
    metricNamespace: stack.stackName,
    metricName: `${id}FailingFor`,
    metricValue: '$.seconds',
  })
  return [
    {
      ...unread,
      metric: queue.metricApproximateAgeOfOldestMessage({ period: PERIOD, statistic: 'Maximum' }),
      above: Duration.minutes(15).toSeconds(),
      periods: 2,
    },
    {
      ...failing,
      metric: again.metric({ period: PERIOD, statistic: 'Maximum' }),
      above: FAILING.toSeconds(),
    },
    { ...broken, metric: reader.lambda.metricErrors({ period: PERIOD, statistic: 'Sum' }), above: 0, periods: 2 },
  ]
}
