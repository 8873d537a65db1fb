import { Duration, type Stack } from 'aws-cdk-lib/core'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type HorizontalAnnotation,
  type IAlarm,
  type IMetric,
  MathExpression,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { KeepResources } from '../keep.ts'
import type { Optional, Running } from '../run.ts'
import type { Concern } from './alarm.ts'
import { allRequests, failedRequests, slowest } from './door-metrics.ts'

/** Where an alarm sounds. */
type LineOf = (name: string) => readonly HorizontalAnnotation[]

export const lineIn =
  (concerns: readonly Concern[]): LineOf =>
  (name) => {
    const found = concerns.find((concern) => concern.name === name)
    return found ? [{ value: found.above ?? found.below ?? 0, label: name, color: '#d13212' }] : []
  }

type Shown = { readonly alarms: readonly IAlarm[]; readonly lineOf: LineOf }

/** All graphs of a row share its width. */
const WIDTH = 24

type Graph = {
  readonly title: string
  readonly of: readonly IMetric[]
  readonly lines?: readonly HorizontalAnnotation[]
}

const row = (question: string, graphs: readonly Graph[]) => [
  [new TextWidget({ markdown: `## ${question}`, width: WIDTH, height: 1 })],
  graphs.map(
    ({ title, of, lines = [] }) =>
      new GraphWidget({
        title,
        left: [...of],
        leftAnnotations: [...lines],
        leftYAxis: { min: 0 },
        width: WIDTH / graphs.length,
      }),
  ),
]

const sum = { statistic: 'Sum' }
const maximum = { statistic: 'Maximum' }

const sent = (metricName: string, label: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, label, period: Duration.days(1), ...sum })

const stored = ({ kept, running }: Whole, lineOf: LineOf) => {
  const writes = { namespace: 'AWS/DynamoDB', dimensionsMap: { TableName: kept.games.tableName } }
  return row('Are moves stored?', [
    {
      title: 'Requests that failed, of all',
      of: [failedRequests(running.ways, { label: 'failed' }), allRequests(running.ways, { label: 'all' })],
      lines: lineOf('failing-requests'),
    },
    {
      title: 'How long one in a hundred waits (ms)',
      of: [slowest(running.ways)],
      lines: lineOf('slow-requests'),
    },
    {
      title: 'Writes that the games table took, and refused',
      of: [
        new Metric({ ...writes, metricName: 'ConsumedWriteCapacityUnits', label: 'taken', ...sum }),
        new Metric({ ...writes, metricName: 'WriteThrottleEvents', label: 'refused', ...sum }),
      ],
      lines: lineOf('throttled-games'),
    },
  ])
}

const emails = ({ running: { outbox } }: Whole, lineOf: LineOf) =>
  row('Are emails sent?', [
    { title: 'Emails that wait', of: [outbox.metricApproximateNumberOfMessagesVisible(maximum)] },
    {
      title: 'The oldest that nobody has taken (s)',
      of: [outbox.metricApproximateAgeOfOldestMessage(maximum)],
      lines: lineOf('late-emails'),
    },
    {
      title: 'Sent in a day, by the whole account',
      of: [sent('Send', 'sent'), sent('Bounce', 'bounced')],
      lines: lineOf('spent-quota'),
    },
  ])

const late = ({ running }: Whole, lineOf: LineOf) =>
  row('Is anything late?', [
    {
      title: 'Changes: delay (ms)',
      of: [running.houses.Stored.lambda.metric('IteratorAge', maximum)],
      lines: lineOf('late-changes'),
    },
    { title: 'Games that were put aside', of: [running.aside.metricApproximateNumberOfMessagesVisible(maximum)] },
    {
      title: 'Sweeps',
      of: [
        running.houses.Sweep.lambda.metricInvocations({ ...sum, label: 'run' }),
        running.houses.Sweep.lambda.metricErrors({ ...sum, label: 'failed' }),
      ],
    },
  ])

/** A function of the other stack, by the beginning of its name: what is imported could not be left off later. */
const found = ({ stackName, id }: Optional, period: Duration) =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="Duration" ${stackName}-${id}', 'Sum', ${period.toSeconds()})`,
    label: id,
    period,
  })

/** What the bill is made of: dollars come only into the billing console, a day late. */
const costs = ({ kept, running }: Whole) => {
  const day = { period: Duration.days(1), ...sum }
  const works = Object.entries(running.houses).map(([label, { lambda }]) => lambda.metricDuration({ ...day, label }))
  return row('What does it cost? (for each day: docs/performance.md has the prices)', [
    {
      title: 'Requests, 1.00 for a million',
      of: [allRequests(running.ways, { period: day.period, label: 'requests' })],
    },
    { title: 'Emails, 100 for a million', of: [sent('Send', 'sent')] },
    { title: 'Functions (ms)', of: [...works, ...(running.canary ? [found(running.canary, day.period)] : [])] },
    {
      title: 'Writes of games, 0.625 for a million',
      of: [
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: 'ConsumedWriteCapacityUnits',
          dimensionsMap: { TableName: kept.games.tableName },
          ...day,
        }),
      ],
    },
  ])
}

type Whole = { readonly kept: KeepResources; readonly running: Running }

/** Four questions, each a row, under the alarms. */
export const dashboard = (stack: Stack, whole: Whole, { alarms, lineOf }: Shown): Dashboard =>
  new Dashboard(stack, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: WIDTH })],
      ...stored(whole, lineOf),
      ...emails(whole, lineOf),
      ...late(whole, lineOf),
      ...costs(whole),
    ],
  })
