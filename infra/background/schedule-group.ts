import { RemovalPolicy, type Stack, Token } from 'aws-cdk-lib/core'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { type DeployedFunction, LIVE_ALIAS } from '../lambda/function.ts'
import { allow } from '../wiring/grants.ts'

/** What functions need in order to set timers. */
export type ScheduleAccess = {
  readonly environment: Readonly<Record<string, string>>
  readonly may: readonly PolicyStatement[]
  /** The permissions to set timers, but not to remove any. */
  readonly maySet: readonly PolicyStatement[]
  /** cdk-nag's finding about the only permission that names its resources by a pattern, and why a pattern is right. */
  readonly pattern: { readonly id: string; readonly reason: string }
}

/** Returns the role of schedules. Only those of this group may assume it. */
const scheduleRole = (stack: Stack, group: ScheduleGroup): Role =>
  new Role(stack, 'TimersRole', {
    description: 'May only call the alarm function',
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group.scheduleGroupArn } },
    }),
  })

const mayPass = (role: Role): PolicyStatement =>
  new PolicyStatement({
    actions: ['iam:PassRole'],
    resources: [role.roleArn],
    conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
  })

/**
 * Returns a value as cdk-nag writes it in a finding: the value itself if the stage names it, otherwise the pseudo
 * parameter.
 */
const inFinding = (value: string, parameter: string): string =>
  Token.isUnresolved(value) ? `<AWS::${parameter}>` : value

/** Returns the id of cdk-nag's finding about a pattern of this stack's schedules. */
const patternFinding = ({ partition, region, account }: Stack, schedules: string): string => {
  const scope = [inFinding(partition, 'Partition'), 'scheduler', inFinding(region, 'Region')]
  return `AwsSolutions-IAM5[Resource::arn:${scope.join(':')}:${inFinding(account, 'AccountId')}:${schedules}]`
}

/** Adds the group of schedules: each game with a timer has one. If a schedule is lost, the sweep does its work. */
export const addScheduleGroup = (stack: Stack, alarm: DeployedFunction, lost: Queue): ScheduleAccess => {
  const group = new ScheduleGroup(stack, 'Timers', { removalPolicy: RemovalPolicy.DESTROY })
  const role = scheduleRole(stack, group)
  // Timers that were set before there was an alias call the function itself.
  role.addToPolicy(allow(['lambda:InvokeFunction'], alarm.live.functionArn, alarm.lambda.functionArn))
  role.addToPolicy(allow(['sqs:SendMessage'], lost.queueArn))
  const named = `schedule/${group.scheduleGroupName}/*`
  const schedules = stack.formatArn({ service: 'scheduler', resource: named })
  return {
    environment: {
      ALARM_GROUP: group.scheduleGroupName,
      // The alias is named without a reference, to avoid a circle: the alias depends on the alarms of its release,
      // which count the errors of the functions that read this variable.
      ALARM_ARN: `${alarm.lambda.functionArn}:${LIVE_ALIAS}`,
      ALARM_ROLE: role.roleArn,
      ALARM_DEAD_LETTERS: lost.queueArn,
    },
    may: [allow(['scheduler:CreateSchedule', 'scheduler:DeleteSchedule'], schedules), mayPass(role)],
    maySet: [allow(['scheduler:CreateSchedule'], schedules), mayPass(role)],
    pattern: {
      id: patternFinding(stack, named),
      reason: 'Schedules are named by games that do not exist yet; all are in this one group.',
    },
  }
}
