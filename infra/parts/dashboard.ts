import type { Stack } from 'aws-cdk-lib'
import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Running } from '../run.ts'

/** Four pictures: is anything wrong, do we answer, do we carry out, do we deliver. */
export const dashboard = (stack: Stack, { api, stored, outbox }: Running, alarms: readonly Alarm[]): Dashboard =>
  new Dashboard(stack, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24 })],
      [
        new GraphWidget({
          title: 'Requests, and those that failed',
          left: [api.metricCount(), api.metricServerError()],
          right: [api.metricLatency({ statistic: 'p99' })],
        }),
        new GraphWidget({
          title: 'Changes: how late they are carried out',
          left: [stored.lambda.metric('IteratorAge', { statistic: 'Maximum' })],
        }),
        new GraphWidget({
          title: 'Outbox: letters waiting, and the oldest',
          left: [outbox.metricApproximateNumberOfMessagesVisible()],
          right: [outbox.metricApproximateAgeOfOldestMessage()],
        }),
      ],
    ],
  })
