import { Duration, type Stack } from 'aws-cdk-lib/core'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { MEMORY } from '../figures.ts'
import { type Concern, alarmFor } from './alarm.ts'
import { LONG, houseFunction } from './function.ts'

export const CANARY = 'Canary'

const EVERY = Duration.minutes(10)

const concernWith = (metric: IMetric): Concern => ({
  name: 'failed-canary',
  impact: 'A game could not be played through the public door, twice in twenty minutes: neither can players.',
  metric,
  above: 1,
  silence: 'alarming',
})

/** Its alarm stands beside it: a stage may leave both off later, as no stack imports either. */
export const canary = (stack: Stack, topic: Topic, prefix: string, origin: string): Concern => {
  const { lambda, live } = houseFunction(stack, CANARY, {
    name: 'canary',
    description: 'Plays a short game through the public door',
    timeout: LONG,
    memory: MEMORY.canary,
    environment: { ORIGIN: origin },
    may: [],
    // A run that failed twice more by itself would be three bad runs.
    unwaited: { retries: 0, within: EVERY },
  })
  new Rule(stack, 'CanaryRule', {
    description: 'Is the service well?',
    schedule: Schedule.rate(EVERY),
    targets: [new LambdaFunction(live, { retryAttempts: 0, maxEventAge: EVERY })],
  })
  const concern = concernWith(lambda.metricErrors({ period: Duration.minutes(20), statistic: 'Sum' }))
  alarmFor(stack, topic, prefix, concern)
  return concern
}
