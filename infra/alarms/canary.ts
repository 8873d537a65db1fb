import { Duration, type Stack } from 'aws-cdk-lib/core'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { FUNCTION_MEMORY } from '../settings/figures.ts'
import { type AlarmSpec, addAlarm } from './alarm.ts'
import { BACKGROUND_FUNCTION_TIMEOUT, addFunction } from '../lambda/function.ts'

/** The construct id of the canary's function. */
export const CANARY_ID = 'Canary'

const INTERVAL = Duration.minutes(10)

const alarmSpecWith = (metric: IMetric): AlarmSpec => ({
  name: 'failed-canary',
  impact: 'A game could not be played through the public door, twice in twenty minutes: neither can players.',
  metric,
  above: 1,
  silence: 'alarming',
})

/**
 * Adds the canary, which plays a short game through the public address every ten minutes, with its alarm. Both are in
 * the same stack and no other stack imports them, so a stage may leave them out later.
 */
export const addCanary = (stack: Stack, topic: Topic, prefix: string, origin: string): AlarmSpec => {
  const { lambda, live } = addFunction(stack, CANARY_ID, {
    name: 'canary',
    description: 'Plays a short game through the public door',
    timeout: BACKGROUND_FUNCTION_TIMEOUT,
    memory: FUNCTION_MEMORY.canary,
    environment: { ORIGIN: origin },
    may: [],
    // Lambda does not retry a failed run: with two retries, one failure would count as three.
    unwaited: { retries: 0, within: INTERVAL },
  })
  new Rule(stack, 'CanaryRule', {
    description: 'Is the service well?',
    schedule: Schedule.rate(INTERVAL),
    targets: [new LambdaFunction(live, { retryAttempts: 0, maxEventAge: INTERVAL })],
  })
  const spec = alarmSpecWith(lambda.metricErrors({ period: Duration.minutes(20), statistic: 'Sum' }))
  addAlarm(stack, topic, prefix, spec)
  return spec
}
