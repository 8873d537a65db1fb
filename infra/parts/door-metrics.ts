import type { Duration } from 'aws-cdk-lib/core'
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { PERIOD } from './alarm.ts'
import { type House, LIVE } from './function.ts'

export type Doors = Readonly<Record<'Answers' | 'Pages', House>>

/** Of requests without the front's key that reached a function. `runName`: of the stack that has the functions. */
export const around = (runName: string) => ({ metricNamespace: runName, metricName: 'AroundTheFront' })

export const aroundIn = (runName: string): IMetric => {
  const { metricNamespace: namespace, metricName } = around(runName)
  return new Metric({ namespace, metricName, statistic: 'Sum', period: PERIOD })
}

/** How requests reach the doors: through the gateway, and behind a front through the URLs of the functions. */
export type Ways = { readonly api: HttpApi; readonly doors: Doors; readonly isFronted: boolean }

type Asked = { readonly period?: Duration; readonly label: string }

/** Lambda counts a URL by its function and by the alias that has it. */
const ofUrl = ({ lambda: { functionName } }: Doors['Pages'], metricName: string, statistic: string, period: Duration) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName, Resource: `${functionName}:${LIVE}` },
    statistic,
    period,
  })

/**
 * The gateway keeps its own figures where there is a front: it is there still, for a stage that goes back, and what
 * `watch` imports stays the same either way.
 */
const summed = (
  gateway: Metric,
  { doors, isFronted }: Ways,
  metricName: string,
  { label, period = PERIOD }: Asked,
): IMetric => {
  if (!isFronted) return gateway
  // In one graph no two metrics may have the same name.
  const [all, answers, pages] = [`${label}Gateway`, `${label}Answers`, `${label}Pages`]
  return new MathExpression({
    expression: `FILL(${all}, 0) + FILL(${answers}, 0) + FILL(${pages}, 0)`,
    usingMetrics: {
      [all]: gateway,
      [answers]: ofUrl(doors.Answers, metricName, 'Sum', period),
      [pages]: ofUrl(doors.Pages, metricName, 'Sum', period),
    },
    label,
    period,
  })
}

export const failedRequests = (ways: Ways, asked: Asked): IMetric =>
  summed(ways.api.metricServerError({ statistic: 'Sum', period: PERIOD, ...asked }), ways, 'Url5xxCount', asked)

export const allRequests = (ways: Ways, asked: Asked): IMetric =>
  summed(ways.api.metricCount({ statistic: 'Sum', period: PERIOD, ...asked }), ways, 'UrlRequestCount', asked)

/** Milliseconds that one request in a hundred takes, of the slower door. */
export const slowest = ({ api, doors, isFronted }: Ways): IMetric => {
  const gateway = api.metricLatency({ period: PERIOD, statistic: 'p99' })
  if (!isFronted) return gateway
  return new MathExpression({
    expression: 'MAX([FILL(gateway, 0), FILL(answers, 0), FILL(pages, 0)])',
    usingMetrics: {
      gateway,
      answers: ofUrl(doors.Answers, 'UrlRequestLatency', 'p99', PERIOD),
      pages: ofUrl(doors.Pages, 'UrlRequestLatency', 'p99', PERIOD),
    },
    label: 'p99',
    period: PERIOD,
  })
}
