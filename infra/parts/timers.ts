import { RemovalPolicy, type Stack, Token } from 'aws-cdk-lib/core'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { type House, LIVE } from './function.ts'
import { allow } from './grants.ts'

export type Timers = {
  readonly environment: Readonly<Record<string, string>>
  readonly may: readonly PolicyStatement[]
  /** For who sets timers and removes none. */
  readonly maySet: readonly PolicyStatement[]
  /** The one resource named by a pattern, and why. */
  readonly pattern: { readonly id: string; readonly reason: string }
}

/** Only this group's schedules may assume it. */
const roleOf = (stack: Stack, group: ScheduleGroup): Role =>
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

/** As cdk-nag writes it in a finding: a stage that names its account and region has values, others pseudo parameters. */
const inFinding = (value: string, parameter: string): string =>
  Token.isUnresolved(value) ? `<AWS::${parameter}>` : value

/** The finding about a pattern of this stack's schedules. */
const patternFinding = ({ partition, region, account }: Stack, schedules: string): string => {
  const place = [inFinding(partition, 'Partition'), 'scheduler', inFinding(region, 'Region')]
  return `AwsSolutions-IAM5[Resource::arn:${place.join(':')}:${inFinding(account, 'AccountId')}:${schedules}]`
}

/** One schedule per game. If lost, the sweep does the work. */
export const timers = (stack: Stack, alarm: House, lost: Queue): Timers => {
  const group = new ScheduleGroup(stack, 'Timers', { removalPolicy: RemovalPolicy.DESTROY })
  const role = roleOf(stack, group)
  // Timers set before there was an alias call the function itself.
  role.addToPolicy(allow(['lambda:InvokeFunction'], alarm.live.functionArn, alarm.lambda.functionArn))
  role.addToPolicy(allow(['sqs:SendMessage'], lost.queueArn))
  const named = `schedule/${group.scheduleGroupName}/*`
  const schedules = stack.formatArn({ service: 'scheduler', resource: named })
  return {
    environment: {
      ALARM_GROUP: group.scheduleGroupName,
      // By name: the alias waits for its release's alarms, and those count the function that reads this.
      ALARM_ARN: `${alarm.lambda.functionArn}:${LIVE}`,
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
