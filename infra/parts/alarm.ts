import { ArnFormat, Duration, type Stack } from 'aws-cdk-lib/core'
import { Alarm, ComparisonOperator, type IAlarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

export type Concern = {
  /** Also a heading in docs/operations.md. */
  readonly name: string
  /** Who suffers, and how. */
  readonly impact: string
  readonly metric: IMetric
  /** Alarms after `periods` (1 by default) above, or below, this. */
  readonly above?: number
  readonly below?: number
  readonly periods?: number
  readonly silence?: 'alarming'
}

/** Of every metric: nothing here is repaired faster. */
export const PERIOD = Duration.minutes(5)

/** Without a policy a topic lets its account publish; `enforceSSL` makes one, so alarms need a line. */
const mayPublish = (topic: Topic, service: 'cloudwatch' | 'budgets'): PolicyStatement =>
  new PolicyStatement({
    actions: ['sns:Publish'],
    principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
    resources: [topic.topicArn],
    conditions: { StringEquals: { 'aws:SourceAccount': topic.stack.account } },
  })

export const alarmTopic = (stack: Stack, address: string | undefined): Topic => {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true })
  topic.addToResourcePolicy(mayPublish(topic, 'cloudwatch'))
  topic.addToResourcePolicy(mayPublish(topic, 'budgets'))
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}

export const alarmFor = (stack: Stack, topic: Topic, prefix: string, concern: Concern): Alarm => {
  const { name, impact, metric, above, below, periods = 1, silence } = concern
  const alarm = new Alarm(stack, name, {
    alarmName: `${prefix}-${name}`,
    alarmDescription: `${impact} What to do: docs/operations.md, "${name}".`,
    metric,
    threshold: above ?? below ?? 0,
    comparisonOperator:
      below === undefined ? ComparisonOperator.GREATER_THAN_THRESHOLD : ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: silence === 'alarming' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  })
  alarm.addAlarmAction(new SnsAction(topic))
  alarm.addOkAction(new SnsAction(topic))
  return alarm
}

/** Of another stack, by name: what is imported could not be left off later. */
export const alarmNamed = (stack: Stack, prefix: string, name: string): IAlarm =>
  Alarm.fromAlarmArn(
    stack,
    name,
    stack.formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `${prefix}-${name}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  )
