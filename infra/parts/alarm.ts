import { Duration, type Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

/** Something that an operator must hear of. */
export type Concern = {
  /** docs/operations.md has a heading of this name, which says what to do. */
  readonly name: string
  /** Who suffers, and how. */
  readonly impact: string
  readonly metric: IMetric
  /** It sounds when the metric is above (or below) this for `periods` periods on end. */
  readonly above?: number
  readonly below?: number
  /** 1, where nothing is said. */
  readonly periods?: number
  /** What it means that there is no figure; nothing, where nothing is said. */
  readonly silence?: 'alarming'
}

/** The period of a concern's metric: nothing here is mended faster. */
export const PERIOD = Duration.minutes(5)

/** Where every alarm goes. */
export const alarmTopic = (stack: Stack, address: string | undefined): Topic => {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true })
  if (address !== undefined) topic.addSubscription(new EmailSubscription(address))
  return topic
}

/** An alarm for a concern: what it says is what is lost while it sounds. */
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
