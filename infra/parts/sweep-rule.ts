import { Duration, type Stack } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'

/** Every five minutes. A sweep that could not begin is not made up for: the next one finds the same games. */
export const sweepRule = (stack: Stack, sweep: Lambda): Rule =>
  new Rule(stack, 'SweepRule', {
    description: 'Sweeps the games whose timers were lost',
    schedule: Schedule.rate(Duration.minutes(5)),
    targets: [new LambdaFunction(sweep, { retryAttempts: 0, maxEventAge: Duration.minutes(5) })],
  })
