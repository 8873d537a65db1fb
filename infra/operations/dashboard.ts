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
import type { KeepResources } from '../data/keep-resources.ts'
import type { OptionalFunction, RunResources } from './run-resources.ts'
import type { AlarmSpec } from '../alarms/alarm.ts'
import { limitTables } from './limit-tables.ts'
import { allRequests, failedRequests, slowestRequests } from '../alarms/request-metrics.ts'

/** Returns the line for a graph at the value at which the alarm of this name sounds; none without such an alarm. */
type LineOf = (name: string) => readonly HorizontalAnnotation[]

/** Returns the function that finds the line of one of these alarms by its name. */
export const alarmLines =
  (specs: readonly AlarmSpec[]): LineOf =>
  (name) => {
    const spec = specs.find((one) => one.name === name)
    return spec ? [{ value: spec.above ?? spec.below ?? 0, label: name, color: '#d13212' }] : []
  }

type Alarms = { readonly alarms: readonly IAlarm[]; readonly lineOf: LineOf }

/** The width of a row, which its graphs share. */
const WIDTH = 24

type Graph = {
  readonly title: string
  readonly metrics: readonly IMetric[]
  readonly lines?: readonly HorizontalAnnotation[]
}

const row = (question: string, graphs: readonly Graph[]) => [
  [new TextWidget({ markdown: `## ${question}`, width: WIDTH, height: 1 })],
  graphs.map(
    ({ title, metrics, lines = [] }) =>
      new GraphWidget({
        title,
        left: [...metrics],
        leftAnnotations: [...lines],
        leftYAxis: { min: 0 },
        width: WIDTH / graphs.length,
      }),
  ),
]

const sum = { statistic: 'Sum' }
const maximum = { statistic: 'Maximum' }

const sesTotal = (metricName: string, label: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, label, period: Duration.days(1), ...sum })

const storeRow = ({ resources, running }: Stacks, lineOf: LineOf) => {
  const writes = { namespace: 'AWS/DynamoDB', dimensionsMap: { TableName: resources.games.tableName } }
  return row('Are moves stored?', [
    {
      title: 'Requests that failed, of all',
      metrics: [
        failedRequests(running.requestEntries, { label: 'failed' }),
        allRequests(running.requestEntries, { label: 'all' }),
      ],
      lines: lineOf('failing-requests'),
    },
    {
      title: 'How long one in a hundred waits (ms)',
      metrics: [slowestRequests(running.requestEntries)],
      lines: lineOf('slow-requests'),
    },
    {
      title: 'Writes that the games table took, and refused',
      metrics: [
        new Metric({ ...writes, metricName: 'ConsumedWriteCapacityUnits', label: 'taken', ...sum }),
        new Metric({ ...writes, metricName: 'WriteThrottleEvents', label: 'refused', ...sum }),
      ],
      lines: lineOf('throttled-games'),
    },
  ])
}

const emailRow = ({ running: { outbox } }: Stacks, lineOf: LineOf) =>
  row('Are emails sent?', [
    { title: 'Emails that wait', metrics: [outbox.metricApproximateNumberOfMessagesVisible(maximum)] },
    {
      title: 'The oldest that nobody has taken (s)',
      metrics: [outbox.metricApproximateAgeOfOldestMessage(maximum)],
      lines: lineOf('late-emails'),
    },
    {
      title: 'Sent in a day, by the whole account',
      metrics: [sesTotal('Send', 'sent'), sesTotal('Bounce', 'bounced')],
      lines: lineOf('spent-quota'),
    },
  ])

const delayRow = ({ running }: Stacks, lineOf: LineOf) =>
  row('Is anything late?', [
    {
      title: 'Changes: delay (ms)',
      metrics: [running.functions.Stored.lambda.metric('IteratorAge', maximum)],
      lines: lineOf('late-changes'),
    },
    {
      title: 'Games that were put aside',
      metrics: [running.retryQueue.metricApproximateNumberOfMessagesVisible(maximum)],
    },
    {
      title: 'Sweeps',
      metrics: [
        running.functions.Sweep.lambda.metricInvocations({ ...sum, label: 'run' }),
        running.functions.Sweep.lambda.metricErrors({ ...sum, label: 'failed' }),
      ],
    },
  ])

/**
 * Returns the running time of a function of the stack `run`, found by the beginning of its name. If this stack imported
 * the function, the stack `run` could never leave it out.
 */
const optionalFunction = ({ stackName, id }: OptionalFunction, period: Duration) =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="Duration" ${stackName}-${id}', 'Sum', ${period.toSeconds()})`,
    label: id,
    period,
  })

/**
 * Returns the row of graphs about what the bill consists of. Dollars appear only in the billing console, a day late.
 */
const costRow = ({ resources, running }: Stacks) => {
  const day = { period: Duration.days(1), ...sum }
  const durations = Object.entries(running.functions).map(([label, { lambda }]) =>
    lambda.metricDuration({ ...day, label }),
  )
  return row('What does it cost? (for each day: docs/performance.md has the prices)', [
    {
      title: 'Requests, 1.00 for a million',
      metrics: [allRequests(running.requestEntries, { period: day.period, label: 'requests' })],
    },
    { title: 'Emails, 100 for a million', metrics: [sesTotal('Send', 'sent')] },
    {
      title: 'Functions (ms)',
      metrics: [...durations, ...(running.canary ? [optionalFunction(running.canary, day.period)] : [])],
    },
    {
      title: 'Writes of games, 0.625 for a million',
      metrics: [
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: 'ConsumedWriteCapacityUnits',
          dimensionsMap: { TableName: resources.games.tableName },
          ...day,
        }),
      ],
    },
  ])
}

type Stacks = { readonly resources: KeepResources; readonly running: RunResources }

/**
 * Adds the dashboard: the states of all alarms, and under them rows of graphs: moves, emails, limits, delays and costs.
 */
export const addDashboard = (stack: Stack, stacks: Stacks, { alarms, lineOf }: Alarms): Dashboard =>
  new Dashboard(stack, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: WIDTH })],
      ...storeRow(stacks, lineOf),
      ...emailRow(stacks, lineOf),
      ...limitTables(stacks.running, WIDTH),
      ...delayRow(stacks, lineOf),
      ...costRow(stacks),
    ],
  })
