import { SWEEP_MINUTES } from '../settings/figures.ts'
import { Duration, type Stack } from 'aws-cdk-lib/core'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Alias } from 'aws-cdk-lib/aws-lambda'

/** The time between two sweeps. */
export const SWEEP_INTERVAL = Duration.minutes(SWEEP_MINUTES)

/**
 * Adds the rule that starts the sweep. `retryAttempts` is for calls that do not reach the function; retries of a failed
 * run are set at the function.
 */
export const addSweepRule = (stack: Stack, sweep: Alias): Rule =>
  new Rule(stack, 'SweepRule', {
    description: 'Looks at games whose timer was lost',
    schedule: Schedule.rate(SWEEP_INTERVAL),
    targets: [new LambdaFunction(sweep, { retryAttempts: 0, maxEventAge: SWEEP_INTERVAL })],
  })
