import { SECOND } from '../../shared/game/model/words.ts'
import { type Synth, type Template, propertiesOf, resources } from './synth.ts'

/** A value of a metric, from which the alarms of the templates are computed. */
export type Datum = { readonly metric: string; readonly at: number; readonly value: number }

type Facts = Readonly<Record<string, unknown>>

/** Returns the metrics that are made from lines of logs. */
const filtersOf = (template: Template) =>
  [...resources(template, 'AWS::Logs::MetricFilter').values()].map(propertiesOf).map((filter) => {
    const [{ MetricName, MetricValue } = { MetricName: '', MetricValue: '' }] = filter['MetricTransformations'] as {
      readonly MetricName: string
      readonly MetricValue: string
    }[]
    const [, message = ''] = /^\{ \$\.message = "(.+)" \}$/.exec(String(filter['FilterPattern'])) ?? []
    const [, field] = /^\$\.(.+)$/.exec(MetricValue) ?? []
    const log = JSON.stringify(filter['LogGroupName'])
    return { log, metric: MetricName, field, constant: Number(MetricValue), message }
  })

/** Returns the values that a line of a function's log adds to metrics. */
export const dataOf = ({ watch }: Synth, line: string, reader: string, at: number): readonly Datum[] => {
  const facts = JSON.parse(line) as Facts
  return filtersOf(watch)
    .filter(({ log, message }) => log.includes(`${reader}Log`) && message === facts['message'])
    .map(({ metric, field, constant }) => ({
      metric,
      at,
      value: field === undefined ? constant : Number(facts[field]),
    }))
}

/** Names a metric with the id of what it measures: `Errors Stored`. */
const metricOf = ({ MetricName, Dimensions }: Facts): string => {
  const [, id] = /(?:Ref|GetAtt)(?:":\[?")?([A-Za-z]+?)(?=[0-9A-F]{8})/.exec(JSON.stringify(Dimensions ?? '')) ?? []
  return id === undefined ? String(MetricName) : `${String(MetricName)} ${id}`
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const STATISTIC: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Maximum: (values) => Math.max(...values),
  Sum: add,
}

type Measured = { readonly metrics: readonly string[]; readonly period: number; readonly statistic: string }

type Part = {
  readonly Expression?: string
  readonly MetricStat?: { readonly Metric: Facts; readonly Period: number; readonly Stat: string }
}

/** Expressions that add up metrics, in which missing data counts as nothing. */
const SUMS = [/^SUM\(\[FILL\([^+*/]+\]\)$/, /^FILL\(\w+, 0\)( \+ FILL\(\w+, 0\))+$/, /^SUM\(METRICS\(\)\)$/]

/** The maximum of several metrics, each of which is taken to have the statistic Maximum. */
const GREATEST = /^MAX\(\[FILL\([^+*/]+\]\)$/

/** Returns what an alarm measures. Of expressions it understands only `SUMS` and `GREATEST`. */
const measured = (alarm: Facts): Measured => {
  if (alarm['Metrics'] === undefined)
    return { metrics: [metricOf(alarm)], period: Number(alarm['Period']), statistic: String(alarm['Statistic']) }
  const parts = alarm['Metrics'] as readonly Part[]
  const stats = parts.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat] : []))
  const metrics = stats.map(({ Metric }) => metricOf(Metric))
  const period = Number(stats[0]?.Period)
  const { Expression = '' } = parts.find((part) => part.Expression !== undefined) ?? {}
  // One metric of another region or account is also written as a list.
  if (Expression === '' && stats.length === 1) return { metrics, period, statistic: String(stats[0]?.Stat) }
  if (GREATEST.test(Expression)) return { metrics, period, statistic: 'Maximum' }
  if (!SUMS.some((sum) => sum.test(Expression)) || stats.some(({ Stat }) => Stat !== 'Sum'))
    throw new Error(`no sum: ${Expression}`)
  return { metrics, period, statistic: 'Sum' }
}

/** Returns the ends of the periods in which the alarm is on. */
const soundsAt = (alarm: Facts, data: readonly Datum[], until: number): readonly number[] => {
  const { metrics, period: seconds, statistic: named } = measured(alarm)
  const period = seconds * SECOND
  const own = data.filter(({ metric }) => metrics.includes(metric))
  const statistic = STATISTIC[named]
  if (!statistic || own.length === 0) return []
  const isAbove = (end: number): boolean => {
    const values = own.filter(({ at }) => at >= end - period && at < end).map(({ value }) => value)
    return values.length > 0 && statistic(values) > Number(alarm['Threshold'])
  }
  const on: number[] = []
  for (let end = period; end <= until; end += period) {
    const periods = Array.from({ length: Number(alarm['EvaluationPeriods']) }, (_, n) => end - n * period)
    if (periods.every(isAbove)) on.push(end)
  }
  return on
}

/** Maps each alarm that is ever on, by its name without the stage's name, to the instants at which it is on. */
export const alarmsOn = (
  templates: readonly Template[],
  data: readonly Datum[],
  until: number,
): ReadonlyMap<string, readonly number[]> =>
  new Map(
    templates
      .flatMap((template) => [...resources(template, 'AWS::CloudWatch::Alarm').values()])
      .map(propertiesOf)
      .filter(({ ComparisonOperator }) => ComparisonOperator === 'GreaterThanThreshold')
      .map((alarm) => [String(alarm['AlarmName']).replace('crownhead-', ''), soundsAt(alarm, data, until)] as const)
      .filter(([, on]) => on.length > 0),
  )
