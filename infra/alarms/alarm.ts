import { ArnFormat, Duration, type Stack } from 'aws-cdk-lib/core'
import { Alarm, ComparisonOperator, type IAlarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

/** What an alarm watches. */
export type AlarmSpec = {
  /** The name of the alarm, and of its section in docs/operations.md. */
  readonly name: string
  /** Says who suffers when the alarm sounds, and how. */
  readonly impact: string
  readonly metric: IMetric
  /** The alarm sounds after `periods` periods (1 by default) with a value above `above`, or below `below`. */
  readonly above?: number
  readonly below?: number
  readonly periods?: number
  /** `alarming` if missing data sounds the alarm, too. */
  readonly silence?: 'alarming'
}

/** The usual period of a metric: nothing here is repaired in less time. */
export const METRIC_PERIOD = Duration.minutes(5)

/**
 * Lets a service publish to the topic. A topic without a policy is open to its account, but `enforceSSL` gives the
 * topic a policy, which then must allow alarms by a statement.
 */
const mayPublish = (topic: Topic, service: 'cloudwatch' | 'budgets'): PolicyStatement =>
  new PolicyStatement({
    actions: ['sns:Publish'],
    principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
    resources: [topic.topicArn],
    conditions: { StringEquals: { 'aws:SourceAccount': topic.stack.account } },
  })

/** Adds the topic of alarms, with a subscription for the address, if there is one. */
export const addAlarmTopic = (stack: Stack, address: string | undefined): Topic => {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true })
  topic.addToResourcePolicy(mayPublish(topic, 'cloudwatch'))
  topic.addToResourcePolicy(mayPublish(topic, 'budgets'))
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}

/** Adds an alarm, which tells the topic when it sounds and when it is over. */
export const addAlarm = (stack: Stack, topic: Topic, prefix: string, spec: AlarmSpec): Alarm => {
  const { name, impact, metric, above, below, periods = 1, silence } = spec
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

/**
 * Returns an alarm of another stack, by name. If this stack imported the alarm, the other stack could never remove it.
 */
export const alarmByName = (stack: Stack, prefix: string, name: string): IAlarm =>
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
