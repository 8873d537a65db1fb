import type { Duration } from 'aws-cdk-lib/core'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { METRIC_PERIOD } from './alarm.ts'
import { type DeployedFunction, LIVE_ALIAS } from '../lambda/function.ts'

/** The two functions that answer requests. */
export type RequestFunctions = Readonly<Record<'Answers' | 'Pages', DeployedFunction>>

/**
 * Returns the namespace and name of the metric of requests that reached a function without the front's key. `runName`
 * is the name of the stack `run`.
 */
export const bypassMetric = (runName: string) => ({ metricNamespace: runName, metricName: 'AroundTheFront' })

/** Returns the metric of requests that reached a function without the front's key. */
export const bypassesIn = (runName: string): IMetric => {
  const { metricNamespace: namespace, metricName } = bypassMetric(runName)
  return new Metric({ namespace, metricName, statistic: 'Sum', period: METRIC_PERIOD })
}

/** How requests reach the functions: through the gateway, or, behind a front, through the URLs of the functions. */
export type RequestEntries = {
  readonly api: HttpApi
  readonly functions: RequestFunctions
  readonly isFronted: boolean
}

type MetricOptions = { readonly period?: Duration; readonly label: string }

/**
 * Returns a metric of a function URL. Lambda counts requests to the URL by the function and by the alias to which the
 * URL belongs.
 */
const urlMetric = (
  { lambda: { functionName } }: RequestFunctions['Pages'],
  metricName: string,
  statistic: string,
  period: Duration,
) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName, Resource: `${functionName}:${LIVE_ALIAS}` },
    statistic,
    period,
  })

/**
 * Returns the sum of a metric over the gateway and, behind a front, both function URLs. The gateway exists behind a
 * front too, for a stage that removes its front again, and so that the stack `watch` imports the same either way.
 */
const summed = (
  gateway: Metric,
  { functions, isFronted }: RequestEntries,
  metricName: string,
  { label, period = METRIC_PERIOD }: MetricOptions,
): IMetric => {
  if (!isFronted) return gateway
  // In one graph, no two metrics may have the same name.
  const [all, answers, pages] = [`${label}Gateway`, `${label}Answers`, `${label}Pages`]
  return new MathExpression({
    expression: `FILL(${all}, 0) + FILL(${answers}, 0) + FILL(${pages}, 0)`,
    usingMetrics: {
      [all]: gateway,
      [answers]: urlMetric(functions.Answers, metricName, 'Sum', period),
      [pages]: urlMetric(functions.Pages, metricName, 'Sum', period),
    },
    label,
    period,
  })
}

/** Returns the number of requests that failed with a server error. */
export const failedRequests = (entries: RequestEntries, options: MetricOptions): IMetric =>
  summed(
    entries.api.metricServerError({ statistic: 'Sum', period: METRIC_PERIOD, ...options }),
    entries,
    'Url5xxCount',
    options,
  )

/** Returns the number of all requests. */
export const allRequests = (entries: RequestEntries, options: MetricOptions): IMetric =>
  summed(
    entries.api.metricCount({ statistic: 'Sum', period: METRIC_PERIOD, ...options }),
    entries,
    'UrlRequestCount',
    options,
  )

/**
 * Returns the 99th percentile of the time that requests take, in milliseconds: behind a front that of the slower
 * function.
 */
export const slowestRequests = ({ api, functions, isFronted }: RequestEntries): IMetric => {
  const gateway = api.metricLatency({ period: METRIC_PERIOD, statistic: 'p99' })
  if (!isFronted) return gateway
  return new MathExpression({
    expression: 'MAX([FILL(gateway, 0), FILL(answers, 0), FILL(pages, 0)])',
    usingMetrics: {
      gateway,
      answers: urlMetric(functions.Answers, 'UrlRequestLatency', 'p99', METRIC_PERIOD),
      pages: urlMetric(functions.Pages, 'UrlRequestLatency', 'p99', METRIC_PERIOD),
    },
    label: 'p99',
    period: METRIC_PERIOD,
  })
}
