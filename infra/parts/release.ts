import type { Stack } from 'aws-cdk-lib/core'
import { type Alarm, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type Concern, PERIOD } from './alarm.ts'
import { type Ways, failedRequests } from './door-metrics.ts'
import type { Houses } from './function.ts'
import { allow } from './grants.ts'

const sum = { period: PERIOD, statistic: 'Sum' }

/**
 * Of all functions but two: the deploy of one bundle is the deploy of all. One damaged game fails three calls for each of
 * its timers and one for each sweep, whatever the version.
 */
const crashes = ({ Alarm: _alarm, Sweep: _sweep, ...counted }: Houses): Concern => {
  const errors = Object.entries(counted).map(([id, { live }]) => [id.toLowerCase(), live.metricErrors(sum)] as const)
  return {
    name: 'crashes',
    impact: 'Functions crash or are cut off: what they were doing is done again, late.',
    metric: new MathExpression({
      expression: `SUM([${errors.map(([name]) => `FILL(${name}, 0)`).join(', ')}])`,
      usingMetrics: Object.fromEntries(errors),
      period: PERIOD,
    }),
    above: 2,
  }
}

const failures = (ways: Ways): Concern => ({
  name: 'failing-requests',
  impact: 'Requests fail with a server error: players cannot move while their clocks run.',
  metric: failedRequests(ways, { label: 'failed' }),
  above: 4,
})

/** In the stack of the functions: a release needs them before the stack `watch` is there. */
export const releaseConcerns = (ways: Ways, houses: Houses): readonly Concern[] => [crashes(houses), failures(ways)]

/** The policy that AWS has for it allows every function and topic. */
const roleOf = (stack: Stack, houses: Houses, alarms: readonly string[]): Role => {
  const role = new Role(stack, 'ReleasesRole', {
    description: 'Moves the aliases of this stage',
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
  })
  const called = Object.values(houses).flatMap(({ lambda, live }) => [lambda.functionArn, live.functionArn])
  role.addToPolicy(
    allow(['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'], ...called),
  )
  role.addToPolicy(allow(['cloudwatch:DescribeAlarms'], ...alarms))
  return role
}

export type Release = { readonly alarms: readonly Alarm[]; readonly gradual: boolean }

/**
 * A new version gets one call in ten for ten minutes, then all; the alarms bring the old one back. `gradual` false:
 * at once, whatever the alarms say, for the deploy that mends what they are about.
 */
export const releases = (stack: Stack, houses: Houses, { alarms, gradual }: Release): void => {
  const application = new LambdaApplication(stack, 'Releases')
  const names = alarms.map(({ alarmArn }) => alarmArn)
  const role = roleOf(stack, houses, names)
  for (const [id, { live }] of Object.entries(houses))
    new LambdaDeploymentGroup(stack, `${id}Release`, {
      application,
      alias: live,
      // CDK would attach AWS's own policy.
      role: role.withoutPolicyUpdates(),
      deploymentConfig: gradual
        ? LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
      alarms: [...alarms],
      ignoreAlarmConfiguration: !gradual,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: gradual },
    })
}
