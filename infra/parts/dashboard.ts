import type { Stack } from 'aws-cdk-lib/core'
import { AlarmStatusWidget, Dashboard, GraphWidget, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import type { Running } from '../run.ts'

export const dashboard = (stack: Stack, { api, stored, outbox }: Running, alarms: readonly IAlarm[]): Dashboard =>
  new Dashboard(stack, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24 })],
      [
        new GraphWidget({
          title: 'Requests and failures',
          left: [api.metricCount(), api.metricServerError()],
          right: [api.metricLatency({ statistic: 'p99' })],
        }),
        new GraphWidget({
          title: 'Changes: delay',
          left: [stored.lambda.metric('IteratorAge', { statistic: 'Maximum' })],
        }),
        new GraphWidget({
          title: 'Outbox: waiting emails and the oldest',
          left: [outbox.metricApproximateNumberOfMessagesVisible()],
          right: [outbox.metricApproximateAgeOfOldestMessage()],
        }),
      ],
    ],
  })
