import type { Stack } from 'aws-cdk-lib/core'
import { type Alarm, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type AlarmSpec, METRIC_PERIOD } from '../alarms/alarm.ts'
import { type RequestEntries, failedRequests } from '../alarms/request-metrics.ts'
import type { DeployedFunctions } from '../lambda/function.ts'
import { allow } from '../wiring/grants.ts'

const sum = { period: METRIC_PERIOD, statistic: 'Sum' }

/**
 * Returns the alarm of crashes of all functions but Alarm and Sweep. These two are not counted, because a single
 * damaged game fails three calls for each of its timers and one for each sweep, whatever the version. All others are
 * counted together, because all functions are deployed together.
 */
const crashes = ({ Alarm: _alarm, Sweep: _sweep, ...counted }: DeployedFunctions): AlarmSpec => {
  const errors = Object.entries(counted).map(([id, { live }]) => [id.toLowerCase(), live.metricErrors(sum)] as const)
  return {
    name: 'crashes',
    impact: 'Functions crash or are cut off: what they were doing is done again, late.',
    metric: new MathExpression({
      expression: `SUM([${errors.map(([name]) => `FILL(${name}, 0)`).join(', ')}])`,
      usingMetrics: Object.fromEntries(errors),
      period: METRIC_PERIOD,
    }),
    above: 2,
  }
}

const failedRequestsAlarm = (entries: RequestEntries): AlarmSpec => ({
  name: 'failing-requests',
  impact: 'Requests fail with a server error: players cannot move while their clocks run.',
  metric: failedRequests(entries, { label: 'failed' }),
  above: 4,
})

/**
 * Returns the alarms that roll back a release. They are in the stack `run`, because a release needs them before the
 * stack `watch` is deployed.
 */
export const releaseAlarmSpecs = (entries: RequestEntries, functions: DeployedFunctions): readonly AlarmSpec[] => [
  crashes(functions),
  failedRequestsAlarm(entries),
]

/** Returns CodeDeploy's role, for these functions and alarms only. AWS's own policy allows every function and topic. */
const releaseRole = (stack: Stack, functions: DeployedFunctions, alarms: readonly string[]): Role => {
  const role = new Role(stack, 'ReleasesRole', {
    description: 'Moves the aliases of this stage',
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
  })
  const arns = Object.values(functions).flatMap(({ lambda, live }) => [lambda.functionArn, live.functionArn])
  role.addToPolicy(allow(['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'], ...arns))
  role.addToPolicy(allow(['cloudwatch:DescribeAlarms'], ...alarms))
  return role
}

export type ReleaseOptions = { readonly alarms: readonly Alarm[]; readonly gradual: boolean }

/**
 * Adds the releases of all functions. A new version gets one call in ten for ten minutes, then all calls; an alarm
 * brings the old version back. If `gradual` is false, a new version gets all calls at once, whatever the alarms say:
 * for the deploy that repairs what the alarms report.
 */
export const addReleases = (stack: Stack, functions: DeployedFunctions, { alarms, gradual }: ReleaseOptions): void => {
  const application = new LambdaApplication(stack, 'Releases')
  const names = alarms.map(({ alarmArn }) => alarmArn)
  const role = releaseRole(stack, functions, names)
  for (const [id, { live }] of Object.entries(functions))
    new LambdaDeploymentGroup(stack, `${id}Release`, {
      application,
      alias: live,
      // Otherwise the CDK would attach AWS's own policy.
      role: role.withoutPolicyUpdates(),
      deploymentConfig: gradual
        ? LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
      alarms: [...alarms],
      ignoreAlarmConfiguration: !gradual,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: gradual },
    })
}
